/** The room a thing stands in. All measures are shares of a 1000-unit scene around the middle of the table. */

import { darker, lighter, mix } from './colour.ts'
import { type Drawing, ellipse, n, path } from './drawing.ts'

export type BackdropKind = 'table' | 'arch' | 'sun' | 'window' | 'wall'

/** Half the scene's extent, so that backdrops fill pictures of any shape. */
const FAR = 1600

/** Wall and table, with light falling in from the upper left; the table's edge is at y = -120. */
export function backdrop(drawing: Drawing, kind: BackdropKind): string {
  const { colours } = drawing
  const wall = drawing.linear({ x1: -600, y1: -900, x2: 600, y2: 200 }, [
    { at: 0, colour: lighter(colours.wall, 0.35) },
    { at: 0.6, colour: colours.wall },
    { at: 1, colour: darker(colours.wall, 0.12) },
  ])
  const layers = [rect(-FAR, -FAR, FAR * 2, FAR * 2, wall), FEATURES[kind](drawing)]
  if (kind !== 'wall') layers.push(table(drawing))
  return layers.join('')
}

function table(drawing: Drawing): string {
  const { colours } = drawing
  const top = drawing.linear({ x1: 0, y1: TABLE_EDGE, x2: 0, y2: 420 }, [
    { at: 0, colour: lighter(colours.table, 0.28) },
    { at: 0.12, colour: lighter(colours.table, 0.12) },
    { at: 1, colour: darker(colours.table, 0.1) },
  ])
  return rect(-FAR, TABLE_EDGE, FAR * 2, FAR, top)
}

export const TABLE_EDGE = -120

const FEATURES: Readonly<Record<BackdropKind, (drawing: Drawing) => string>> = {
  table: (drawing) => slant(drawing, 0.22),

  wall: (drawing) => slant(drawing, 0.3),

  arch: (drawing) => {
    const { colours } = drawing
    const fill = drawing.linear({ x1: -300, y1: -800, x2: 320, y2: 0 }, [
      { at: 0, colour: mix(colours.wall, colours.accent, 0.32) },
      { at: 1, colour: mix(colours.wall, colours.accent, 0.55) },
    ])
    const outer = mix(colours.wall, colours.paper, 0.6)
    return (
      path(`M-380 0V-430A380 380 0 0 1 380 -430V0Z`, outer) +
      path(`M-310 0V-430A310 310 0 0 1 310 -430V0Z`, fill) +
      slant(drawing, 0.12)
    )
  },

  sun: (drawing) => {
    const { colours } = drawing
    const disc = drawing.linear({ x1: 0, y1: -820, x2: 0, y2: -120 }, [
      { at: 0, colour: lighter(colours.accent, 0.3) },
      { at: 1, colour: mix(colours.accent, colours.wall, 0.45) },
    ])
    return ellipse(150, -430, 330, 330, disc) + slant(drawing, 0.12)
  },

  window: (drawing) => {
    const pane = (x: number, y: number) =>
      `<rect x="${n(x)}" y="${n(y)}" width="150" height="210" fill="${glow}"/>`
    const glow = drawing.linear({ x1: -400, y1: -800, x2: 100, y2: -200 }, [
      { at: 0, colour: '#fffdf2', opacity: 0.75 },
      { at: 1, colour: '#fffdf2', opacity: 0.18 },
    ])
    const panes = [0, 1].flatMap((column) => [0, 1].map((row) => pane(column * 168, row * 228)))
    return `<g transform="translate(-330 -760) skewY(9) skewX(-7)">${panes.join('')}</g>`
  },
}

/** A soft band of daylight across the wall, fading out on both sides. */
function slant(drawing: Drawing, strength: number): string {
  const ray = { colour: '#fffdf2' }
  const light = drawing.linear({ x1: -360, y1: 0, x2: 300, y2: 0 }, [
    { at: 0, ...ray, opacity: 0 },
    { at: 0.3, ...ray, opacity: strength },
    { at: 0.62, ...ray, opacity: strength * 0.8 },
    { at: 1, ...ray, opacity: 0 },
  ])
  return `<g transform="translate(-120 -420) rotate(-32)">${rect(-360, -FAR, 660, FAR * 2, light)}</g>`
}

/** The line that things stand on in front of a wall. */
export function shelf(drawing: Drawing, y: number, width: number): string {
  const { colours } = drawing
  const board = drawing.linear({ x1: 0, y1: y, x2: 0, y2: y + 34 }, [
    { at: 0, colour: lighter(colours.table, 0.3) },
    { at: 0.3, colour: colours.table },
    { at: 1, colour: darker(colours.table, 0.25) },
  ])
  const below = drawing.linear({ x1: 0, y1: y + 34, x2: 0, y2: y + 130 }, [
    { at: 0, colour: '#2a1710', opacity: 0.28 },
    { at: 1, colour: '#2a1710', opacity: 0 },
  ])
  return (
    rect(-width / 2 + 10, y + 30, width - 10, 100, below) +
    `<rect x="${n(-width / 2)}" y="${n(y)}" width="${n(width)}" height="34" rx="5" fill="${board}"/>`
  )
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = '') {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`
}
