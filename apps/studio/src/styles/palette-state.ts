/** The palette that a style has: what is set by hand in it can be hard to read. Pure. */

import { parseColor, writeColor } from '@sitewright/core/color/contrast'
import { derivePalette, MOST_COLORS } from '@sitewright/core/color/derive-palette'
import {
  hardPairs,
  PALETTE_NAMES,
  type PaletteColors,
  type PaletteName,
  type PalettePair,
  type PalettePart,
  paletteColors,
} from '@sitewright/core/color/palette-colors'
import type { SectionTheme } from '@sitewright/core/document/section-theme'
import type { EditorMessage } from '../editor/messages.ts'
import type { Tweak } from './style-state.ts'

type Values = Readonly<Record<string, string>>

export const SECTION_NAMES: Readonly<Record<SectionTheme, EditorMessage>> = {
  light: 'themeLight',
  soft: 'themeSoft',
  accent: 'themeAccent',
  dark: 'themeDark',
}

export const PART_NAMES: Readonly<Record<PalettePart, EditorMessage>> = {
  text: 'paletteText',
  quietText: 'paletteQuietText',
  links: 'paletteLinks',
  buttons: 'paletteButtons',
  fields: 'paletteFields',
  sale: 'paletteSale',
  notices: 'paletteNotices',
  pictures: 'palettePictures',
}

/** The colours of the sections; undefined for a theme whose choices have other names. */
export function paletteOf(tweaks: readonly Tweak[], values: Values): PaletteColors | undefined {
  const names: ReadonlySet<string> = new Set(PALETTE_NAMES)
  const own = tweaks.filter(({ name }) => names.has(name))
  return paletteColors(
    Object.fromEntries(own.map(({ name, initial }) => [name, values[name] ?? initial])),
  )
}

interface Kept {
  readonly tweaks: readonly Tweak[]
  readonly pairs: readonly PalettePair[]
}

const kept = new WeakMap<Values, Kept>()

/** Pairs that cannot be read, the hardest of each part alone. Memoized for the values, since every colour's field asks. */
export function hardPairsOf(tweaks: readonly Tweak[], values: Values): readonly PalettePair[] {
  const known = kept.get(values)
  if (known?.tweaks === tweaks) return known.pairs
  const colors = paletteOf(tweaks, values)
  const hardest = new Map<string, PalettePair>()
  for (const pair of colors ? hardPairs(colors) : []) {
    const key = `${pair.section} ${pair.part}`
    const other = hardest.get(key)
    if (!other || pair.ratio / pair.least < other.ratio / other.least) hardest.set(key, pair)
  }
  const pairs = [...hardest.values()]
  kept.set(values, { tweaks, pairs })
  return pairs
}

/** The colours that a palette which is there is made of, so that it can be changed: making it of them again changes nothing of a derived one. */
const MADE_OF: readonly PaletteName[] = [
  'accent',
  'accentBackground',
  'lightBackground',
  'softBackground',
  'darkBackground',
]

export function colorsOfPalette(colors: PaletteColors): readonly string[] {
  const written = MADE_OF.map((name) => writeColor(colors[name] as never))
  return [...new Set(written)].slice(0, MOST_COLORS)
}

/** Values of the theme's choices for a palette of these colours; what is no colour yet is left out. */
export function valuesOfPalette(tweaks: readonly Tweak[], texts: readonly string[]): Values {
  const colors = texts.flatMap((text) => {
    const color = parseColor(text)
    return color?.alpha === 1 ? [color] : []
  })
  if (colors.length === 0) return {}
  const has = new Set(tweaks.map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(derivePalette(colors)).flatMap(([name, color]) =>
      has.has(name) ? [[name, writeColor(color)]] : [],
    ),
  )
}
