/** Things of paper: prints, cards, books, boxes. */

import { rect } from './backdrop.ts'
import { darker, lighter, mix } from './colour.ts'
import { type Drawing, ellipse, n, type Point, path, placed, through } from './drawing.ts'

/** Picture on a print: hills under a sun, leaves cut from paper, or shapes in balance. */
export function artwork(drawing: Drawing, width: number, height: number): string {
  const { random } = drawing
  const clip = drawing.clip(rect(-width / 2, -height / 2, width, height, '#000'))
  const draw = random.pick([hills, cutouts, balance] as const)
  return `<g clip-path="${clip}">${draw(drawing, width, height)}</g>`
}

/** Layers of hills, the nearest darkest, below a low sun. */
export function hills(drawing: Drawing, width: number, height: number): string {
  const { colours, random } = drawing
  const sky = drawing.linear({ x1: 0, y1: -height / 2, x2: 0, y2: height / 2 }, [
    { at: 0, colour: mix(colours.wall, colours.glaze, 0.3) },
    { at: 0.6, colour: mix(colours.paper, colours.accent, 0.35) },
    { at: 1, colour: colours.paper },
  ])
  const sun = random.between(-0.2, 0.2) * width
  const size = Math.min(width, height)
  const layers = [0, 1, 2, 3, 4].map((layer) => {
    const base = -height * 0.06 + layer * height * 0.13
    const points = Array.from(
      { length: 9 },
      (_, step): Point => [
        -width / 2 + (width * step) / 8,
        base + random.between(-1, 1) * height * (0.09 - layer * 0.008),
      ],
    )
    const far = mix(colours.wall, colours.accent, 0.25)
    const colour = mix(far, mix(colours.leaf, colours.ink, 0.45), layer / 4)
    const shade = drawing.linear(
      { x1: 0, y1: base - height * 0.1, x2: 0, y2: base + height * 0.3 },
      [
        { at: 0, colour: lighter(colour, 0.16) },
        { at: 1, colour: darker(colour, 0.06) },
      ],
    )
    const [start = [0, 0] as Point] = points
    return path(
      `M${n(start[0])} ${n(height)}L${n(start[0])} ${n(start[1])}${through(points)}L${n(width / 2)} ${n(height)}Z`,
      shade,
    )
  })
  return (
    rect(-width / 2, -height / 2, width, height, sky) +
    ellipse(sun, -height * 0.14, size * 0.17, size * 0.17, lighter(colours.accent, 0.15)) +
    layers.join('')
  )
}

/** Shapes as cut from paper with scissors, each with a little shadow. */
export function cutouts(drawing: Drawing, width: number, height: number): string {
  const { colours, random } = drawing
  const size = Math.min(width, height)
  const tones = [colours.clay, colours.accent, colours.leaf, colours.glaze, colours.ink] as const
  const spots: readonly Point[] = [
    [-0.25, -0.26],
    [0.24, -0.2],
    [-0.2, 0.2],
    [0.25, 0.26],
    [0.02, 0.01],
  ]
  const shapes = spots.map(([x, y], index) => {
    const r = size * random.between(0.16, 0.23)
    const colour = tones[index % tones.length] ?? colours.clay
    const shape = index % 2 === 0 ? seaweed(random.between(5, 8), r * 1.25) : pebble(drawing, r)
    const at = { x: x * width, y: y * height }
    return (
      placed(path(shape, '#2a1710', 'opacity="0.14"'), {
        x: at.x + size * 0.012,
        y: at.y + size * 0.016,
      }) + placed(path(shape, colour), at)
    )
  })
  return rect(-width / 2, -height / 2, width, height, colours.paper) + shapes.join('')
}

/** A frond with round lobes. */
function seaweed(lobes: number, size: number): string {
  const count = Math.round(lobes) * 2
  const points = Array.from({ length: count * 4 + 1 }, (_, step): Point => {
    const angle = (step / (count * 4)) * Math.PI * 2 - Math.PI / 2
    const r = size * (0.62 + 0.36 * Math.cos(angle * (count / 2)))
    return [Math.cos(angle) * r * 0.72, Math.sin(angle) * r]
  })
  const [first = [0, 0] as Point] = points
  return `M${n(first[0])} ${n(first[1])}${through(points)}Z`
}

function pebble({ random }: Drawing, size: number): string {
  const points = Array.from({ length: 8 }, (_, step): Point => {
    const angle = (step / 8) * Math.PI * 2
    const r = size * random.between(0.78, 1.08)
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  })
  const [first = [0, 0] as Point] = points
  const closed = [...points, first]
  return `M${n(first[0])} ${n(first[1])}${through(closed)}Z`
}

/** Discs, half discs and a bar, one on the other. */
export function balance(drawing: Drawing, width: number, height: number): string {
  const { colours, random } = drawing
  const r = Math.min(width, height) * 0.2
  const [one, two, three, four] =
    random.next() > 0.5
      ? [colours.clay, colours.accent, colours.leaf, colours.ink]
      : [colours.accent, colours.ink, colours.clay, colours.leaf]
  return (
    rect(-width / 2, -height / 2, width, height, colours.paper) +
    path(
      `M${n(-r * 1.6)} ${n(r * 1.9)}A${n(r * 1.6)} ${n(r * 1.6)} 0 0 1 ${n(r * 1.6)} ${n(r * 1.9)}Z`,
      one,
    ) +
    rect(-r * 1.9, r * 1.9, r * 3.8, r * 0.14, four) +
    ellipse(-r * 0.2, -r * 0.45, r * 0.78, r * 0.78, two) +
    path(
      `M${n(-r * 1.1)} ${n(-r * 1.24)}A${n(r * 0.9)} ${n(r * 0.9)} 0 0 0 ${n(r * 0.7)} ${n(-r * 1.24)}Z`,
      three,
    ) +
    ellipse(r * 0.75, -r * 1.75, r * 0.4, r * 0.4, four) +
    `<path d="M${n(r * 1.25)} ${n(r * 1.2)}V${n(-r * 0.6)}" stroke="${four}" stroke-width="${n(r * 0.09)}"/>`
  )
}

/** A frame on the wall, around 0,0. */
export function framed(drawing: Drawing, width: number, height: number): string {
  const { colours } = drawing
  const wood = drawing.linear({ x1: -width / 2, y1: -height / 2, x2: width / 2, y2: height / 2 }, [
    { at: 0, colour: lighter(colours.table, 0.3) },
    { at: 1, colour: darker(colours.table, 0.3) },
  ])
  const dark = drawing.linear({ x1: -width / 2, y1: 0, x2: width / 2 + 60, y2: 40 }, [
    { at: 0, colour: '#2a1710', opacity: 0.22 },
    { at: 0.9, colour: '#2a1710', opacity: 0.18 },
    { at: 1, colour: '#2a1710', opacity: 0 },
  ])
  const [outer, margin] = [16, Math.min(width, height) * 0.12]
  return (
    rect(-width / 2 + 10, -height / 2 + 16, width + 26, height + 20, dark, 'rx="6"') +
    rect(
      -width / 2 - outer,
      -height / 2 - outer,
      width + outer * 2,
      height + outer * 2,
      wood,
      'rx="3"',
    ) +
    rect(-width / 2, -height / 2, width, height, lighter(colours.paper, 0.5)) +
    artwork(drawing, width - margin * 2, height - margin * 2)
  )
}

export function print(drawing: Drawing): string {
  return placed(framed(drawing, 470, 610), { x: 0, y: -60 })
}

/** A card in its envelope, with a ribbon, leaning on a wrapped box. */
export function gift(drawing: Drawing): string {
  const { colours } = drawing
  const side = drawing.linear({ x1: -220, y1: -300, x2: 220, y2: 0 }, [
    { at: 0, colour: lighter(colours.clay, 0.25) },
    { at: 1, colour: darker(colours.clay, 0.22) },
  ])
  const lid = drawing.linear({ x1: -240, y1: -360, x2: 240, y2: -280 }, [
    { at: 0, colour: lighter(colours.clay, 0.4) },
    { at: 1, colour: colours.clay },
  ])
  const ribbon = drawing.linear({ x1: -40, y1: -360, x2: 60, y2: 0 }, [
    { at: 0, colour: lighter(colours.accent, 0.35) },
    { at: 1, colour: darker(colours.accent, 0.12) },
  ])
  const dark = drawing.radial([
    { at: 0, colour: '#2a1710', opacity: 0.5 },
    { at: 1, colour: '#2a1710', opacity: 0 },
  ])
  const bow =
    path('M0 -352C-60 -470 -190 -450 -160 -386C-140 -346 -50 -344 0 -352Z', ribbon) +
    path('M0 -352C60 -470 190 -450 160 -386C140 -346 50 -344 0 -352Z', ribbon) +
    path(
      'M-6 -352C-50 -330 -90 -300 -104 -250L-70 -262L-56 -232C-40 -290 -10 -320 8 -352Z',
      darker(colours.accent, 0.1),
    ) +
    path(
      'M6 -352C50 -330 84 -306 96 -262L64 -268L54 -240C40 -290 20 -320 -8 -352Z',
      darker(colours.accent, 0.16),
    ) +
    ellipse(0, -354, 28, 24, lighter(colours.accent, 0.15))
  const card =
    rect(-130, -190, 260, 180, '#2a1710', 'opacity="0.22" rx="8" transform="translate(12 10)"') +
    rect(-130, -190, 260, 180, lighter(colours.paper, 0.4), 'rx="8"') +
    ellipse(0, -118, 42, 42, colours.accent, 'opacity="0.9"') +
    path(
      'M-58 -60H58M-36 -38H36',
      'none',
      `stroke="${colours.ink}" stroke-width="6" stroke-linecap="round" opacity="0.55"`,
    )
  return (
    ellipse(80, 4, 420, 70, dark) +
    rect(-220, -300, 440, 306, side, 'rx="6"') +
    rect(-30, -300, 66, 306, ribbon) +
    rect(-238, -356, 476, 78, lid, 'rx="8"') +
    rect(-32, -356, 70, 78, lighter(colours.accent, 0.12)) +
    rect(-236, -280, 472, 12, '#2a1710', 'opacity="0.16"') +
    bow +
    placed(card, { x: 190, y: 40 })
  )
}

/** Three books standing, one lying, with quiet covers. */
export function books(drawing: Drawing): string {
  const { colours, random } = drawing
  const tones = [colours.clay, colours.leaf, colours.accent, colours.ink]
  const standing = [0, 1, 2, 3].map((index) => {
    const colour = tones[index] ?? colours.clay
    const [w, h] = [random.between(54, 78), random.between(330, 420)]
    const x = -190 + index * 84
    const spine = drawing.linear({ x1: x, y1: 0, x2: x + w, y2: 0 }, [
      { at: 0, colour: darker(colour, 0.2) },
      { at: 0.3, colour: lighter(colour, 0.22) },
      { at: 1, colour: darker(colour, 0.26) },
    ])
    return (
      rect(x, -h, w, h, spine, 'rx="4"') +
      rect(x + w * 0.3, -h * 0.82, w * 0.4, h * 0.3, colours.paper, 'opacity="0.85"') +
      rect(x + 6, -h * 0.2, w - 12, 5, colours.paper, 'opacity="0.6"')
    )
  })
  return standing.join('')
}
