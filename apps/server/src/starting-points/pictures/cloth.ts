/** Things of linen, hanging or folded. */

import { rect } from './backdrop.ts'
import { darker, lighter } from './colour.ts'
import { type Drawing, ellipse, path, placed, shadow } from './drawing.ts'

function folds(drawing: Drawing, colour: string, left: number, right: number): string {
  return drawing.linear({ x1: left, y1: 0, x2: right, y2: 0 }, [
    { at: 0, colour: darker(colour, 0.12) },
    { at: 0.12, colour: lighter(colour, 0.2) },
    { at: 0.26, colour: darker(colour, 0.05) },
    { at: 0.42, colour: lighter(colour, 0.26) },
    { at: 0.6, colour },
    { at: 0.72, colour: darker(colour, 0.14) },
    { at: 0.84, colour: lighter(colour, 0.1) },
    { at: 1, colour: darker(colour, 0.24) },
  ])
}

function peg(drawing: Drawing, x: number, y: number): string {
  const { colours } = drawing
  const wood = drawing.radial([
    { at: 0, colour: lighter(colours.table, 0.45) },
    { at: 1, colour: darker(colours.table, 0.3) },
  ])
  return ellipse(x + 8, y + 12, 26, 26, '#2a1710', 'opacity="0.25"') + ellipse(x, y, 24, 24, wood)
}

/** Hangs from a peg 420 above the middle, down to 330 below it. */
export function apron(drawing: Drawing): string {
  const { colours } = drawing
  const linen = folds(drawing, colours.glaze, -250, 250)
  const body =
    'M-96 -250C-104 -130 -150 -90 -236 -66C-250 80 -246 220 -228 330C-90 346 90 348 226 328C246 214 250 84 236 -66C150 -90 104 -130 96 -250C40 -238 -40 -238 -96 -250Z'
  const strap = darker(colours.accent, 0.08)
  const pocket = folds(drawing, darker(colours.glaze, 0.05), -110, 110)
  return (
    path(body, '#2a1710', 'opacity="0.16" transform="translate(26 22)"') +
    `<path d="M-92 -248C-80 -340 -34 -402 0 -414C34 -402 80 -340 92 -248" fill="none" stroke="${strap}" stroke-width="15"/>` +
    `<path d="M-232 -60C-290 -20 -306 60 -296 150M232 -60C290 -20 312 50 300 170" fill="none" stroke="${strap}" stroke-width="13" stroke-linecap="round"/>` +
    path(body, linen) +
    `<path d="M-96 -250C-40 -238 40 -238 96 -250" fill="none" stroke="${darker(colours.glaze, 0.3)}" stroke-width="3" stroke-dasharray="8 7" transform="translate(0 14)"/>` +
    path(
      'M-108 20C-40 28 40 28 108 20L100 160C40 170 -40 170 -100 160Z',
      pocket,
      `stroke="${darker(colours.glaze, 0.28)}" stroke-width="3"`,
    ) +
    `<path d="M0 26V166" stroke="${darker(colours.glaze, 0.28)}" stroke-width="3" stroke-dasharray="8 7"/>` +
    peg(drawing, 0, -416)
  )
}

/** A folded pile, each of its own stripes, with a ribbon of cord. */
export function towel(drawing: Drawing): string {
  const { colours, random } = drawing
  const pile = [colours.paper, colours.glaze, colours.clay, colours.paper, colours.accent].map(
    (colour, index) => {
      const y = -index * 62
      const wide = 262 + random.between(-10, 10)
      return placed(foldedCloth(drawing, colour, wide), { x: random.between(-8, 8), y })
    },
  )
  const cord = darker(colours.table, 0.3)
  return (
    shadow(drawing, 270) +
    pile.join('') +
    `<path d="M-30 8V-322M-30 -322C-90 -372 -150 -340 -30 -322C60 -384 110 -330 -30 -322" fill="none" stroke="${cord}" stroke-width="9" stroke-linecap="round"/>`
  )
}

function foldedCloth(drawing: Drawing, colour: string, wide: number): string {
  const shade = drawing.linear({ x1: 0, y1: -66, x2: 0, y2: 0 }, [
    { at: 0, colour: lighter(colour, 0.34) },
    { at: 0.35, colour },
    { at: 0.9, colour: darker(colour, 0.22) },
    { at: 1, colour: darker(colour, 0.34) },
  ])
  const shape = `M${-wide} -8C${-wide - 18} -30 ${-wide - 14} -56 ${-wide + 14} -62H${wide - 8}C${wide + 16} -58 ${wide + 14} -10 ${wide - 8} -2H${-wide + 16}Z`
  const clip = drawing.clip(`<path d="${shape}"/>`)
  const stripes = [-0.78, -0.7, 0.52, 0.6, 0.68].map((at) =>
    rect(at * wide, -70, 12, 80, drawing.colours.ink, 'opacity="0.28"'),
  )
  return (
    path(shape, shade) +
    `<g clip-path="${clip}">${stripes.join('')}</g>` +
    `<path d="M${-wide + 4} -34H${wide - 6}" stroke="${darker(colour, 0.4)}" stroke-width="2.5" opacity="0.6" fill="none"/>` +
    ellipse(-wide + 4, -34, 5, 24, darker(colour, 0.3), 'opacity="0.35"')
  )
}
