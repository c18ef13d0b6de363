/** Adds to a style sheet the fonts that it names. */

import type { FontFallback, FontFamily, FontFile } from './font-family.ts'
import { FONT_FAMILIES, UNICODE_RANGES } from './font-table.ts'
import { namedFamilies } from './named-families.ts'

export interface StylesWithFonts {
  readonly css: string
  /** Addresses of the fonts to preload, at most two: of text, then of headings. */
  readonly preloads: readonly string[]
}

/** Path on every host below which the font files are served. */
export const FONTS_PATH = '/universal/fonts/'

/** Custom properties in which themes name the fonts of text and headings, which are preloaded. */
const WANTED_FIRST = ['--sw-font-body', '--sw-font-heading']

const BY_FAMILY = new Map(FONT_FAMILIES.map((font) => [font.family.toLowerCase(), font]))

/**
 * The style sheet with fallback fonts behind the families it names, and with rules for exactly these families. A family
 * that the style sheet defines itself is left alone. Takes time linear to the sheet's length.
 */
export function withFonts(css: string): StylesWithFonts {
  const named = namedFamilies(css).flatMap(({ family, ...place }) => {
    const font = BY_FAMILY.get(family.toLowerCase())
    return font ? [{ font, ...place }] : []
  })
  const own = new Set(named.filter(({ isDefinition }) => isDefinition).map(({ font }) => font))
  const used = named.filter(({ font }) => !own.has(font))
  const fonts = new Set(used.map(({ font }) => font))
  if (fonts.size === 0) return { css, preloads: [] }
  return {
    css: [withStandIns(css, used), ...[...fonts].flatMap(rulesOf), ''].join('\n'),
    preloads: preloadsOf(used),
  }
}

function withStandIns(
  css: string,
  used: readonly { readonly font: FontFamily; readonly end: number }[],
): string {
  const parts: string[] = []
  let at = 0
  for (const { font, end } of used) {
    parts.push(css.slice(at, end), ...font.fallbacks.map(({ family }) => `,"${family}"`))
    at = end
  }
  return parts.join('') + css.slice(at)
}

function preloadsOf(
  used: readonly { readonly font: FontFamily; readonly property: string }[],
): string[] {
  const paths = WANTED_FIRST.flatMap((wanted) => {
    const font = used.find(({ property }) => property === wanted)?.font
    return font ? [samplePath(font)] : []
  })
  return [...new Set(paths)]
}

/** Path of a family's upright Latin letters, which every family has. */
export function samplePath({ family, files }: FontFamily): string {
  const file = files.find(({ subset, style }) => subset === 'latin' && style === 'normal')
  if (!file) throw new Error(`${family} has no upright Latin letters`)
  return fontPath(file)
}

/** `/universal/fonts/inter-latin-wght-normal.0123456789ab.woff2` */
export function fontPath({ file, hash }: FontFile): string {
  return FONTS_PATH + file.replace(/(?=\.woff2$)/, `.${hash}`)
}

function rulesOf({ family, weights, files, fallbacks }: FontFamily): string[] {
  return [
    ...files.map((file) =>
      rule({
        'font-family': `"${family}"`,
        'font-style': file.style,
        'font-weight': weights,
        'font-display': 'swap',
        src: `url(${fontPath(file)}) format("woff2")`,
        'unicode-range': UNICODE_RANGES[file.subset] ?? 'U+0-10FFFF',
      }),
    ),
    ...fallbacks.map(standInRule),
  ]
}

function standInRule({ family, local, sizeAdjust, ascent, descent }: FontFallback): string {
  return rule({
    'font-family': `"${family}"`,
    src: local.map((name) => `local("${name}")`).join(','),
    'size-adjust': sizeAdjust,
    'ascent-override': ascent,
    'descent-override': descent,
    'line-gap-override': '0%',
  })
}

function rule(descriptors: Readonly<Record<string, string>>): string {
  const body = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`)
  return `@font-face{${body.join(';')}}`
}
