/** Leaves and branches, growing up from 0,0. */

import { darker, lighter } from './colour.ts'
import { type Drawing, n, type Point, path, placed, through } from './drawing.ts'

/** One almond-shaped leaf pointing up. */
function leaf(drawing: Drawing, length: number, width: number, colour: string): string {
  const shade = drawing.linear({ x1: -width / 2, y1: 0, x2: width / 2, y2: 0 }, [
    { at: 0, colour: lighter(colour, 0.25) },
    { at: 0.5, colour },
    { at: 0.51, colour: darker(colour, 0.14) },
    { at: 1, colour: darker(colour, 0.22) },
  ])
  const w = width * 0.66
  return path(
    `M0 0C${n(-w)} ${n(-length * 0.3)} ${n(-w)} ${n(-length * 0.75)} 0 ${n(-length)}C${n(w)} ${n(-length * 0.75)} ${n(w)} ${n(-length * 0.3)} 0 0Z`,
    shade,
  )
}

function turned(shapes: string, [x, y]: Point, degrees: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${shapes}</g>`
}

/** A bent stem with leaves or round pods on both sides. */
export function branch(
  drawing: Drawing,
  { length, lean, kind }: { length: number; lean: number; kind: 'leaves' | 'pods' | 'grass' },
): string {
  const { random, colours } = drawing
  const stem = Array.from({ length: 7 }, (_, step): Point => {
    const t = step / 6
    return [lean * t * t + random.between(-6, 6) * t, -length * t]
  })
  const line = `<path d="M0 0${through(stem)}" fill="none" stroke="${darker(colours.leaf, 0.25)}" stroke-width="5" stroke-linecap="round"/>`
  const parts = stem.slice(2).flatMap((at, index) =>
    [-1, 1].map((side) => {
      const degrees = side * random.between(35, 62) + lean / 12
      const size = (1 - index * 0.1) * length
      if (kind === 'pods') {
        const r = random.between(0.05, 0.075) * length
        const shape = `<circle cy="${n(-r * 1.9)}" r="${n(r)}" fill="${random.pick([colours.accent, lighter(colours.accent, 0.3), colours.glaze])}"/><path d="M0 0V${n(-r)}" stroke="${darker(colours.leaf, 0.2)}" stroke-width="3"/>`
        return turned(shape, at, degrees)
      }
      const width = kind === 'grass' ? 0.035 : 0.1
      const tone = random.pick([
        colours.leaf,
        lighter(colours.leaf, 0.16),
        darker(colours.leaf, 0.1),
      ])
      return turned(leaf(drawing, size * 0.3, size * width * 1.3, tone), at, degrees)
    }),
  )
  const tip = stem.at(-1) ?? [0, -length]
  const end =
    kind === 'pods'
      ? ''
      : turned(leaf(drawing, length * 0.24, length * 0.1, colours.leaf), tip, lean / 8)
  return line + parts.join('') + end
}

/** Several branches in a fan. */
export function bouquet(
  drawing: Drawing,
  { length, count, kind }: { length: number; count: number; kind: 'leaves' | 'pods' | 'grass' },
): string {
  const { random } = drawing
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.15 : index / (count - 1) - 0.5
    return branch(drawing, {
      length: length * random.between(0.78, 1.05),
      lean: share * length * 1.05 + random.between(-20, 20),
      kind,
    })
  }).join('')
}

/** Upright sword leaves, as a potted snake plant has them. */
export function swordLeaves(drawing: Drawing, length: number): string {
  const { random, colours } = drawing
  const degrees = [-34, 31, -20, 22, -10, 11, 2]
  return degrees
    .map((angle, index) => {
      const tall = length * (0.66 + index * 0.055) * random.between(0.92, 1.05)
      const tone = random.pick([
        colours.leaf,
        lighter(colours.leaf, 0.14),
        darker(colours.leaf, 0.14),
      ])
      return turned(leaf(drawing, tall, length * 0.15, tone), [angle * 1.6, 0], angle)
    })
    .join('')
}

/** Round leaves on long stalks. */
export function roundLeaves(drawing: Drawing, length: number): string {
  const { random, colours } = drawing
  const stalks = [-58, 54, -36, 34, -16, 16, 0]
  return stalks
    .map((angle, index) => {
      const tall = length * (0.6 + index * 0.06) * random.between(0.92, 1.05)
      const r = length * random.between(0.15, 0.19)
      const tone = random.pick([
        colours.leaf,
        lighter(colours.leaf, 0.14),
        darker(colours.leaf, 0.12),
      ])
      const shade = drawing.linear({ x1: -r, y1: -r, x2: r, y2: r }, [
        { at: 0, colour: lighter(tone, 0.28) },
        { at: 1, colour: darker(tone, 0.2) },
      ])
      const stalk = `<path d="M0 0Q0 ${n(-tall * 0.6)} 0 ${n(-tall)}" stroke="${darker(tone, 0.2)}" stroke-width="5" fill="none"/>`
      const blade = placed(
        `<circle r="${n(r)}" fill="${shade}"/><path d="M0 0L0 ${n(r)}" stroke="${darker(tone, 0.25)}" stroke-width="3"/>`,
        { x: 0, y: -tall },
      )
      return turned(stalk + blade, [angle * 0.5, 0], angle * 0.8)
    })
    .join('')
}
