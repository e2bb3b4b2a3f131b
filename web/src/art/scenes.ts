// The paper-cut scene behind a picture, in the four colours of a family, and the frame around it.
import { chevron, hill, scallop, star } from './geometry.ts'
import type { Colours } from './palette.ts'

type Sheet = keyof Colours
type Draw = (paper: Colours) => string

const back = (fill: string) => `<path d="M-9-9H109V99H-9Z" fill="${fill}"/>`

/** One sheet of paper: the shadow of its edge, then the sheet. */
const sheet = (d: string, fill: string) =>
  `<path d="${d}" transform="translate(0 1.7)" fill="#12061f" opacity=".22"/><path d="${d}" fill="${fill}"/>`

const layers =
  (bottom: Sheet, ...cuts: [Sheet, string][]): Draw =>
  (paper) =>
    back(paper[bottom]) + cuts.map(([name, d]) => sheet(d, paper[name])).join('')

const stripes = (fill: string) =>
  [-20, 8, 36, 64, 92].map((x) => `<path d="M${x} 92L${x + 40} -2H${x + 54}L${x + 14} 92Z" fill="${fill}"/>`).join('')

export const SCENES = {
  burst: layers('deep', ['main', star(14, 62, 44)], ['light', star(14, 47, 33)], ['pale', star(14, 34, 25)]),
  cloud: layers('main', ['light', scallop(11, 44)], ['pale', scallop(10, 32)]),
  hazard: (paper) => back(paper.light) + stripes(paper.deep) + sheet(scallop(12, 34), paper.pale),
  chevrons: layers('deep', ['main', chevron(64)], ['light', chevron(38)], ['pale', chevron(12)]),
  waves: layers('deep', ['main', hill(22, 16, 3)], ['light', hill(40, 18, -6)], ['pale', hill(58, 16, 4)]),
  hills: (paper) =>
    back(paper.light) +
    `<circle cx="76" cy="20" r="12" fill="${paper.pale}"/>` +
    sheet(hill(46, 20, -4), paper.main) +
    sheet(hill(66, 16, 6), paper.deep),
  ribbons: layers(
    'pale',
    ['light', 'M-5 0H34Q58 44 34 90H-5Z'],
    ['main', 'M-5 0H16Q40 44 16 90H-5Z'],
    ['light', 'M105 0H74Q50 44 74 90H105Z'],
    ['main', 'M105 0H90Q66 44 90 90H105Z'],
  ),
  eclipse: (paper) =>
    layers('deep', ['main', star(20, 60, 46)], ['light', scallop(14, 35)])(paper) +
    `<path d="M50 7A35 35 0 0 1 50 77Q36 42 50 7Z" fill="${paper.deep}"/>`,
  rays: layers('light', ['pale', star(10, 78, 30)], ['light', scallop(12, 30)]),
  flames: layers('deep', ['main', star(9, 58, 34)], ['light', star(9, 42, 26)], ['pale', scallop(9, 22)]),
} satisfies Record<string, Draw>

export type Scene = keyof typeof SCENES

// Cream paper over the scene with a window cut out; its shadow stays clear of the edges.
const CUT_OUT = 'M2 9A7 7 0 0 1 9 2H91A7 7 0 0 1 98 9V77Q82 74 66 79T32 79T2 80Z'
export const FRAME =
  `<g fill-rule="evenodd"><path d="M1 0V84H99V0Z${CUT_OUT}" transform="translate(0 1.7)" fill="#12061f" opacity=".22"/>` +
  `<path d="M-9-9V99H109V-9Z${CUT_OUT}" fill="var(--paper, #fff6e4)"/></g>`

/** The back of a card: a rosette of three sheets. */
export const rosette = (outer: string, middle: string, inner: string) =>
  `<g transform="translate(0 28)">${sheet(scallop(14, 40), outer)}${sheet(scallop(12, 30), middle)}${sheet(scallop(10, 20), inner)}</g>`
