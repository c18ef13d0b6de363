/** Tools that every part of a picture draws with: colours, chance, and the definitions that shapes refer to. */

import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'

export interface Stop {
  readonly at: number
  readonly colour: string
  readonly opacity?: number
}

export interface Line {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

export interface Drawing {
  readonly width: number
  readonly height: number
  readonly colours: Palette
  readonly random: Random
  /** Defines a gradient; gives the value of a `fill`. */
  linear(line: Line, stops: readonly Stop[]): string
  radial(stops: readonly Stop[]): string
  /** Defines a clipping shape; gives the value of a `clip-path`. */
  clip(shape: string): string
  definitions(): string
}

export function createDrawing(
  size: { width: number; height: number },
  colours: Palette,
  random: Random,
): Drawing {
  const definitions: string[] = []
  const define = (make: (id: string) => string) => {
    const id = `d${definitions.length}`
    definitions.push(make(id))
    return `url(#${id})`
  }
  return {
    ...size,
    colours,
    random,
    linear: ({ x1, y1, x2, y2 }, stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops.map(stop).join('')}</linearGradient>`,
      ),
    radial: (stops) =>
      define((id) => `<radialGradient id="${id}">${stops.map(stop).join('')}</radialGradient>`),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    definitions: () => `<defs>${definitions.join('')}</defs>`,
  }
}

function stop({ at, colour, opacity = 1 }: Stop): string {
  return `<stop offset="${n(at)}" stop-color="${colour}" stop-opacity="${n(opacity)}"/>`
}

/** A number as short as it needs to be. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Puts a thing in its place. Things are drawn around 0,0 where they stand, with y upwards being negative. */
export function placed(
  shapes: string,
  { x, y, scale = 1 }: { x: number; y: number; scale?: number },
) {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${shapes}</g>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = '') {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

export type Point = readonly [x: number, y: number]

/** Spline: a smooth line through all points, to go on from the first one (Catmull-Rom). */
export function through(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  return points
    .slice(1)
    .map((end, index) => {
      const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
      const one = [
        start[0] + (end[0] - before[0]) / 6,
        start[1] + (end[1] - before[1]) / 6,
      ] as const
      const two = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6] as const
      return `C${[one, two, end].map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')}`
    })
    .join('')
}

/** A soft dark spot on the table under a thing `radius` wide. */
export function shadow(drawing: Drawing, radius: number, depth = 0.3): string {
  const dark = { colour: '#2a1710' }
  const contact = drawing.radial([
    { at: 0, ...dark, opacity: depth * 1.6 },
    { at: 0.6, ...dark, opacity: depth },
    { at: 1, ...dark, opacity: 0 },
  ])
  const cast = drawing.radial([
    { at: 0, ...dark, opacity: depth * 0.8 },
    { at: 0.5, ...dark, opacity: depth * 0.4 },
    { at: 1, ...dark, opacity: 0 },
  ])
  return (
    ellipse(radius * 0.75, radius * 0.06, radius * 1.9, radius * 0.3, cast) +
    ellipse(radius * 0.06, radius * 0.02, radius * 1.18, radius * 0.26, contact)
  )
}
