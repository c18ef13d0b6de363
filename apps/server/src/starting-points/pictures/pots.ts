/** Crockery. Every thing stands at 0,0 and is about 400 units tall. */

import { darker, lighter, mix } from './colour.ts'
import { type Drawing, ellipse, n, path, placed, shadow } from './drawing.ts'
import { bouquet, roundLeaves, swordLeaves } from './plants.ts'
import { vessel } from './vessel.ts'

type Profile = readonly (readonly [number, number])[]

function handle(drawing: Drawing, d: string, thickness: number): string {
  const { colours } = drawing
  const body = drawing.linear({ x1: 90, y1: -320, x2: 280, y2: -60 }, [
    { at: 0, colour: lighter(colours.clay, 0.22) },
    { at: 0.5, colour: colours.clay },
    { at: 1, colour: darker(colours.clay, 0.32) },
  ])
  return (
    `<path d="${d}" fill="none" stroke="${darker(colours.clay, 0.4)}" stroke-width="${thickness}" stroke-linecap="round" opacity="0.35" transform="translate(4 7)"/>` +
    `<path d="${d}" fill="none" stroke="${body}" stroke-width="${thickness}" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="#fffaf0" stroke-width="${n(thickness * 0.2)}" stroke-linecap="round" opacity="0.35" transform="translate(-5 -7)"/>`
  )
}

export function mug(drawing: Drawing): string {
  const { colours, random } = drawing
  const coffee = drawing.linear({ x1: -140, y1: 0, x2: 140, y2: 0 }, [
    { at: 0, colour: '#3b2115' },
    { at: 1, colour: '#6b412a' },
  ])
  const profile: Profile = [
    [0, 122],
    [14, 138],
    [90, 150],
    [220, 154],
    [330, 152],
  ]
  return (
    shadow(drawing, 170) +
    handle(drawing, 'M146 -275C262 -292 272 -92 140 -92', 38) +
    vessel(drawing, {
      profile,
      colour: colours.clay,
      tilt: 0.19,
      dip: { colour: colours.glaze, share: random.between(0.5, 0.66) },
      speckles: 90,
      filling: coffee,
    })
  )
}

export function bowl(drawing: Drawing): string {
  const { colours, random } = drawing
  return (
    shadow(drawing, 190) +
    vessel(drawing, {
      profile: [
        [0, 92],
        [16, 96],
        [40, 150],
        [110, 226],
        [205, 268],
        [232, 272],
      ],
      colour: colours.clay,
      tilt: 0.27,
      dip: { colour: colours.glaze, share: random.between(0.34, 0.5) },
      speckles: 110,
    })
  )
}

const VASES: readonly [Profile, ...Profile[]] = [
  [
    [0, 92],
    [20, 104],
    [120, 158],
    [220, 160],
    [310, 96],
    [350, 54],
    [420, 50],
    [440, 62],
  ],
  [
    [0, 84],
    [30, 96],
    [180, 128],
    [330, 142],
    [400, 108],
    [425, 70],
    [446, 76],
  ],
  [
    [0, 70],
    [20, 88],
    [90, 150],
    [160, 164],
    [230, 136],
    [300, 70],
    [400, 44],
    [440, 52],
  ],
]

export function vase(drawing: Drawing): string {
  const { colours, random } = drawing
  const profile = random.pick(VASES)
  const kind = random.pick(['leaves', 'pods', 'grass'] as const)
  return (
    shadow(drawing, 150) +
    placed(bouquet(drawing, { length: 330, count: 5, kind }), { x: 0, y: -425 }) +
    vessel(drawing, {
      profile,
      colour: colours.clay,
      tilt: 0.16,
      speckles: 80,
      ...(random.next() > 0.4
        ? { dip: { colour: colours.glaze, share: random.between(0.35, 0.6) } }
        : {
            bands: [
              { from: 0.3, to: 0.42, colour: colours.glaze },
              { from: 0.47, to: 0.5, colour: colours.accent },
            ],
          }),
    })
  )
}

/** One plate leaning on the wall behind a small stack. */
export function plate(drawing: Drawing): string {
  const { colours } = drawing
  const face = drawing.linear({ x1: -210, y1: -430, x2: 210, y2: 0 }, [
    { at: 0, colour: lighter(colours.glaze, 0.4) },
    { at: 0.6, colour: colours.glaze },
    { at: 1, colour: darker(colours.glaze, 0.18) },
  ])
  const well = drawing.linear({ x1: -150, y1: -370, x2: 150, y2: -70 }, [
    { at: 0, colour: darker(colours.glaze, 0.16) },
    { at: 0.5, colour: colours.glaze },
    { at: 1, colour: lighter(colours.glaze, 0.35) },
  ])
  const standing =
    ellipse(40, -208, 226, 226, '#2a1710', 'opacity="0.16"') +
    ellipse(12, -222, 225, 225, darker(colours.clay, 0.1)) +
    ellipse(8, -224, 220, 220, face) +
    ellipse(8, -222, 146, 146, well) +
    `<circle cx="8" cy="-222" r="184" fill="none" stroke="${colours.clay}" stroke-width="9" opacity="0.85"/>` +
    `<circle cx="8" cy="-222" r="168" fill="none" stroke="${colours.clay}" stroke-width="3" opacity="0.6"/>`
  return (
    placed(standing, { x: -60, y: -30 }) +
    shadow(drawing, 210, 0.26) +
    [0, 1, 2].map((index) => flatPlate(drawing, -index * 30, index % 2 === 0)).join('')
  )
}

function flatPlate(drawing: Drawing, y: number, isPlain: boolean): string {
  const { colours } = drawing
  const colour = isPlain ? colours.clay : colours.glaze
  return placed(
    vessel(drawing, {
      profile: [
        [0, 130],
        [10, 150],
        [26, 214],
        [34, 222],
      ],
      colour,
      tilt: 0.24,
      filling: drawing.linear({ x1: -200, y1: -60, x2: 200, y2: 20 }, [
        { at: 0, colour: darker(colour, 0.14) },
        { at: 0.5, colour },
        { at: 1, colour: lighter(colour, 0.3) },
      ]),
    }),
    { x: 60, y: y + 24 },
  )
}

export function teapot(drawing: Drawing): string {
  const { colours } = drawing
  const spout = drawing.linear({ x1: -330, y1: -300, x2: -150, y2: -80 }, [
    { at: 0, colour: lighter(colours.clay, 0.32) },
    { at: 0.6, colour: colours.clay },
    { at: 1, colour: darker(colours.clay, 0.2) },
  ])
  const wood = drawing.linear({ x1: -140, y1: -500, x2: 140, y2: -380 }, [
    { at: 0, colour: lighter(colours.table, 0.3) },
    { at: 1, colour: darker(colours.table, 0.42) },
  ])
  return (
    shadow(drawing, 200) +
    `<path d="M-150 -285C-150 -545 150 -545 150 -285" fill="none" stroke="${wood}" stroke-width="19" stroke-linecap="round"/>` +
    path(
      'M-120 -200C-220 -190 -240 -270 -292 -306C-304 -316 -322 -300 -312 -286C-280 -236 -262 -110 -120 -92Z',
      spout,
    ) +
    ellipse(-302, -300, 17, 9, darker(colours.clay, 0.5), 'transform="rotate(38 -302 -300)"') +
    vessel(drawing, {
      profile: [
        [0, 120],
        [14, 132],
        [80, 190],
        [160, 206],
        [240, 172],
        [285, 100],
      ],
      colour: colours.clay,
      tilt: 0.17,
      speckles: 100,
      bands: [{ from: 0.5, to: 0.8, colour: colours.glaze }],
    }) +
    placed(
      vessel(drawing, {
        profile: [
          [0, 96],
          [10, 98],
          [34, 64],
          [44, 22],
          [52, 20],
          [66, 30],
          [80, 22],
          [86, 8],
        ],
        colour: colours.clay,
        tilt: 0.15,
        isClosed: true,
      }),
      { x: 0, y: -282 },
    )
  )
}

export function jug(drawing: Drawing): string {
  const { colours } = drawing
  const lip = drawing.linear({ x1: -170, y1: -440, x2: -60, y2: -380 }, [
    { at: 0, colour: lighter(colours.glaze, 0.5) },
    { at: 1, colour: colours.glaze },
  ])
  return (
    shadow(drawing, 160) +
    handle(drawing, 'M88 -386C250 -420 262 -170 140 -136', 32) +
    vessel(drawing, {
      profile: [
        [0, 108],
        [18, 122],
        [110, 158],
        [190, 150],
        [300, 98],
        [370, 90],
        [432, 112],
      ],
      colour: colours.clay,
      tilt: 0.19,
      speckles: 80,
      dip: { colour: colours.glaze, share: 0.52 },
    }) +
    path('M-104 -440C-136 -452 -152 -446 -158 -436C-150 -418 -122 -402 -98 -396Z', lip)
  )
}

export function planter(drawing: Drawing): string {
  const { colours, random } = drawing
  const soil = mix(colours.ink, '#5b3b26', 0.5)
  const plant = random.pick([swordLeaves, roundLeaves] as const)
  return (
    shadow(drawing, 170) +
    vessel(drawing, {
      profile: [
        [0, 118],
        [14, 130],
        [130, 156],
        [236, 168],
        [240, 178],
        [272, 180],
      ],
      colour: colours.clay,
      tilt: 0.2,
      speckles: 60,
      filling: soil,
      bands: [{ from: 0.22, to: 0.44, colour: colours.glaze }],
    }) +
    placed(plant(drawing, 430), { x: 0, y: -262 })
  )
}

/** Three pillars of wax on a dish, all lit. */
export function candle(drawing: Drawing): string {
  const { colours } = drawing
  const glow = drawing.radial([
    { at: 0, colour: '#ffd98a', opacity: 0.75 },
    { at: 0.4, colour: '#ffcf7a', opacity: 0.28 },
    { at: 1, colour: '#ffcf7a', opacity: 0 },
  ])
  const flame = drawing.linear({ x1: 0, y1: -62, x2: 0, y2: 0 }, [
    { at: 0, colour: '#fff3c4' },
    { at: 0.6, colour: '#ffc04d' },
    { at: 1, colour: '#e8792f' },
  ])
  const pillar = (x: number, y: number, height: number, radius: number, colour: string) =>
    placed(
      ellipse(0, -height - 40, 190, 190, glow) +
        vessel(drawing, {
          profile: [
            [0, radius],
            [height, radius],
          ],
          colour,
          tilt: 0.2,
          isClosed: true,
        }) +
        ellipse(0, -height, radius * 0.7, radius * 0.13, '#fff0c9', 'opacity="0.8"') +
        `<path d="M0 ${-height}v-16" stroke="#40251a" stroke-width="4"/>` +
        placed(path('M0 0C-19 -12 -13 -36 0 -62C13 -36 19 -12 0 0Z', flame), {
          x: 0,
          y: -height - 8,
        }),
      { x, y },
    )
  return (
    shadow(drawing, 230) +
    vessel(drawing, {
      profile: [
        [0, 190],
        [12, 214],
        [34, 246],
        [40, 250],
      ],
      colour: colours.clay,
      tilt: 0.24,
      speckles: 40,
      filling: darker(colours.clay, 0.12),
    }) +
    pillar(-96, -46, 232, 58, colours.paper) +
    pillar(92, -44, 156, 62, mix(colours.paper, colours.accent, 0.35)) +
    pillar(0, -4, 320, 54, lighter(colours.paper, 0.4))
  )
}
