/** Pictures of more than one thing, for the tops of pages. */

import { rect, shelf } from './backdrop.ts'
import { darker, lighter, mix } from './colour.ts'
import { type Drawing, ellipse, n, path, placed, shadow } from './drawing.ts'
import { books, cutouts, framed, hills } from './paper.ts'
import { bouquet, swordLeaves } from './plants.ts'
import { bowl, jug, mug, planter, plate, teapot, vase } from './pots.ts'
import { vessel } from './vessel.ts'

/** A vase, a jug and a bowl on the table. */
export function stillLife(drawing: Drawing): string {
  return (
    placed(vase(drawing), { x: -210, y: -30, scale: 1.02 }) +
    placed(jug(drawing), { x: 190, y: -10, scale: 0.86 }) +
    placed(bowl(drawing), { x: 10, y: 90, scale: 0.66 })
  )
}

/** Two shelves of pots on a wall. */
export function shelves(drawing: Drawing): string {
  const upper = [
    placed(vase(drawing), { x: -390, y: 0, scale: 0.5 }),
    placed(bowl(drawing), { x: -130, y: 0, scale: 0.46 }),
    placed(teapot(drawing), { x: 130, y: 0, scale: 0.56 }),
    placed(planter(drawing), { x: 400, y: 0, scale: 0.46 }),
  ]
  const lower = [
    placed(mug(drawing), { x: -400, y: 0, scale: 0.5 }),
    placed(mug(drawing), { x: -220, y: 0, scale: 0.5 }),
    placed(jug(drawing), { x: 0, y: 0, scale: 0.56 }),
    placed(bowl(drawing), { x: 210, y: 0, scale: 0.4 }),
    placed(vase(drawing), { x: 420, y: 0, scale: 0.42 }),
  ]
  return (
    shelf(drawing, -90, 1180) +
    placed(upper.join(''), { x: 0, y: -92 }) +
    shelf(drawing, 330, 1180) +
    placed(lower.join(''), { x: 0, y: 328 })
  )
}

/** Hills up to the horizon. */
export function landscape(drawing: Drawing): string {
  return placed(hills(drawing, 3200, 1000), { x: 0, y: 0 })
}

export function paperCut(drawing: Drawing): string {
  const { width, height } = drawing
  const scale = 1000 / Math.min(width, height)
  return cutouts(drawing, width * scale, height * scale)
}

/** A worktable with books, a lamp and prints above it. */
export function studioDesk(drawing: Drawing): string {
  return (
    placed(framed(drawing, 260, 340), { x: -330, y: -420 }) +
    placed(framed(drawing, 200, 260), { x: -40, y: -460 }) +
    placed(shadow(drawing, 150) + books(drawing), { x: -250, y: -10, scale: 0.62 }) +
    placed(lamp(drawing), { x: 310, y: 0, scale: 1.05 }) +
    placed(mug(drawing), { x: 70, y: 70, scale: 0.42 })
  )
}

/** A desk lamp with its pool of light. */
function lamp(drawing: Drawing): string {
  const { colours } = drawing
  const glow = drawing.radial([
    { at: 0, colour: '#ffe9b0', opacity: 0.7 },
    { at: 1, colour: '#ffe9b0', opacity: 0 },
  ])
  const shade = drawing.linear({ x1: -200, y1: -560, x2: 20, y2: -420 }, [
    { at: 0, colour: lighter(colours.clay, 0.35) },
    { at: 0.5, colour: colours.clay },
    { at: 1, colour: darker(colours.clay, 0.25) },
  ])
  const arm = darker(colours.ink, 0.1)
  return (
    shadow(drawing, 110) +
    ellipse(-130, -300, 330, 330, glow) +
    `<path d="M0 -10L70 -290L-70 -500" fill="none" stroke="${arm}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>` +
    vessel(drawing, {
      profile: [
        [0, 100],
        [14, 98],
        [26, 30],
      ],
      colour: colours.ink,
      isClosed: true,
      tilt: 0.2,
    }) +
    path('M-50 -540C-110 -560 -190 -500 -210 -400L-30 -440C-10 -470 -14 -520 -50 -540Z', shade) +
    path('M-210 -400C-170 -380 -60 -404 -30 -440C-80 -440 -170 -424 -210 -400Z', '#fff3cf')
  )
}

/** An armchair under an arch with a plant, in a quiet room. */
export function room(drawing: Drawing): string {
  const { colours } = drawing
  const cushion = (colour: string) =>
    drawing.linear({ x1: -200, y1: -360, x2: 200, y2: 0 }, [
      { at: 0, colour: lighter(colour, 0.28) },
      { at: 0.5, colour },
      { at: 1, colour: darker(colour, 0.24) },
    ])
  const leg = darker(colours.table, 0.45)
  const chair =
    shadow(drawing, 240) +
    `<path d="M-170 -60L-196 6M170 -60L196 6" stroke="${leg}" stroke-width="18" stroke-linecap="round"/>` +
    path(
      'M-190 -120C-210 -420 -120 -470 0 -470C120 -470 210 -420 190 -120Z',
      cushion(darker(colours.clay, 0.06)),
    ) +
    path(
      'M-236 -250C-270 -250 -276 -200 -262 -60H-150V-190C-160 -236 -200 -252 -236 -250ZM236 -250C270 -250 276 -200 262 -60H150V-190C160 -236 200 -252 236 -250Z',
      cushion(colours.clay),
    ) +
    path(
      'M-160 -180C-100 -204 100 -204 160 -180C176 -130 172 -80 160 -56H-160C-172 -80 -176 -130 -160 -180Z',
      cushion(lighter(colours.clay, 0.14)),
    ) +
    path(
      'M-70 -350C-20 -372 60 -362 84 -336C100 -280 96 -230 84 -204C30 -190 -40 -192 -76 -206C-90 -250 -88 -320 -70 -350Z',
      cushion(colours.accent),
    )
  return (
    placed(chair, { x: -30, y: 60, scale: 1.1 }) +
    placed(planterTall(drawing), { x: 345, y: 30, scale: 0.85 }) +
    placed(framed(drawing, 140, 190), { x: -315, y: -560 })
  )
}

function planterTall(drawing: Drawing): string {
  const { colours } = drawing
  return (
    shadow(drawing, 120) +
    vessel(drawing, {
      profile: [
        [0, 88],
        [180, 116],
        [200, 118],
      ],
      colour: colours.glaze,
      filling: darker(colours.ink, 0.1),
    }) +
    placed(swordLeaves(drawing, 430), { x: 0, y: -195 })
  )
}

/** A laid table seen from above: plates, leaves and cutlery. */
export function supper(drawing: Drawing): string {
  const { colours } = drawing
  const cloth = drawing.linear({ x1: -700, y1: -600, x2: 700, y2: 600 }, [
    { at: 0, colour: lighter(colours.table, 0.2) },
    { at: 1, colour: darker(colours.table, 0.12) },
  ])
  return (
    rect(-1700, -1700, 3400, 3400, cloth) +
    placed(dish(drawing, 'greens'), { x: -330, y: -130 }) +
    placed(dish(drawing, 'soup'), { x: 210, y: 130, scale: 1.12 }) +
    placed(dish(drawing, 'fruit'), { x: 560, y: -280, scale: 0.74 }) +
    placed(dish(drawing, 'bread'), { x: -640, y: 330, scale: 0.8 }) +
    cutlery(drawing, -190, 330)
  )
}

/** One dish from above. */
export function dishAlone(drawing: Drawing): string {
  const { colours, random } = drawing
  const cloth = drawing.linear({ x1: -700, y1: -600, x2: 700, y2: 600 }, [
    { at: 0, colour: lighter(colours.table, 0.25) },
    { at: 1, colour: darker(colours.table, 0.1) },
  ])
  const kind = random.pick(['greens', 'soup', 'fruit', 'bread'] as const)
  return (
    rect(-1700, -1700, 3400, 3400, cloth) +
    placed(dish(drawing, kind), { x: -80, y: 0, scale: 1.3 }) +
    cutlery(drawing, 320, 0)
  )
}

type Course = 'greens' | 'soup' | 'fruit' | 'bread'

function dish(drawing: Drawing, course: Course): string {
  const { colours } = drawing
  const dark = drawing.radial([
    { at: 0.75, colour: '#2a1710', opacity: 0.42 },
    { at: 1, colour: '#2a1710', opacity: 0 },
  ])
  const face = drawing.linear({ x1: -230, y1: -230, x2: 230, y2: 230 }, [
    { at: 0, colour: lighter(colours.glaze, 0.45) },
    { at: 1, colour: darker(colours.glaze, 0.12) },
  ])
  const well = drawing.linear({ x1: -170, y1: -170, x2: 170, y2: 170 }, [
    { at: 0, colour: darker(colours.glaze, 0.14) },
    { at: 1, colour: lighter(colours.glaze, 0.4) },
  ])
  return (
    ellipse(26, 34, 270, 270, dark) +
    ellipse(0, 0, 236, 236, face) +
    `<circle r="226" fill="none" stroke="${colours.clay}" stroke-width="5" opacity="0.8"/>` +
    ellipse(0, 0, 172, 172, well) +
    COURSES[course](drawing)
  )
}

const COURSES: Readonly<Record<Course, (drawing: Drawing) => string>> = {
  greens: (drawing) => {
    const { colours, random } = drawing
    const tones = ['#6f8f4e', '#8aa85f', '#4f7540', colours.leaf] as const
    const leaves = Array.from({ length: 26 }, () => {
      const [angle, r] = [random.between(0, 360), random.between(10, 105)]
      const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r]
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 360))})">${path('M0 -46C30 -20 30 20 0 46C-30 20 -30 -20 0 -46Z', random.pick(tones))}<path d="M0 -36V36" stroke="#ffffff" stroke-width="2" opacity="0.35"/></g>`
    })
    const tomatoes = Array.from({ length: 6 }, () => {
      const [angle, r] = [random.between(0, 7), random.between(30, 100)]
      return (
        ellipse(Math.cos(angle) * r, Math.sin(angle) * r, 19, 19, '#c9472f') +
        ellipse(Math.cos(angle) * r - 6, Math.sin(angle) * r - 6, 5, 4, '#ffffff', 'opacity="0.6"')
      )
    })
    return leaves.join('') + tomatoes.join('')
  },

  soup: (drawing) => {
    const { random } = drawing
    const soup = drawing.radial([
      { at: 0, colour: '#e59a45' },
      { at: 0.85, colour: '#cf7a2c' },
      { at: 1, colour: '#a85a1c' },
    ])
    const seeds = Array.from({ length: 16 }, () =>
      ellipse(
        random.between(-70, 70),
        random.between(-70, 70),
        9,
        5,
        '#5d6b35',
        `transform="rotate(${n(random.between(0, 180))})"`,
      ),
    )
    return (
      ellipse(0, 0, 158, 158, soup) +
      `<path d="M-90 20C-60 -70 40 -80 70 -30C90 20 20 60 -20 30C-50 6 0 -30 24 -8" fill="none" stroke="#fff4e0" stroke-width="17" stroke-linecap="round" opacity="0.9"/>` +
      seeds.join('')
    )
  },

  fruit: (drawing) => {
    const { random } = drawing
    const tones = ['#7c2f45', '#a83f4c', '#d98a3d', '#5b2a4a'] as const
    return Array.from({ length: 13 }, (_, index) => {
      const [angle, r] = [index * 2.4, 22 + index * 7.6]
      const tone = random.pick(tones)
      const skin = drawing.radial([
        { at: 0, colour: lighter(tone, 0.25) },
        { at: 1, colour: darker(tone, 0.25) },
      ])
      return ellipse(Math.cos(angle) * r, Math.sin(angle) * r, 42, 42, skin)
    }).join('')
  },

  bread: (drawing) => {
    const crust = drawing.radial([
      { at: 0, colour: '#e6b877' },
      { at: 0.8, colour: '#b9793a' },
      { at: 1, colour: '#8a5323' },
    ])
    const cuts = [-60, 0, 60].map(
      (x) =>
        `<path d="M${x - 26} 60C${x - 8} 20 ${x - 8} -20 ${x + 22} -60" stroke="#f6ddb0" stroke-width="13" fill="none" stroke-linecap="round"/>`,
    )
    return ellipse(0, 0, 150, 106, crust) + cuts.join('')
  },
}

function cutlery(drawing: Drawing, x: number, y: number): string {
  const metal = drawing.linear({ x1: -20, y1: 0, x2: 60, y2: 0 }, [
    { at: 0, colour: mix(drawing.colours.ink, '#ffffff', 0.55) },
    { at: 0.5, colour: '#f4f1ea' },
    { at: 1, colour: mix(drawing.colours.ink, '#ffffff', 0.4) },
  ])
  const fork =
    'M-8 190V-40C-34 -60 -34 -90 -32 -170H-22V-96H-12V-170H-2V-96H8V-170H18V-96C16 -66 10 -52 8 -40V190C8 206 -8 206 -8 190Z'
  const knife = 'M62 196V-20C52 -80 52 -140 74 -180C82 -130 84 -60 80 -10V196C80 208 62 208 62 196Z'
  return placed(
    path(fork, '#2a1710', 'opacity="0.25" transform="translate(9 11)"') +
      path(knife, '#2a1710', 'opacity="0.25" transform="translate(9 11)"') +
      path(fork, metal) +
      path(knife, metal),
    { x, y, scale: 1.05 },
  )
}

/** A branch in a bottle and two cups, beside stacked plates. */
export function kitchen(drawing: Drawing): string {
  const { colours } = drawing
  const bottle =
    shadow(drawing, 90) +
    placed(bouquet(drawing, { length: 200, count: 3, kind: 'leaves' }), { x: 0, y: -330 }) +
    vessel(drawing, {
      profile: [
        [0, 78],
        [20, 86],
        [190, 84],
        [240, 40],
        [330, 30],
        [346, 36],
      ],
      colour: colours.leaf,
      tilt: 0.15,
    })
  return (
    placed(plate(drawing), { x: 190, y: -20, scale: 0.95 }) +
    placed(bottle, { x: -280, y: -30, scale: 1.15 }) +
    placed(mug(drawing), { x: -110, y: 80, scale: 0.5 })
  )
}
