import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EMOTES as PICTURES } from '../art/faces'
import { FAMILY } from '../art/palette'
import { drawSheets } from '../art/sheets'
import { GAMES } from '../games'
import { COLOUR } from '../games/mantis/palette'
import { BOARD_CARDS, COLOURS, EMOTES, KITTENS_CARDS } from '../wire'
import { COMMON_LOOKS } from './common'
import { lookOf } from './looks'

const icons = JSON.parse(readFileSync('node_modules/@iconify-json/fluent-emoji-flat/icons.json', 'utf8')).icons
const drawn = Object.values(drawSheets(icons)).join('')
const CARDS = [...new Set<string>([...KITTENS_CARDS, ...BOARD_CARDS, ...COLOURS])]

describe('the looks of cards', () => {
  it.each(CARDS)('has a look, a picture and a mark for %s', (kind) => {
    expect(lookOf(kind)).toBeDefined()
    expect(drawn).toContain(`id="card-${kind}"`)
    expect(drawn).toContain(`id="${lookOf(kind)?.mark}"`)
  })

  it('has each look once, and none for a card that does not exist', () => {
    const looks = [...Object.keys(COMMON_LOOKS), ...GAMES.flatMap((game) => Object.keys(game.looks))]
    expect(looks.toSorted()).toEqual(CARDS.toSorted())
  })

  it('shows cards on the first page that exist', () => {
    const cover = GAMES.flatMap((game) => game.cover ?? [])
    expect(cover.length).toBeGreaterThan(0)
    expect(cover.filter((kind) => !lookOf(kind))).toEqual([])
  })

  it('draws a box for every edition', () => {
    for (const { editions } of GAMES) for (const { slug } of editions) expect(drawn).toContain(`id="box-${slug}"`)
  })

  it('draws every colour of Mantis as a card, a creature and a shape', () => {
    for (const colour of COLOURS)
      for (const form of ['card', 'creature', 'shape']) expect(drawn).toContain(`id="${form}-${colour}"`)
  })

  it('has a picture for every emote that the server knows', () => {
    expect(Object.keys(PICTURES).sort()).toEqual([...EMOTES].sort())
  })

  it('uses the colours of the style sheet in the pictures', () => {
    const css = readFileSync('src/css/families.css', 'utf8')
    for (const [kind, all] of Object.entries({ family: FAMILY, colour: COLOUR })) {
      for (const [name, paper] of Object.entries(all)) {
        const block = css.split(`[data-${kind}='${name}'] {`)[1]?.split('}')[0] ?? ''
        const found = Object.fromEntries(
          [...block.matchAll(/--(deep|main|light|pale): (#\w+);/g)].map((m) => [m[1], m[2]]),
        )
        expect(found, name).toEqual(paper)
      }
    }
  })
})
