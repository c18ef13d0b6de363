/**
 * The colours that a style sheet declares for words and for what is behind them, in each theme of sections: the `--sw-color-*` of
 * the platform's themes. A theme with other names declares nothing here, so that nothing is said of it. Pure.
 */

import { type Color, contrast, LEAST_CONTRAST, parseColor } from '@sitewright/core/color/contrast'
import { SECTION_THEMES, type SectionTheme } from '@sitewright/core/document/section-theme'

/** Foreground, what it is seen on, and the least contrast: of words, or of the outlines of controls (WCAG 1.4.3, 1.4.11). */
const PAIRS = [
  ['color-text', 'color-background', 'text'],
  ['color-text', 'color-surface', 'text'],
  ['color-muted', 'color-background', 'text'],
  ['color-muted', 'color-surface', 'text'],
  ['color-accent', 'color-background', 'text'],
  ['color-accent-text', 'color-accent', 'text'],
  ['color-sale', 'color-background', 'text'],
  // Words on the mark of a sale.
  ['color-background', 'color-sale', 'text'],
  ['color-error', 'color-background', 'text'],
  ['color-success', 'color-background', 'text'],
  ['button-text', 'button-background', 'text'],
  ['button-text', 'button-hover', 'text'],
  ['color-control', 'color-background', 'outline'],
] as const

const LEAST = { text: LEAST_CONTRAST.text, outline: 3 } as const

export interface DeclaredPair {
  readonly section: SectionTheme
  /** Names without `--sw-`: `color-text`, `button-background`. */
  readonly front: (typeof PAIRS)[number][0]
  readonly back: (typeof PAIRS)[number][1]
  readonly kind: keyof typeof LEAST
  /** As they are written in the style sheet; empty where it has none. */
  readonly frontColor: string
  readonly backColor: string
  /** NaN where one of them is no plain colour. */
  readonly ratio: number
  readonly least: number
}

export function declaredPairs(css: string): DeclaredPair[] {
  const root = propertiesOf(css, ':root')
  return SECTION_THEMES.flatMap((section) => {
    const colors = { ...root, ...propertiesOf(css, `[data-section-theme='${section}']`) }
    return PAIRS.map(([front, back, kind]): DeclaredPair => {
      const [frontColor, backColor] = [colors[`--sw-${front}`] ?? '', colors[`--sw-${back}`] ?? '']
      const ratio = ratioOf(parseColor(frontColor), parseColor(backColor))
      return { section, front, back, kind, frontColor, backColor, ratio, least: LEAST[kind] }
    })
  })
}

const NIGHT = /@media screen and \(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g

/** Rules of the dark version that visitors get whose system asks for it; empty where a site has none. */
export function nightRules(css: string): string {
  return [...css.matchAll(NIGHT)].map(([, rules = '']) => rules.trim()).join('\n')
}

/** The declared pairs, each in that of the versions visitors may get in which it is harder to read. */
function hardestPairs(css: string): DeclaredPair[] {
  const night = nightRules(css)
  const usual = declaredPairs(css)
  if (night === '') return usual
  const dark = declaredPairs(`${css}\n${night}`)
  return usual.map((pair, index) => {
    const other = dark[index]
    return other && other.ratio < pair.ratio ? other : pair
  })
}

/**
 * Pairs of words that cannot be read; text on the background of a section comes first, because other colours follow from those
 * two. Pairs that cannot be told are left out.
 */
export function hardToRead(css: string): DeclaredPair[] {
  return hardestPairs(css)
    .filter(({ kind, ratio, least }) => kind === 'text' && ratio < least)
    .sort((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ front, back }: DeclaredPair): number {
  return PAIRS.findIndex((pair) => pair[0] === front && pair[1] === back)
}

/** Colours that are seen through have no contrast of their own. */
function ratioOf(a: Color | undefined, b: Color | undefined): number {
  return a?.alpha === 1 && b?.alpha === 1 ? contrast(a, b) : Number.NaN
}

/** Custom properties of all rules with the selector, later ones winning. */
export function propertiesOf(css: string, selector: string): Record<string, string> {
  const bare = (text: string) => text.replaceAll(/["']/g, '').trim()
  const rules = [...css.matchAll(/(?<=^|[};])([^{};@]+)\{([^{}]*)\}/g)].filter(
    ([, selectors = '']) => selectors.split(',').map(bare).includes(bare(selector)),
  )
  return Object.fromEntries(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, property = '', value = '']) => [
        property,
        value.trim(),
      ]),
    ),
  )
}
