/** The themes that come with the project, in every look of their own: what is printed can be read. */

import { readdirSync, readFileSync } from 'node:fs'
import {
  BLACK,
  contrast,
  LEAST_CONTRAST,
  over,
  parseColor,
  WHITE,
  writeColor,
} from '@sitewright/core/color/contrast'
import { derivePalette } from '@sitewright/core/color/derive-palette'
import { isDark } from '@sitewright/core/color/is-dark'
import { PALETTE_NAMES, schemeOf } from '@sitewright/core/color/palette-colors'
import { READY_PALETTES } from '@sitewright/core/color/ready-palettes'
import { SECTION_THEMES } from '@sitewright/core/document/section-theme'
import { VIEW_MEDIA } from '@sitewright/core/document/view-media'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTheme } from '../load-theme.ts'
import type { Theme } from '../theme.ts'
import { type CompiledStyles, compileFresh } from './compile-styles.ts'
import { declaredPairs, nightRules, propertiesOf } from './declared-pairs.ts'

const THEMES = new URL('../../../../themes/', import.meta.url)

/** Behind a section: nothing is lighter or darker than these. */
const PICTURES = [WHITE, BLACK]

const names = readdirSync(THEMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Chosen values by the title of the preset. */
function presetsOf(name: string): [string, Record<string, string>][] {
  const folder = new URL(`${name}/presets/`, THEMES)
  return readdirSync(folder).map((file) => {
    const { title, templateTweaks } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return [title, templateTweaks]
  })
}

/** Palettes as the studio derives them: two that can be chosen, and three of colours that are hard to bring together. */
const PALETTES = [
  ...READY_PALETTES.slice(0, 2).map(({ colors }) => colors),
  ['#ffd400'],
  ['#808080', '#00ff00', '#ff00ff'],
  ['#0000ff', '#000000', '#7f7f00', '#ffffff', '#00ffff'],
]

/** Custom properties of a section by the parts that they are. */
const PROPERTIES = {
  background: 'color-background',
  text: 'color-text',
  accent: 'color-accent',
  onAccent: 'color-accent-text',
  pressed: 'button-hover',
  surface: 'color-surface',
  quiet: 'color-muted',
  edge: 'color-control',
  sale: 'color-sale',
} as const

const colorsOf = (texts: readonly string[]) =>
  derivePalette(texts.map((text) => parseColor(text) ?? expect.fail(text)))

describe.each(names)('the theme %s', (name) => {
  let theme: Theme

  beforeAll(async () => {
    theme = await loadTheme(new URL(name, THEMES).pathname)
  })

  it('has no mistake', () => {
    expect(theme.problems).toEqual([])
    expect(compileFresh(theme).problems).toEqual([])
  })

  it('has three looks or more, of tweaks that it has', () => {
    const presets = presetsOf(name)
    expect(presets.length).toBeGreaterThanOrEqual(3)
    const tweaks = new Map(theme.tweaks.map((tweak) => [tweak.name, tweak]))
    for (const [title, values] of presets) {
      for (const [tweak, value] of Object.entries(values)) {
        const known = tweaks.get(tweak)
        expect(known, `${title}: ${tweak}`).toBeDefined()
        if (known?.type === 'dropdown') expect(known.options, `${title}: ${tweak}`).toContain(value)
      }
    }
  })

  it('changes the grid of blocks where the platform does', () => {
    const { css } = compileFresh(theme)
    const around = [...css.matchAll(/@media ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g)]
    const queries = around.flatMap(([, query = '', rules = '']) =>
      rules.includes('.sw-grid') && query.includes('width') ? [query.trim()] : [],
    )
    expect(queries.length).toBeGreaterThan(0)
    const { desktop, phone } = VIEW_MEDIA
    expect(queries.filter((query) => query !== desktop && query !== phone)).toEqual([])
  })

  it('leaves much to its owners', () => {
    expect(theme.tweaks.length).toBeGreaterThanOrEqual(40)
    const kinds = [...new Set(theme.tweaks.map(({ type }) => type))].sort()
    expect(kinds).toEqual(['checkbox', 'color', 'dropdown', 'font', 'value'])
    expect(theme.layoutNames.size).toBeGreaterThanOrEqual(2)
    expect(theme.presets.length).toBeGreaterThanOrEqual(4)
  })

  it.each(presetsOf(name))('can be read in the look %s', (_title, values) => {
    expectReadable(compileFresh(theme, { values }))
  })

  it.each(presetsOf(name))('can be read in the dark version of the look %s', (_title, values) => {
    const dark = compileFresh(theme, { values: { ...values, 'Color Scheme': 'Dark' } })
    expectReadable(dark)
    expect(isDark(propertiesIn(dark.css, 'light')['--sw-color-background'] ?? '')).toBe(true)
  })

  it('has the dark version for visitors whose system asks for it, and the usual one for all others', () => {
    const [usual, dark, system] = ['Light', 'Dark', 'System'].map((scheme) =>
      compileFresh(theme, { values: { 'Color Scheme': scheme } }),
    )
    if (!usual || !dark || !system) throw new Error('Three were compiled')
    expect(usual.css).not.toMatch(/color-scheme/)
    for (const section of SECTION_THEMES) {
      const night = `${system.css}\n${nightRules(system.css)}`
      expect(colorsIn(night, section)).toEqual(colorsIn(dark.css, section))
      expect(colorsIn(system.css, section)).toEqual(colorsIn(usual.css, section))
    }
  })

  it.each(PALETTES)('can be read in a palette of %s', (...texts) => {
    const { darkAccent, ...plain } = colorsOf(texts)
    const own = new Set(theme.tweaks.map((tweak) => tweak.name))
    const palette = own.has('darkAccent') ? { ...plain, darkAccent } : plain
    const missing = PALETTE_NAMES.filter((one) => one !== 'darkAccent' && !own.has(one))
    expect(missing).toEqual([])
    const values = Object.fromEntries(
      Object.entries(palette).map(([one, color]) => [one, writeColor(color)]),
    )
    const compiled = compileFresh(theme, { values })
    expectReadable(compiled)
    expectReadable(compileFresh(theme, { values: { ...values, 'Color Scheme': 'Dark' } }))
    // Sections are drawn in the colours that the rule reckons with.
    for (const section of SECTION_THEMES) {
      const declared = propertiesIn(compiled.css, section)
      const scheme = schemeOf(section, palette)
      for (const [part, property] of Object.entries(PROPERTIES)) {
        const color = scheme[part as keyof typeof PROPERTIES] ?? expect.fail(part)
        const found = parseColor(declared[`--sw-${property}`] ?? '') ?? expect.fail(property)
        expect(writeColor(found), `${section}: ${part}`).toBe(writeColor(color))
      }
    }
  })
})

function propertiesIn(css: string, section: string): Record<string, string> {
  return {
    ...propertiesOf(css, ':root'),
    ...propertiesOf(css, `[data-section-theme='${section}']`),
  }
}

function colorsIn(css: string, section: string): Record<string, string> {
  const colors = Object.entries(propertiesIn(css, section))
  return Object.fromEntries(colors.filter(([name]) => /^--sw-(?:color|button)-/.test(name)))
}

function expectReadable({ css, problems }: CompiledStyles) {
  expect(problems).toEqual([])
  const onColors = declaredPairs(css).flatMap(({ section, front, back, ratio, least }) =>
    ratio >= least ? [] : [`${section}: ${front} on ${back} has ${ratio.toFixed(2)} of ${least}`],
  )
  const onPictures = SECTION_THEMES.flatMap((section) => {
    const colors = propertiesIn(css, section)
    const text = parseColor(colors['--sw-color-text'] ?? '')
    const veil = parseColor(colors['--sw-color-background'] ?? '')
    if (!text || !veil) return [`${section}: no colours`]
    return PICTURES.flatMap((picture) => {
      const found = contrast(text, over({ ...veil, alpha: Number(colors['--sw-veil']) }, picture))
      return found >= LEAST_CONTRAST.text
        ? []
        : [`${section}: words on a picture have ${found.toFixed(2)}`]
    })
  })
  const failures = [...onColors, ...onPictures]
  expect(failures).toEqual([])
}
