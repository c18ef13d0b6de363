/** The themes that come with the project, in every look of their own: what is printed can be read. */

import { readdirSync, readFileSync } from 'node:fs'
import { VIEW_MEDIA } from '@sitewright/core/document/view-media'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTheme } from '../load-theme.ts'
import type { Theme } from '../theme.ts'
import { compileFresh } from './compile-styles.ts'

const THEMES = new URL('../../../../themes/', import.meta.url)

/** Foreground, what it is seen on, and how much they must differ (WCAG 1.4.3, 1.4.11). */
const PAIRS = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['muted', 'background', 4.5],
  ['muted', 'surface', 4.5],
  ['accent', 'background', 4.5],
  ['accent-text', 'accent', 4.5],
  ['sale', 'background', 4.5],
  // Words on the mark of a sale.
  ['background', 'sale', 4.5],
  ['error', 'background', 4.5],
  ['success', 'background', 4.5],
  ['control', 'background', 3],
] as const

/** Behind a section: nothing is lighter or darker than these. */
const PICTURES = ['#ffffff', '#000000']

const SECTION_THEMES = ['light', 'soft', 'accent', 'dark']

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
    const { css, problems } = compileFresh(theme, values)
    expect(problems).toEqual([])
    const root = propertiesOf(css, ':root')
    const failures = SECTION_THEMES.flatMap((section) => {
      const colors = { ...root, ...propertiesOf(css, `[data-section-theme='${section}']`) }
      const onButton = ['--sw-button-background', '--sw-button-hover'].map(
        (background) => ['--sw-button-text', background, 4.5] as const,
      )
      const pairs = PAIRS.map(
        ([a, b, least]) => [`--sw-color-${a}`, `--sw-color-${b}`, least] as const,
      )
      const onPictures = PICTURES.flatMap((picture) => {
        const { '--sw-color-text': text = '', '--sw-color-background': veil = '' } = colors
        const found = contrast(text, mixed(veil, picture, Number(colors['--sw-veil'])))
        return found >= 4.5 ? [] : [`${section}: words on a picture have ${found.toFixed(2)}`]
      })
      const onColors = [...pairs, ...onButton].flatMap(([a, b, least]) => {
        const found = contrast(colors[a] ?? '', colors[b] ?? '')
        return found >= least
          ? []
          : [`${section}: ${a} on ${b} has ${found.toFixed(2)} of ${least}`]
      })
      return [...onColors, ...onPictures]
    })
    expect(failures).toEqual([])
  })
})

/** Custom properties of all rules with the selector, later ones winning. */
function propertiesOf(css: string, selector: string): Record<string, string> {
  const bare = (text: string) => text.replaceAll(/["']/g, '').trim()
  const rules = [...css.matchAll(/(?<=^|[};])([^{};@]+)\{([^{}]*)\}/g)].filter(
    ([, selectors = '']) => selectors.split(',').map(bare).includes(bare(selector)),
  )
  return Object.fromEntries(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, property, value]) => [
        property,
        value?.trim(),
      ]),
    ),
  )
}

/** The colour that is seen where `above`, with opacity `share`, covers `below`. */
function mixed(above: string, below: string, share: number): string {
  const [over, under] = [above, below].map((color) =>
    (full(color).match(/../g) ?? []).map((part) => Number.parseInt(part, 16)),
  )
  const parts = (over ?? []).map((part, index) =>
    Math.round(part * share + (under?.[index] ?? 0) * (1 - share)),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Six digits, of a colour in hexadecimal; none for anything else. */
function full(color: string): string {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1] ?? ''
  return hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
}

/** From 1 to 21, by WCAG. NaN for what is no colour in hexadecimal. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const parts = full(color).match(/../g) ?? []
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
