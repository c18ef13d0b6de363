/** Small drawings of ready-made sections, made of what is in them: nothing is kept that could differ from the section. Pure. */

import type { LayoutPart, SectionLayout } from '@sitewright/blocks/section-library'
import type { BlockTypeName } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { type Box, bar, outline, type Shape, split, surface } from './shapes.ts'
import { drawText, textLines } from './text-drawing.ts'

/** Height of a row in widths of a column, on a desktop. */
const ROW = 0.7

export interface SectionDrawing {
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** Drawing in units of a column: 24 wide, and as high as its rows, or what needs more than them. */
export function drawSection({ parts, hasBackground }: SectionLayout): SectionDrawing {
  const shapes = parts.flatMap((part) => drawPart(part, boxOf(part)))
  const bottoms = shapes.map((shape) => (shape.kind === 'rect' ? shape.y + shape.h : 0))
  const height = Math.max(0, ...bottoms, ...parts.map((part) => boxOf(part).y + boxOf(part).h))
  const behind = hasBackground ? hills({ x: -2, y: -3, w: 28, h: height + 6 }) : []
  return { height, shapes: [...behind, ...shapes] }
}

/** Space between blocks that stand beside each other. */
const GAP = 0.5

const boxOf = ({ at: [x, y, w, h] }: LayoutPart): Box => ({
  ...{ x: x + GAP / 2, w: w - GAP },
  ...{ y: y * ROW, h: h * ROW },
})

function drawPart({ block, props = {} }: LayoutPart, box: Box): readonly Shape[] {
  return DRAWINGS[block]?.(box, props) ?? [surface(box)]
}

type Draw = (box: Box, props: JsonObject) => readonly Shape[]

const listIn = (props: JsonObject, name: string) =>
  (props[name] ?? []) as unknown as readonly JsonObject[]

/** A picture: a surface with a hill and a sun. */
function hills(box: Box): Shape[] {
  const { x, y, w, h } = box
  const r = Math.min(w, h) * 0.1
  const top = y + h * 0.55
  return [
    surface(box),
    { kind: 'circle', tone: 'faint', x: x + w * 0.72, y: y + h * 0.3, r },
    {
      kind: 'path',
      tone: 'faint',
      d: `M${x} ${y + h}V${top + h * 0.2}L${x + w * 0.35} ${top}L${x + w * 0.6} ${top + h * 0.25}L${x + w * 0.8} ${top + h * 0.1}L${x + w} ${top + h * 0.28}V${y + h}Z`,
    },
  ]
}

const pill = ({ x, y, w }: Box, align: unknown = 'left'): Shape => {
  const width = Math.min(4.5, w)
  const offset = align === 'center' ? (w - width) / 2 : align === 'right' ? w - width : 0
  return { kind: 'rect', tone: 'accent', x: x + offset, y: y + 0.05, w: width, h: 1.3, r: 0.65 }
}

/** A picture with its title and a line below. */
function card(box: Box, withButton = false): Shape[] {
  const { x, y, w, h } = box
  const high = h * 0.58
  return [
    ...hills({ ...box, h: high }),
    bar({ x, y: y + high + 0.45, w: w * 0.6, h: 0.55 }, 'strong'),
    bar({ x, y: y + high + 1.4, w: w * 0.9, h: 0.3 }),
    ...(withButton ? [bar({ x, y: y + high + 2.1, w: w * 0.3, h: 0.35 }, 'accent')] : []),
  ]
}

const row = ({ x, y, w }: Box): Shape[] => [
  bar({ x, y: y + 0.3, w: w * 0.45, h: 0.45 }, 'strong'),
  bar({ x: x + w * 0.55, y: y + 0.35, w: w * 0.2, h: 0.3 }),
  bar({ x: x + w - 1.6, y: y + 0.35, w: 1.6, h: 0.3 }, 'accent'),
]

const rule = ({ x, y, w, h }: Box): Shape => bar({ x, y: y + h - 0.1, w, h: 0.1 })

const circles = (box: Box, align: unknown): Shape[] => {
  const across = 4 * 1.7
  const start = align === 'center' ? box.x + (box.w - across) / 2 : box.x
  return [0, 1, 2, 3].map((n) => ({
    ...{
      kind: 'circle',
      tone: 'strong' as const,
      x: start + 0.65 + n * 1.7,
      y: box.y + 0.65,
      r: 0.6,
    },
    kind: 'circle' as const,
  }))
}

function drawGallery(box: Box, { galleryDesign, galleryPerRow }: JsonObject): Shape[] {
  if (galleryDesign === 'grid') {
    return split(box, 2, 'down').flatMap((line) =>
      split(line, Number(galleryPerRow ?? 3), 'across').flatMap(hills),
    )
  }
  if (galleryDesign === 'slider') {
    const places = [0, 0.26, 0.6, 0.8].map((start) => box.x + box.w * start)
    return places.flatMap((x, n) =>
      hills({ ...box, x, w: (places[n + 1] ?? box.x + box.w) - x - 0.4 }),
    )
  }
  return hills(box)
}

function drawQuote(box: Box, { text, alignment, size }: JsonObject): Shape[] {
  const { x, y, w } = box
  const align = alignment === 'center' ? 'center' : 'left'
  const height = size === 'large' ? 0.75 : 0.4
  const lines = textLines(
    String(text ?? ''),
    { ...box, y: y + 1.1 },
    { height, align, tone: 'strong' },
  )
  const last = lines.at(-1)
  const name = { x: align === 'center' ? x + w * 0.4 : x, y: (last?.y ?? y) + height + 0.7 }
  const mark = align === 'center' ? x + w / 2 - 0.5 : x
  return [
    bar({ x: mark, y, w: 0.4, h: 0.6 }, 'accent'),
    bar({ x: mark + 0.6, y, w: 0.4, h: 0.6 }, 'accent'),
    ...lines,
    bar({ ...name, w: w * 0.2, h: 0.3 }),
  ]
}

function drawPlans(box: Box, props: JsonObject): Shape[] {
  const plans = listIn(props, 'plans')
  return split(box, plans.length, 'across').flatMap((place, n) => [
    outline(place, plans[n]?.isHighlighted === true ? 'accent' : 'faint'),
    bar({ x: place.x + 0.6, y: place.y + 0.7, w: place.w * 0.4, h: 0.4 }),
    bar({ x: place.x + 0.6, y: place.y + 1.6, w: place.w * 0.3, h: 0.9 }, 'strong'),
    ...[0, 1, 2].map((line) =>
      bar({ x: place.x + 0.6, y: place.y + 3.4 + line * 0.8, w: place.w * 0.65, h: 0.3 }),
    ),
    pill({ x: place.x + 0.6, y: place.y + place.h - 2, w: place.w - 1.2, h: 1.3 }),
  ])
}

function drawMenu(box: Box): Shape[] {
  return split(box, 2, 'across').flatMap((column) =>
    split(column, 4, 'down').flatMap(({ x, y, w }) => [
      bar({ x, y, w: w * 0.45, h: 0.5 }, 'strong'),
      bar({ x: x + w - 1.4, y, w: 1.4, h: 0.5 }, 'accent'),
      bar({ x, y: y + 0.9, w: w * 0.6, h: 0.3 }),
    ]),
  )
}

function drawSummary(box: Box, { heading, design, count, perRow }: JsonObject): Shape[] {
  const title = heading ? [bar({ x: box.x, y: box.y, w: 7, h: 0.8 }, 'strong')] : []
  const top = heading ? 1.8 : 0
  const rest = { ...box, y: box.y + top, h: box.h - top }
  if (design === 'list') {
    const rows = split(rest, Number(count ?? 3), 'down').flatMap(({ x, y, w, h }) => [
      ...hills({ x, y, w: w * 0.3, h }),
      bar({ x: x + w * 0.36, y: y + 0.4, w: w * 0.4, h: 0.5 }, 'strong'),
      bar({ x: x + w * 0.36, y: y + 1.3, w: w * 0.55, h: 0.3 }),
    ])
    return [...title, ...rows]
  }
  return [...title, ...split(rest, Number(perRow ?? 3), 'across').flatMap((place) => card(place))]
}

function drawChart({ x, y, w, h }: Box): Shape[] {
  const bars = [0.5, 0.8, 0.65, 1, 0.45, 0.75]
  const wide = w / bars.length
  return bars.map((part, n) =>
    bar(
      { x: x + n * wide, y: y + h * (1 - part), w: wide * 0.7, h: h * part },
      n % 2 === 0 ? 'faint' : 'accent',
    ),
  )
}

function drawCalendar(box: Box): Shape[] {
  return split(box, 5, 'down').flatMap((week, line) =>
    split(week, 7, 'across').map((day, n) =>
      bar({ ...day, h: Math.min(day.h, day.w) }, (line * 7 + n) % 9 === 4 ? 'accent' : 'faint'),
    ),
  )
}

function drawFields(box: Box, props: JsonObject): Shape[] {
  const count = Math.max(2, listIn(props, 'fields').length)
  const fields = split({ ...box, h: box.h - 2.2 }, count, 'down').map((place) =>
    outline(place, 'faint'),
  )
  return [...fields, pill({ ...box, y: box.y + box.h - 1.5 })]
}

function drawMap(box: Box): Shape[] {
  const { x, y, w, h } = box
  return [
    surface(box),
    bar({ x, y: y + h * 0.62, w, h: 0.25 }),
    bar({ x: x + w * 0.3, y, w: 0.25, h }),
    { kind: 'circle', tone: 'accent', x: x + w / 2, y: y + h * 0.42, r: 0.9 },
  ]
}

function drawVideo(box: Box): Shape[] {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
  return [
    surface(box),
    { kind: 'circle', tone: 'accent', x, y, r: 1.6 },
    {
      kind: 'path',
      tone: 'ground',
      d: `M${x - 0.45} ${y - 0.75}L${x + 0.85} ${y}L${x - 0.45} ${y + 0.75}Z`,
    },
  ]
}

function drawNewsletter(box: Box, { title, text }: JsonObject): Shape[] {
  const { x, y, w } = box
  return [
    ...textLines(String(title ?? ''), box, { height: 0.8, align: 'left', tone: 'strong' }),
    ...textLines(
      String(text ?? ''),
      { ...box, y: y + 1.4 },
      { height: 0.3, align: 'left', tone: 'faint' },
    ),
    outline({ x, y: y + 2.6, w: w * 0.62, h: 1.4 }, 'faint'),
    pill({ x: x + w * 0.66, y: y + 2.65, w: w * 0.3, h: 1.3 }),
  ]
}

const DRAWINGS: Partial<Record<BlockTypeName, Draw>> = {
  accordion: (box, props) =>
    split(box, listIn(props, 'items').length, 'down').flatMap((place) => [
      bar({ x: place.x, y: place.y + 0.3, w: place.w * 0.5, h: 0.45 }, 'strong'),
      bar({ x: place.x + place.w - 0.6, y: place.y + 0.3, w: 0.6, h: 0.45 }, 'accent'),
      rule(place),
    ]),
  button: (box, { alignment }) => [pill(box, alignment)],
  calendar: drawCalendar,
  chart: drawChart,
  form: drawFields,
  gallery: drawGallery,
  geo: (box) =>
    split(box, 5, 'down').flatMap(({ x, y, w }) => [
      bar({ x, y, w: w * 0.35, h: 0.4 }, 'strong'),
      bar({ x: x + w * 0.5, y, w: w * 0.35, h: 0.4 }),
    ]),
  html: drawText,
  image: (box, { design }) => {
    if (design === 'stack') return card(box, true)
    if (design !== 'overlap') return hills(box)
    const { x, y, w, h } = box
    const words = { x: x + w * 0.58, y: y + h * 0.3, w: w * 0.42, h: h * 0.5 }
    return [
      ...hills({ ...box, w: w * 0.75 }),
      { kind: 'rect', tone: 'ground', ...words, r: 0.3 },
      outline(words, 'faint'),
      bar({ x: words.x + 0.8, y: words.y + 0.8, w: words.w * 0.5, h: 0.7 }, 'strong'),
      bar({ x: words.x + 0.8, y: words.y + 2.1, w: words.w * 0.75, h: 0.3 }),
      bar({ x: words.x + 0.8, y: words.y + 2.8, w: words.w * 0.6, h: 0.3 }),
    ]
  },
  link: ({ x, y, w }) => [
    bar({ x, y: y + 0.2, w: w * 0.6, h: 0.4 }, 'accent'),
    bar({ x, y: y + 0.8, w: w * 0.6, h: 0.1 }),
  ],
  logo: (box, { alignment }) => {
    const width = Math.min(5, box.w)
    const start = alignment === 'center' ? (box.w - width) / 2 : 0
    const place = { x: box.x + start, y: box.y + 0.3, w: width, h: 0.9 }
    return [bar(place, 'strong'), bar({ ...place, y: place.y + 1.2, h: 0.2 })]
  },
  map: drawMap,
  marquee: ({ x, y, w, h }) =>
    [0, 0.21, 0.44, 0.62, 0.84].map((start, n) =>
      bar(
        { x: x + w * start, y: y + h / 2 - 0.4, w: w * (n % 2 === 0 ? 0.14 : 0.17), h: 0.8 },
        'strong',
      ),
    ),
  menu: drawMenu,
  navigation: ({ x, y, w }) =>
    [0, 0.27, 0.54, 0.8].map((start) =>
      bar({ x: x + w * start, y: y + 0.4, w: w * 0.18, h: 0.4 }, 'strong'),
    ),
  newsletter: drawNewsletter,
  'pricing-plan': drawPlans,
  product: (box) => card(box, true),
  quote: drawQuote,
  'social-account-links-v2': (box, { alignment }) => circles(box, alignment),
  'summary-v2': drawSummary,
  'tour-dates': (box, { title }) => [
    ...textLines(String(title ?? ''), box, { height: 0.8, align: 'left', tone: 'strong' }),
    ...split({ ...box, y: box.y + 1.6, h: box.h - 1.6 }, 4, 'down').flatMap((place) => [
      ...row(place),
      rule(place),
    ]),
  ],
  video: drawVideo,
}
