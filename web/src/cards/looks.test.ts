import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLOUR, FAMILY } from '../art/palette'
import { sheets } from '../art/sheets'
import { BOARD_CARDS, COLOURS, EMOTES, KITTENS_CARDS } from '../wire'
import { EMOTES as PICTURES } from '../art/faces'
import { isColour, LOOKS } from './looks'

const icons = JSON.parse(readFileSync('node_modules/@iconify-json/fluent-emoji-flat/icons.json', 'utf8')).icons
const drawn = Object.values(sheets(icons)).join('')

describe('the looks of cards', () => {
  it.each([...new Set([...KITTENS_CARDS, ...BOARD_CARDS])])('has a look and a picture for %s', (slug) => {
    expect(LOOKS).toHaveProperty(slug)
    expect(drawn).toContain(`id="card-${slug}"`)
  })

  it('has no look for a card that there is not', () => {
    const cards = new Set<string>([...KITTENS_CARDS, ...BOARD_CARDS])
    expect(Object.keys(LOOKS).filter((slug) => !cards.has(slug))).toEqual([])
  })

  it('draws every colour of Mantis as a card, a creature and a shape', () => {
    for (const colour of COLOURS) {
      expect(isColour(colour)).toBe(true)
      for (const form of ['card', 'creature', 'shape']) expect(drawn).toContain(`id="${form}-${colour}"`)
    }
  })

  it('has a picture for every sign that the server knows', () => {
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
