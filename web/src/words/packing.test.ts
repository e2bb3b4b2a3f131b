import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { pack, unpack, type PackedMessage } from './packing'

const TEXTS = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true })

it('gives back every message of every catalogue, in far fewer letters', () => {
  expect(Object.keys(TEXTS).length).toBeGreaterThan(60)
  for (const [path, text] of Object.entries(TEXTS)) {
    const { body } = new FluentResource(text)
    const sent = JSON.stringify(pack(body))
    expect(unpack(JSON.parse(sent) as PackedMessage[]), path).toEqual(body)
    expect(sent.length).toBeLessThan(JSON.stringify(body).length)
  }
})

it('refuses what it would not give back', () => {
  const { body } = new FluentResource('a = { NUMBER($n) }')
  expect(() => pack(body)).toThrow('func')
})
