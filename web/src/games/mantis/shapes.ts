// The shape of each colour (24 by 24), and the creatures, which are these shapes with a face.
import { polygon, ring } from '../../art/geometry'
import type { Colour } from '../../wire'

const SHAPES: Record<Colour, string> = {
  red: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  orange: 'M5 2.500h14A2.5 2.5 0 0 1 21.5 5v14a2.5 2.5 0 0 1-2.5 2.500H5A2.5 2.5 0 0 1 2.5 19V5A2.5 2.5 0 0 1 5 2.500Z',
  yellow: polygon(ring(10, (i) => (i % 2 ? 5.8 : 11.8), 12, 12.6)),
  green: 'M13.8 3 22.5 18.800A2 2 0 0 1 20.7 21.800H3.300A2 2 0 0 1 1.5 18.800L10.2 3a2 2 0 0 1 3.6 0Z',
  blue: 'M12 1.200C15.5 6.5 20.3 10 20.3 14.800a8.3 8.3 0 0 1-16.6 0C3.7 10 8.5 6.5 12 1.200Z',
  purple:
    'M13.6 1.7 22.3 10.400a2.2 2.2 0 0 1 0 3.200L13.6 22.300a2.2 2.2 0 0 1-3.2 0L1.7 13.600a2.2 2.2 0 0 1 0-3.200L10.4 1.700a2.2 2.2 0 0 1 3.2 0Z',
  pink: 'M12 22C4 16.5 1.2 12.7 1.2 8.6 1.2 2.6 9 .8 12 6.2 15 .8 22.8 2.6 22.8 8.6 22.8 12.7 20 16.5 12 22Z',
}

const FACE =
  '<g fill="#2a1838"><circle cx="9" cy="11.5" r="1.5"/><circle cx="15" cy="11.5" r="1.5"/>' +
  '<path d="M9.6 14.300q2.4 2.6 4.8 0" fill="none" stroke="#2a1838" stroke-width="1.2" stroke-linecap="round"/></g>'

/** A creature: its shape in two colours, with a face. */
export const creature = (colour: Colour, main: string, light: string) =>
  `<path d="${SHAPES[colour]}" fill="${main}"/>` +
  `<path d="${SHAPES[colour]}" fill="${light}" transform="translate(2.6 2.2) scale(.78)"/>${FACE}`

export const plain = (colour: Colour, main: string, deep: string) =>
  `<path d="${SHAPES[colour]}" fill="${main}" stroke="${deep}" stroke-width="1.6"/>`
