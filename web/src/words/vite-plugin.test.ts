import { describe, expect, it } from 'vitest'
import { chunksOf } from './vite-plugin'

describe('the chunks of the catalogues', () => {
  const files = [
    'app',
    'cards',
    'table',
    'events',
    'help',
    'nim',
    'nim-box',
    'nim-cards',
    'nim-events',
    'nim-options',
    'nim-rules',
  ]
  const chunks = Object.fromEntries(
    [...chunksOf(files)].map(([chunk, parts]) => [chunk, parts.map(({ name }) => name)]),
  )

  it('have the titles of editions and the faces of cards on the first page', () => {
    expect(chunks['first']).toEqual(['app', 'cards', 'nim-box', 'nim-cards'])
  })

  it('have what a table of a game needs together, and its rules with its help pages', () => {
    expect(chunks['nim']).toEqual(['nim', 'nim-events'])
    expect(chunks['nim-rules']).toEqual(['nim-help', 'nim-rules'])
    expect(chunks['table']).toEqual(['table', 'events', 'nim-options'])
  })
})
