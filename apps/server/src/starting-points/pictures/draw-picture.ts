/** The project's own pictures: drawn from shapes and seeded chance, so that a request always gives the identical picture. */

import { type BackdropKind, backdrop } from './backdrop.ts'
import { apron, towel } from './cloth.ts'
import { createDrawing, type Drawing, n, placed } from './drawing.ts'
import { PALETTES, type PaletteName } from './palettes.ts'
import { gift, print } from './paper.ts'
import { bowl, candle, jug, mug, planter, plate, teapot, vase } from './pots.ts'
import { createRandom } from './random.ts'
import {
  dishAlone,
  kitchen,
  landscape,
  paperCut,
  room,
  shelves,
  stillLife,
  studioDesk,
  supper,
} from './scenes.ts'
import { bowlSign, flowerSign, shapesSign, sheetSign } from './signs.ts'
import { booklet, wheel } from './workshop.ts'

interface Kind {
  readonly draw: (drawing: Drawing) => string
  /** Backdrops of which one stands behind it; none for pictures that fill the frame themselves. */
  readonly behind?: readonly [BackdropKind, ...BackdropKind[]]
  /** Height of the point 0,0, as a share of the picture's height. */
  readonly ground: number
  readonly scale: number
}

const ON_TABLE = { behind: ['table', 'arch', 'sun', 'window'], ground: 0.76, scale: 1 } as const
const ON_WALL = { behind: ['wall'], ground: 0.52, scale: 1 } as const
const FULL = { ground: 0.5, scale: 1 } as const

const KINDS = {
  apron: { draw: apron, ...ON_WALL, scale: 1.05 },
  booklet: { draw: booklet, ...ON_TABLE, ground: 0.78, scale: 1.08 },
  bowlSign: { draw: bowlSign, ...FULL },
  bowl: { draw: bowl, ...ON_TABLE, ground: 0.7, scale: 1.2 },
  candle: { draw: candle, ...ON_TABLE, scale: 1.1 },
  dish: { draw: dishAlone, ...FULL },
  flowerSign: { draw: flowerSign, ...FULL },
  gift: { draw: gift, ...ON_TABLE, ground: 0.74 },
  jug: { draw: jug, ...ON_TABLE, scale: 1.15 },
  kitchen: { draw: kitchen, behind: ['window', 'sun'], ground: 0.78, scale: 1 },
  landscape: { draw: landscape, ...FULL },
  mug: { draw: mug, ...ON_TABLE, scale: 1.3 },
  paperCut: { draw: paperCut, ...FULL },
  planter: { draw: planter, ...ON_TABLE, ground: 0.82, scale: 1.02 },
  plate: { draw: plate, ...ON_TABLE, ground: 0.74, scale: 1.1 },
  print: { draw: print, ...ON_WALL, scale: 1.05 },
  room: { draw: room, behind: ['arch', 'window'], ground: 0.78, scale: 1 },
  shapesSign: { draw: shapesSign, ...FULL },
  sheetSign: { draw: sheetSign, ...FULL },
  shelves: { draw: shelves, ...ON_WALL },
  stillLife: { draw: stillLife, behind: ['arch', 'sun', 'window'], ground: 0.82, scale: 0.9 },
  studioDesk: { draw: studioDesk, behind: ['table', 'window'], ground: 0.78, scale: 1 },
  supper: { draw: supper, ...FULL },
  teapot: { draw: teapot, ...ON_TABLE, ground: 0.74, scale: 1.15 },
  towel: { draw: towel, ...ON_TABLE, ground: 0.72, scale: 1.12 },
  vase: { draw: vase, ...ON_TABLE, ground: 0.86, scale: 1 },
  wheel: { draw: wheel, ...ON_TABLE, ground: 0.7 },
} as const satisfies Record<string, Kind>

export type PictureKind = keyof typeof KINDS
export const PICTURE_KINDS = Object.keys(KINDS) as PictureKind[]

export interface PictureRequest {
  readonly kind: PictureKind
  readonly palette: PaletteName
  readonly seed: number
  readonly width: number
  readonly height: number
}

/** An SVG of the thing in its room. */
export function drawPicture({ kind, palette, seed, width, height }: PictureRequest): string {
  const random = createRandom(seed)
  const drawing = createDrawing({ width, height }, PALETTES[palette], random)
  const { draw, behind, ground, scale }: Kind = KINDS[kind]
  const unit = Math.min(width, height) / 1000
  const at = { x: width / 2, y: height * ground, scale: unit }
  const room = behind ? placed(backdrop(drawing, random.pick(behind)), at) : ''
  const thing = placed(draw(drawing), { ...at, scale: unit * scale })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">${drawing.definitions()}${room}${thing}</svg>`
}
