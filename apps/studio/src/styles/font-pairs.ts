/** Pairs of families for headings and for text, and what a theme's choices become by them. Pure. */

import { familyList, firstFamily, readFont, weightsOf, withFontProperty } from './font-value.ts'
import { readSize } from './size-value.ts'
import type { FontFamily, Tweak } from './style-state.ts'

export interface FontPair {
  readonly heading: string
  readonly text: string
  /** Weight and letter spacing of headings, which suit the family. */
  readonly weight: number
  readonly tracking: string
}

/** Families of `docs/guides/fonts.md`. */
export const FONT_PAIRS: readonly FontPair[] = [
  { heading: 'Instrument Serif', text: 'Instrument Sans', weight: 400, tracking: '-0.015em' },
  { heading: 'Fraunces', text: 'DM Sans', weight: 500, tracking: '-0.025em' },
  { heading: 'Bricolage Grotesque', text: 'Inter', weight: 600, tracking: '-0.035em' },
  { heading: 'Cormorant Garamond', text: 'Manrope', weight: 500, tracking: '-0.02em' },
  { heading: 'Playfair Display', text: 'Source Serif 4', weight: 700, tracking: '-0.02em' },
  { heading: 'Newsreader', text: 'Libre Franklin', weight: 600, tracking: '-0.02em' },
  { heading: 'Space Grotesk', text: 'Work Sans', weight: 600, tracking: '-0.03em' },
  { heading: 'Lora', text: 'Karla', weight: 600, tracking: '-0.01em' },
  { heading: 'EB Garamond', text: 'Work Sans', weight: 500, tracking: '-0.01em' },
  { heading: 'DM Sans', text: 'Lora', weight: 700, tracking: '-0.03em' },
  { heading: 'Manrope', text: 'Manrope', weight: 700, tracking: '-0.03em' },
  { heading: 'Libre Franklin', text: 'Newsreader', weight: 800, tracking: '-0.025em' },
  { heading: 'JetBrains Mono', text: 'Inter', weight: 600, tracking: '-0.04em' },
  { heading: 'Playfair Display', text: 'Karla', weight: 600, tracking: '-0.015em' },
]

type Values = Readonly<Record<string, string>>
type Fonts = readonly FontFamily[]

/** Choices of a theme that letters of headings follow; all its other fonts are those of text. */
const HEADING = /head|title|display|logo/i

export function isHeadingFont({ name, title }: Pick<Tweak, 'name' | 'title'>): boolean {
  return HEADING.test(`${name} ${title}`)
}

/** Values of all fonts of the theme for a pair. What else the theme says of each, such as its case, stays. */
export function valuesOfPair(
  pair: FontPair,
  { tweaks, values, fonts }: { tweaks: readonly Tweak[]; values: Values; fonts: Fonts },
): Values {
  return Object.fromEntries(
    tweaks
      .filter(({ type }) => type === 'font')
      .flatMap((tweak) => {
        const font = fonts.find(
          ({ family }) => family === (isHeadingFont(tweak) ? pair.heading : pair.text),
        )
        if (!font) return []
        const value = values[tweak.name] ?? tweak.initial
        return [
          [
            tweak.name,
            isHeadingFont(tweak) ? headingFont(value, font, pair) : textFont(value, font),
          ],
        ]
      }),
  )
}

function headingFont(value: string, font: FontFamily, { weight, tracking }: FontPair): string {
  const changed = withFontProperty(
    withFontProperty(
      withFontProperty(value, 'font-family', familyList(font)),
      'font-weight',
      String(weight),
    ),
    'letter-spacing',
    tracking,
  )
  // A slope belongs to the family that the theme chose it for.
  return readFont(value).has('font-style')
    ? withFontProperty(changed, 'font-style', 'normal')
    : changed
}

/** Text keeps its weight, or takes the nearest that the family has. */
function textFont(value: string, font: FontFamily): string {
  const changed = withFontProperty(value, 'font-family', familyList(font))
  const weight = Number(readFont(value).get('font-weight') ?? 400) || 400
  const nearest = weightsOf(font).toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0]
  return withFontProperty(changed, 'font-weight', String(nearest ?? weight))
}

/** The pair whose families the theme's fonts have now. */
export function pairOf(tweaks: readonly Tweak[], values: Values): FontPair | undefined {
  const families = (isHeading: boolean) =>
    new Set(
      tweaks
        .filter((tweak) => tweak.type === 'font' && isHeadingFont(tweak) === isHeading)
        .map(({ name, initial }) =>
          firstFamily(readFont(values[name] ?? initial).get('font-family') ?? ''),
        ),
    )
  const [headings, texts] = [families(true), families(false)]
  return FONT_PAIRS.find(
    ({ heading, text }) =>
      headings.size === 1 && headings.has(heading) && texts.size === 1 && texts.has(text),
  )
}

/** Type scales (modular scales): each of the five steps from text to the largest heading is this many times the one before. */
export const TYPE_SCALES = [
  { id: 'calm', ratio: 1.25 },
  { id: 'even', ratio: 1.333 },
  { id: 'bold', ratio: Math.SQRT2 },
  { id: 'grand', ratio: 1.5 },
] as const
export type TypeScale = (typeof TYPE_SCALES)[number]

/** Steps between text and the largest heading. */
const SCALE_STEPS = 5

/** Sizes in pixels of headings by scale; none for a theme without a choice for both sizes. */
export function scaledSizes(
  tweaks: readonly Tweak[],
  values: Values,
): readonly { readonly scale: TypeScale; readonly size: number; readonly value: string }[] {
  const heading = tweaks.find(({ name }) => name === 'headingSize')
  const text = tweaks.find(({ name }) => name === 'bodySize')
  const body = text && readSize(values.bodySize ?? text.initial)
  if (!heading || !body || body.unit !== 'px') return []
  const { min = 0, max = Number.POSITIVE_INFINITY, step = 1 } = heading
  return TYPE_SCALES.map((scale) => {
    const exact = body.number * scale.ratio ** SCALE_STEPS
    const size = Math.min(max, Math.max(min, Math.round(exact / step) * step))
    return { scale, size, value: `${size}px` }
  })
}
