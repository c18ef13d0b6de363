/** The colours of all section themes from one to five colours, so that everything can be read. Pure. */

import { BLACK, type Color, contrast, WHITE } from './contrast.ts'
import { fromOklch, type Oklch, toOklch } from './oklch.ts'
import { type PaletteColors, type PaletteName, palettePairs } from './palette-colors.ts'

/** The most colours that a palette is made of. */
export const MOST_COLORS = 5

/** OKLCH lightness from which a colour is a background of light sections, and below which it is one of dark sections. */
const PALE_FROM = 0.9
const DEEP_BELOW = 0.32
/** Chroma below which a colour is a grey. */
const GREY_BELOW = 0.04

/** Colours that no choice says: nearly white, a tint of it, nearly black and words on that, each with a trace of the first colour. */
const PAPER = { lightness: 0.985, chroma: 0.006 }
const SOFT = { step: 0.05, chroma: 0.02 }
const INK = { lightness: 0.23, chroma: 0.022 }
const CHALK = { lightness: 0.95, chroma: 0.012 }
/** Lightness of links and buttons in dark sections. */
const BRIGHT = 0.8
const RED: Oklch = { lightness: 0.5, chroma: 0.17, hue: 30 }

/**
 * The first colour is that of links and buttons. Pale colours become backgrounds, the palest that of light sections; the deepest
 * that of dark sections and of words; the next strong one that of accent sections. Each is made lighter or darker until
 * every pair that it is part of has the contrast that WCAG 2.2 asks for, and no further.
 */
export function derivePalette(chosen: readonly Color[]): Required<PaletteColors> {
  const colors = (chosen.length > 0 ? chosen : [BLACK]).slice(0, MOST_COLORS).map(toOklch)
  const [main] = colors as [Oklch, ...Oklch[]]
  const pale = colors
    .filter(({ lightness }) => lightness >= PALE_FROM)
    .sort((a, b) => b.lightness - a.lightness)
  const deep = colors
    .filter(({ lightness }) => lightness < DEEP_BELOW)
    .sort((a, b) => a.lightness - b.lightness)
  const strong = colors.filter(
    ({ lightness, chroma }) =>
      chroma >= GREY_BELOW && lightness < PALE_FROM && lightness >= DEEP_BELOW,
  )
  const [paper = { ...PAPER, hue: main.hue, chroma: traceOf(main, PAPER.chroma) }] = pale
  const tint = strong.find((one) => one !== main) ?? main
  const soft = pale[1] ?? {
    lightness: paper.lightness - SOFT.step,
    chroma: traceOf(tint, SOFT.chroma),
    hue: tint.hue,
  }
  const [ink = { ...INK, hue: main.hue, chroma: traceOf(main, INK.chroma) }] = deep
  const chalk = { ...CHALK, hue: paper.hue, chroma: Math.min(paper.chroma, CHALK.chroma) }
  const accentBackground = strong.find((one) => one !== main) ?? main
  const bright = strong.at(2) ?? strong[0] ?? main

  const fit = new Fitting()
  fit.set(['lightBackground'], paper, ['light'])
  fit.set(['softBackground'], soft, ['soft'])
  fit.set(['darkBackground'], ink, ['dark'])
  fit.set(['lightText', 'softText'], toOklch(fit.colors.darkBackground), ['light', 'soft'])
  fit.set(['accent'], main, ['light', 'soft'])
  fit.set(['darkText'], chalk, ['dark'])
  fit.set(['darkAccent'], { ...bright, lightness: Math.max(bright.lightness, BRIGHT) }, ['dark'])
  fit.set(['sale'], RED, ['light', 'soft', 'dark'])
  fit.setStrong(accentBackground)
  return fit.colors
}

/** A trace of a colour; none of a grey. */
function traceOf({ chroma }: Oklch, most: number): number {
  return Math.min(chroma / 2, most)
}

type Section = Parameters<typeof palettePairs>[0]

/** Steps of lightness in which a colour that can be read is looked for. */
const STEP = 0.005

/** Sets the colours one after another. Those that are not set yet are as easy to read as any could be. */
class Fitting {
  colors: Required<PaletteColors> = {
    lightBackground: WHITE,
    lightText: BLACK,
    softBackground: WHITE,
    softText: BLACK,
    accent: BLACK,
    sale: BLACK,
    accentBackground: BLACK,
    accentText: WHITE,
    darkBackground: BLACK,
    darkText: WHITE,
    darkAccent: WHITE,
  }

  /** Gives the choices the colour that is nearest in lightness and lets everything in the sections be read. */
  set(names: readonly PaletteName[], wanted: Oklch, sections: readonly Section[]): void {
    for (const color of nearby(wanted)) {
      const colors = { ...this.colors, ...Object.fromEntries(names.map((name) => [name, color])) }
      if (!sections.every((section) => isReadable(section, colors))) continue
      this.colors = colors
      return
    }
  }

  /** Accent sections, with words on a strong colour in white or in ink: the one that changes the colour less. */
  setStrong(wanted: Oklch): void {
    for (const accentBackground of nearby(wanted)) {
      const words = [WHITE, this.colors.lightText].sort(
        (a, b) => contrast(b, accentBackground) - contrast(a, accentBackground),
      )
      for (const accentText of words) {
        const colors = { ...this.colors, accentBackground, accentText }
        if (!isReadable('accent', colors)) continue
        this.colors = colors
        return
      }
    }
  }
}

/** Whether everything in a section can be read, in themes with and without a choice for its links. */
function isReadable(section: Section, colors: Required<PaletteColors>): boolean {
  const { darkAccent: _own, ...plain } = colors
  return [colors, plain].every((one) =>
    palettePairs(section, one).every(({ ratio, least }) => ratio >= least),
  )
}

/** The colour itself and then others of its hue, by distance in lightness, to black and to white. */
function* nearby(wanted: Oklch): Generator<Color> {
  yield fromOklch(wanted)
  for (let distance = STEP; distance <= 1 + STEP; distance += STEP) {
    for (const lightness of [wanted.lightness - distance, wanted.lightness + distance]) {
      if (lightness > -STEP && lightness < 1 + STEP) {
        yield fromOklch({ ...wanted, lightness: Math.min(1, Math.max(0, lightness)) })
      }
    }
  }
}
