/** Things turned on a wheel: a profile swung around, lit from the left. */

import { darker, lighter, mix } from './colour.ts'
import { type Drawing, ellipse, n, type Point, path, through } from './drawing.ts'

export interface VesselShape {
  /** Height and radius from the foot to the rim. */
  readonly profile: readonly (readonly [height: number, radius: number])[]
  readonly colour: string
  /** Tilt towards the viewer: the rim's height over its width. */
  readonly tilt?: number
  /** A second colour from the rim down to this share of the height. */
  readonly dip?: { readonly colour: string; readonly share: number }
  readonly bands?: readonly {
    readonly from: number
    readonly to: number
    readonly colour: string
  }[]
  readonly speckles?: number
  /** Drawn over the opening, such as tea or soup. */
  readonly filling?: string
  /** Closed on top, as lids and candles are. */
  readonly isClosed?: boolean
}

export function vessel(drawing: Drawing, shape: VesselShape): string {
  const { profile, colour, tilt = 0.2, dip, bands = [], speckles = 0, filling } = shape
  const rim = profile.at(-1) ?? [100, 100]
  const height = rim[0]
  const widest = Math.max(...profile.map(([, radius]) => radius))
  const outline = outlineOf(profile, tilt)
  const inside = drawing.clip(`<path d="${outline}"/>`)
  const lit = (base: string) => light(drawing, base, widest)

  const layers = [path(outline, lit(colour))]
  if (dip)
    layers.push(
      clipped(inside, path(dipArea(drawing, dip.share * height, height, widest), lit(dip.colour))),
    )
  for (const band of bands)
    layers.push(
      clipped(
        inside,
        path(bandArea(band.from * height, band.to * height, widest, tilt), lit(band.colour)),
      ),
    )
  if (speckles > 0) layers.push(clipped(inside, dots(drawing, speckles, widest, height)))
  layers.push(clipped(inside, occlusion(drawing, height, widest)))
  if (!shape.isClosed)
    layers.push(opening(drawing, { rim, tilt, colour: dip?.colour ?? colour, filling }))
  else layers.push(ellipse(0, -height, rim[1], rim[1] * tilt, lighter(dip?.colour ?? colour, 0.2)))
  return layers.join('')
}

function outlineOf(profile: VesselShape['profile'], tilt: number): string {
  const right = profile.map(([height, radius]): Point => [radius, -height])
  const left = right.map(([x, y]): Point => [-x, y]).reverse()
  const [footRadius, rimRadius] = [right[0]?.[0] ?? 0, right.at(-1)?.[0] ?? 0]
  const start = left[0] ?? [0, 0]
  return [
    `M${n(start[0])} ${n(start[1])}`,
    through(left),
    `A${n(footRadius)} ${n(footRadius * tilt)} 0 0 0 ${n(footRadius)} 0`,
    through(right),
    `A${n(rimRadius)} ${n(rimRadius * tilt)} 0 0 0 ${n(start[0])} ${n(start[1])}Z`,
  ].join('')
}

function light(drawing: Drawing, colour: string, radius: number): string {
  return drawing.linear({ x1: -radius, y1: 0, x2: radius, y2: 0 }, [
    { at: 0, colour: darker(colour, 0.16) },
    { at: 0.16, colour: lighter(colour, 0.1) },
    { at: 0.32, colour: lighter(colour, 0.34) },
    { at: 0.55, colour },
    { at: 0.85, colour: darker(colour, 0.3) },
    { at: 1, colour: darker(colour, 0.2) },
  ])
}

function clipped(clip: string, shapes: string): string {
  return `<g clip-path="${clip}">${shapes}</g>`
}

/** Glazed area from above the rim down to a wavy edge, as glaze runs. */
function dipArea(drawing: Drawing, depth: number, height: number, widest: number): string {
  const { random } = drawing
  const steps = 9
  const edge = Array.from({ length: steps + 1 }, (_, step): Point => {
    const x = -widest * 1.1 + (widest * 2.2 * step) / steps
    const sag = Math.sqrt(Math.max(0, 1 - (x / (widest * 1.1)) ** 2)) * widest * 0.16
    return [x, -height + depth + sag + random.between(-0.05, 0.06) * height]
  })
  const [first] = edge
  const top = -height - widest
  return `M${n(-widest * 1.1)} ${n(top)}L${n(first?.[0] ?? 0)} ${n(first?.[1] ?? 0)}${through(edge)}L${n(widest * 1.1)} ${n(top)}Z`
}

/** A ring around the body; `from` and `to` count from the foot. */
function bandArea(from: number, to: number, widest: number, tilt: number): string {
  const r = widest * 1.05
  const sag = r * tilt
  return `M${n(-r)} ${n(-to)}Q0 ${n(-to + sag * 2)} ${n(r)} ${n(-to)}L${n(r)} ${n(-from)}Q0 ${n(-from + sag * 2)} ${n(-r)} ${n(-from)}Z`
}

function dots({ random, colours }: Drawing, count: number, widest: number, height: number): string {
  return Array.from({ length: count }, () => {
    const size = random.between(0.8, 2.8)
    const opacity = random.between(0.15, 0.5)
    return ellipse(
      random.between(-widest, widest),
      random.between(-height, 20),
      size,
      size * 0.8,
      colours.ink,
      `opacity="${n(opacity)}"`,
    )
  }).join('')
}

/** Shading: darker towards the table, with a long highlight where the window is. */
function occlusion(drawing: Drawing, height: number, widest: number): string {
  const ground = drawing.linear({ x1: 0, y1: -height * 0.45, x2: 0, y2: widest * 0.2 }, [
    { at: 0, colour: '#2a1710', opacity: 0 },
    { at: 1, colour: '#2a1710', opacity: 0.34 },
  ])
  const shine = drawing.radial([
    { at: 0, colour: '#ffffff', opacity: 0.4 },
    { at: 1, colour: '#ffffff', opacity: 0 },
  ])
  return (
    `<rect x="${n(-widest * 1.2)}" y="${n(-height * 0.45)}" width="${n(widest * 2.4)}" height="${n(height * 0.45 + widest)}" fill="${ground}"/>` +
    ellipse(-widest * 0.42, -height * 0.6, widest * 0.16, height * 0.34, shine)
  )
}

interface Opening {
  readonly rim: readonly [number, number]
  readonly tilt: number
  readonly colour: string
  readonly filling: string | undefined
}

function opening(drawing: Drawing, { rim, tilt, colour, filling }: Opening): string {
  const [height, radius] = rim
  const depth = drawing.linear(
    { x1: -radius, y1: -height - radius * tilt, x2: radius, y2: -height + radius * tilt },
    [
      { at: 0, colour: darker(colour, 0.55) },
      { at: 0.55, colour: darker(colour, 0.3) },
      { at: 1, colour: mix(colour, '#fffaf0', 0.05) },
    ],
  )
  const lip = radius > 60 ? 0.95 : 0.9
  const bottom = filling
    ? ellipse(
        0,
        -height + radius * tilt * 0.1,
        radius * lip * 0.97,
        radius * tilt * lip * 0.82,
        filling,
      )
    : ''
  return (
    ellipse(0, -height, radius, radius * tilt, lighter(colour, 0.4)) +
    ellipse(0, -height, radius * lip, radius * tilt * lip, depth) +
    bottom
  )
}
