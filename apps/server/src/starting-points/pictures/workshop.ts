/** Things of a pottery workshop: a wheel, and a booklet on glazes. */

import { rect } from './backdrop.ts'
import { darker, lighter, mix } from './colour.ts'
import { type Drawing, ellipse, path, placed, shadow } from './drawing.ts'
import { vessel } from './vessel.ts'

/** A bowl of wet clay coming up on the wheel, with a sponge and a rib at hand. */
export function wheel(drawing: Drawing): string {
  const { colours } = drawing
  const wet = mix(colours.table, '#8a5f48', 0.62)
  const pan = mix(colours.clay, colours.table, 0.25)
  return (
    shadow(drawing, 300) +
    vessel(drawing, {
      profile: [
        [0, 270],
        [16, 290],
        [96, 318],
        [108, 326],
      ],
      colour: pan,
      tilt: 0.25,
      filling: darker(mix(pan, wet, 0.4), 0.28),
      speckles: 40,
    }) +
    placed(
      vessel(drawing, {
        profile: [
          [0, 186],
          [6, 208],
          [22, 210],
        ],
        colour: mix(colours.ink, '#ffffff', 0.34),
        tilt: 0.25,
        isClosed: true,
      }),
      { x: 0, y: -82 },
    ) +
    placed(ellipse(0, 0, 128, 32, darker(wet, 0.1), 'opacity="0.75"') + wetBowl(drawing, wet), {
      x: 0,
      y: -106,
    }) +
    placed(sponge(drawing), { x: 330, y: 88 }) +
    placed(rib(drawing), { x: -300, y: 104 })
  )
}

/** Bowl of wet clay, with rings from the thrower's fingers. */
function wetBowl(drawing: Drawing, colour: string): string {
  const rings = [0.16, 0.29, 0.42, 0.55, 0.68, 0.81].map((from, index) => ({
    from,
    to: from + 0.035,
    colour: index % 2 === 0 ? lighter(colour, 0.16) : darker(colour, 0.1),
  }))
  return vessel(drawing, {
    profile: [
      [0, 84],
      [14, 82],
      [50, 116],
      [130, 158],
      [214, 182],
      [226, 186],
    ],
    colour,
    tilt: 0.25,
    bands: rings,
  })
}

function sponge(drawing: Drawing): string {
  const { colours, random } = drawing
  const body = drawing.linear({ x1: -70, y1: -70, x2: 70, y2: 10 }, [
    { at: 0, colour: lighter(colours.accent, 0.45) },
    { at: 1, colour: mix(colours.accent, colours.table, 0.3) },
  ])
  const holes = Array.from({ length: 12 }, () =>
    ellipse(
      random.between(-58, 58),
      random.between(-52, -10),
      random.between(3, 7),
      random.between(2, 5),
      darker(colours.accent, 0.3),
      'opacity="0.4"',
    ),
  )
  return (
    ellipse(16, 2, 92, 15, '#2a1710', 'opacity="0.2"') +
    path('M-76 -20C-84 -62 -40 -76 6 -72C58 -70 86 -50 78 -18C74 4 -66 8 -76 -20Z', body) +
    holes.join('')
  )
}

/** A kidney of wood, lying. */
function rib(drawing: Drawing): string {
  const { colours } = drawing
  const wood = drawing.linear({ x1: -80, y1: -20, x2: 80, y2: 20 }, [
    { at: 0, colour: lighter(colours.table, 0.42) },
    { at: 1, colour: darker(colours.table, 0.3) },
  ])
  const kidney =
    'M-92 4C-96 -30 -30 -44 30 -36C86 -30 100 -4 84 12C66 26 30 6 -6 10C-44 14 -84 30 -92 4Z'
  return (
    path(kidney, '#2a1710', 'opacity="0.24" transform="translate(12 10)"') +
    path(kidney, wood) +
    ellipse(-50, -10, 9, 6, darker(colours.table, 0.45))
  )
}

const TILES = 3

/** A booklet on its feet, its cover full of glaze tests, and two of the tiles beside it. */
export function booklet(drawing: Drawing): string {
  const { colours } = drawing
  const [left, right, height] = [-210, 190, 560]
  const cover = drawing.linear({ x1: left, y1: -height, x2: right, y2: 0 }, [
    { at: 0, colour: lighter(colours.paper, 0.5) },
    { at: 1, colour: darker(colours.paper, 0.07) },
  ])
  const fold = drawing.linear({ x1: left, y1: 0, x2: left + 46, y2: 0 }, [
    { at: 0, colour: '#2a1710', opacity: 0.26 },
    { at: 0.5, colour: '#2a1710', opacity: 0.06 },
    { at: 1, colour: '#2a1710', opacity: 0 },
  ])
  const pages = [0, 1, 2, 3].map((page) =>
    rect(
      right - 4 + page * 5,
      -height + 8 + page * 3,
      6,
      height - 12 - page * 2,
      page % 2 === 0 ? darker(colours.paper, 0.14) : colours.paper,
    ),
  )
  const tests = Array.from({ length: TILES * TILES }, (_, index) =>
    placed(tile(drawing, index), {
      x: -108 + (index % TILES) * 108,
      y: -330 + Math.floor(index / TILES) * 112,
    }),
  )
  const words =
    rect(-154, -506, 236, 22, colours.ink, 'rx="4" opacity="0.82"') +
    rect(-154, -470, 168, 22, colours.ink, 'rx="4" opacity="0.82"') +
    rect(-154, -430, 96, 8, colours.accent, 'rx="4"')
  const standing =
    pages.join('') +
    rect(left, -height, right - left, height, cover, 'rx="5"') +
    rect(left, -height, 46, height, fold, 'rx="5"') +
    words +
    tests.join('')
  return (
    shadow(drawing, 240) +
    `<g transform="skewY(-2)">${standing}</g>` +
    placed(leaningTile(drawing, 2), { x: 288, y: 40 }) +
    placed(leaningTile(drawing, 4), { x: 190, y: 84 })
  )
}

/** Bare clay below, one glaze of the recipe's range above. */
function tile(drawing: Drawing, index: number): string {
  const { colours } = drawing
  const glazes = [
    colours.glaze,
    colours.accent,
    mix(colours.leaf, colours.ink, 0.25),
    lighter(colours.accent, 0.4),
    colours.leaf,
    lighter(colours.glaze, 0.35),
    mix(colours.ink, colours.glaze, 0.3),
    mix(colours.accent, colours.leaf, 0.5),
    darker(colours.accent, 0.3),
  ]
  const glaze = glazes[index % glazes.length] ?? colours.glaze
  const shine = drawing.linear({ x1: -42, y1: -44, x2: 42, y2: 30 }, [
    { at: 0, colour: lighter(glaze, 0.36) },
    { at: 0.45, colour: glaze },
    { at: 1, colour: darker(glaze, 0.2) },
  ])
  const clay = mix(colours.table, '#b9896a', 0.5)
  return (
    rect(-40, -40, 84, 84, '#2a1710', 'rx="9" opacity="0.2"') +
    rect(-42, -44, 84, 84, clay, 'rx="9"') +
    path(
      'M-42 -35Q-42 -44 -33 -44H33Q42 -44 42 -35V14C26 26 16 8 -2 18C-18 28 -30 10 -42 20Z',
      shine,
    )
  )
}

function leaningTile(drawing: Drawing, index: number): string {
  return (
    ellipse(22, 4, 84, 14, '#2a1710', 'opacity="0.26"') +
    placed(`<g transform="skewX(-6)">${tile(drawing, index)}</g>`, { x: 0, y: -62, scale: 1.5 })
  )
}
