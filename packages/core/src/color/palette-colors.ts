/**
 * The colours of the section themes as they follow from the colours that an owner sets, by the names that the platform's themes give
 * their choices, and how well each pair of them can be read. The shares are those of `.palette()` in `themes/<name>/styles/variables.less`. Pure.
 */

import { SECTION_THEMES, type SectionTheme } from '../document/section-theme.ts'
import { BLACK, type Color, contrast, LEAST_CONTRAST, over, parseColor, WHITE } from './contrast.ts'

/** Choices of a theme that make up its palette. A theme that has them can take a palette. */
export const PALETTE_NAMES = [
  'lightBackground',
  'lightText',
  'accent',
  'softBackground',
  'softText',
  'accentBackground',
  'accentText',
  'darkBackground',
  'darkText',
  'darkAccent',
  'sale',
] as const
export type PaletteName = (typeof PALETTE_NAMES)[number]
/** Choices that a theme need not have: links of dark sections look like their text then. */
type Optional = 'darkAccent' | 'sale'
const OPTIONAL: ReadonlySet<PaletteName> = new Set<Optional>(['darkAccent', 'sale'])

export type PaletteColors = Readonly<Record<Exclude<PaletteName, Optional>, Color>> & {
  readonly [Name in Optional]?: Color
}

/** The colours of a theme's palette by the names of its choices; undefined for a theme that has other choices, or values that are no plain colours. */
export function paletteColors(values: Readonly<Record<string, string>>): PaletteColors | undefined {
  const colors = PALETTE_NAMES.flatMap((name) => {
    const color = parseColor(values[name] ?? '')
    return color?.alpha === 1 ? [[name, color] as const] : []
  })
  const known = new Set<PaletteName>(colors.map(([name]) => name))
  const isWhole = PALETTE_NAMES.every((name) => known.has(name) || OPTIONAL.has(name))
  return isWhole ? (Object.fromEntries(colors) as unknown as PaletteColors) : undefined
}

/** The three choices that the colours of a section follow from. */
const CHOICES = {
  light: { background: 'lightBackground', text: 'lightText', accent: 'accent' },
  soft: { background: 'softBackground', text: 'softText', accent: 'accent' },
  accent: { background: 'accentBackground', text: 'accentText', accent: 'accentText' },
  dark: { background: 'darkBackground', text: 'darkText', accent: 'darkAccent' },
} as const satisfies Record<SectionTheme, Readonly<Record<string, PaletteName>>>

/** Parts of a section that are seen on one another. */
export type PalettePart =
  | 'text'
  | 'quietText'
  | 'links'
  | 'buttons'
  | 'fields'
  | 'sale'
  | 'notices'
  | 'pictures'

export interface PalettePair {
  readonly section: SectionTheme
  readonly part: PalettePart
  /** The choices that it follows from: what is seen, and what it is seen on. */
  readonly front: PaletteName
  readonly back: PaletteName
  readonly ratio: number
  readonly least: number
}

/** Least contrast of the edges of controls (WCAG 1.4.11). */
const LEAST_EDGE = 3

const DARK_WORDS: Color = { red: 0x14, green: 0x16, blue: 0x14, alpha: 1 }
/** Problems and good news in light sections, and in dark ones. */
const NEWS = [
  [
    { red: 0xa3, green: 0x24, blue: 0x14, alpha: 1 },
    { red: 0xf6, green: 0xac, blue: 0x9a, alpha: 1 },
  ],
  [
    { red: 0x23, green: 0x60, blue: 0x2f, alpha: 1 },
    { red: 0x9e, green: 0xd2, blue: 0xab, alpha: 1 },
  ],
] as const

/** Least share of its background that a section lays over a picture. */
const VEIL: Readonly<Record<SectionTheme, number>> = {
  light: 0.68,
  soft: 0.68,
  accent: 0.88,
  dark: 0.68,
}

/** Shares, in percent, of the first colour in what the themes mix: mostly of the text's in its background. */
const SHARES = {
  surface: 6,
  quiet: 74,
  quietOnAccent: 88,
  edge: 58,
  pressed: 86,
  pressedAccent: 80,
  saleOnDark: 42,
} as const

/** Every pair of colours of one section theme, with the contrast that it has and needs. */
export function palettePairs(section: SectionTheme, colors: PaletteColors): readonly PalettePair[] {
  const names = namesOf(section, colors)
  const scheme = schemeOf(section, colors)
  const { background, text, accent, surface, quiet } = scheme
  const pair = (
    part: PalettePart,
    [front, back]: readonly [Color, Color],
    needs: { readonly front?: PaletteName; readonly least?: number } = {},
  ): PalettePair => ({
    section,
    part,
    front: needs.front ?? names.text,
    back: part === 'buttons' ? names.accent : names.background,
    ratio: contrast(front, back),
    least: needs.least ?? LEAST_CONTRAST.text,
  })
  return [
    pair('text', [text, background]),
    pair('text', [text, surface]),
    pair('quietText', [quiet, background]),
    pair('quietText', [quiet, surface]),
    pair('links', [accent, background], { front: names.accent }),
    ...[accent, scheme.pressed].map((behind) =>
      pair('buttons', [scheme.onAccent, behind], { front: names.accent }),
    ),
    pair('fields', [scheme.edge, background], { least: LEAST_EDGE }),
    ...(scheme.sale
      ? [pair('sale', [scheme.sale, background], section === 'accent' ? {} : { front: 'sale' })]
      : []),
    ...scheme.news.map((one) => pair('notices', [one, background], { front: names.background })),
    ...[WHITE, BLACK].map((picture) =>
      pair('pictures', [text, over({ ...background, alpha: VEIL[section] }, picture)]),
    ),
  ]
}

/** Pairs that cannot be read, in all section themes. */
export function hardPairs(colors: PaletteColors): readonly PalettePair[] {
  return SECTION_THEMES.flatMap((section) => palettePairs(section, colors)).filter(
    ({ ratio, least }) => ratio < least,
  )
}

export interface Scheme {
  readonly background: Color
  readonly text: Color
  readonly accent: Color
  readonly onAccent: Color
  readonly pressed: Color
  readonly surface: Color
  readonly quiet: Color
  readonly edge: Color
  readonly sale: Color | undefined
  readonly news: readonly Color[]
}

/** The colours that a section is drawn in. */
export function schemeOf(section: SectionTheme, colors: PaletteColors): Scheme {
  const names = namesOf(section, colors)
  const background = colors[names.background] as Color
  const text = colors[names.text] as Color
  const accent = colors[names.accent] as Color
  const isStrong = section === 'accent'
  return {
    background,
    text,
    accent,
    onAccent: readableOn(accent, DARK_WORDS, WHITE),
    pressed: pressedOf(section, { accent, text, background, isText: names.accent === names.text }),
    surface: mix(text, background, SHARES.surface),
    quiet: mix(text, background, isStrong ? SHARES.quietOnAccent : SHARES.quiet),
    edge: mix(text, background, SHARES.edge),
    sale:
      isStrong || !colors.sale
        ? colors.sale && text
        : readableOn(background, colors.sale, mix(colors.sale, WHITE, SHARES.saleOnDark)),
    news: isStrong ? [text] : NEWS.map(([dark, light]) => readableOn(background, dark, light)),
  }
}

function namesOf(section: SectionTheme, colors: PaletteColors) {
  const names = CHOICES[section]
  return colors[names.accent] ? names : { ...names, accent: names.text }
}

/** A button under the pointer. */
function pressedOf(
  section: SectionTheme,
  from: Readonly<Record<'accent' | 'text' | 'background', Color>> & { readonly isText: boolean },
): Color {
  if (from.isText) return mix(from.text, from.background, SHARES.pressed)
  return mix(from.accent, section === 'dark' ? WHITE : from.text, SHARES.pressedAccent)
}

/** The function `mix` of LESS for opaque colours; `share` is that of the first, in percent. */
function mix(first: Color, second: Color, share: number): Color {
  const part = (a: number, b: number) => Math.round((a * share + b * (100 - share)) / 100)
  return {
    red: part(first.red, second.red),
    green: part(first.green, second.green),
    blue: part(first.blue, second.blue),
    alpha: 1,
  }
}

/** Luma, of 255, below which the function `contrast` of LESS takes the lighter of two colours. */
const LIGHT_BELOW = 0.43 * 255

function readableOn({ red, green, blue }: Color, dark: Color, light: Color): Color {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < LIGHT_BELOW ? light : dark
}
