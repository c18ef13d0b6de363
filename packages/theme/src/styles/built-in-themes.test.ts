/** The themes that come with the project, in every look of their own: what is printed can be read. */

import { readdirSync, readFileSync } from 'node:fs'
import {
  BLACK,
  contrast,
  LEAST_CONTRAST,
  over,
  parseColor,
  WHITE,
} from '@sitewright/core/color/contrast'
import { SECTION_THEMES } from '@sitewright/core/document/section-theme'
import { VIEW_MEDIA } from '@sitewright/core/document/view-media'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTheme } from '../load-theme.ts'
import type { Theme } from '../theme.ts'
import { compileFresh } from './compile-styles.ts'
import { declaredPairs, propertiesOf } from './declared-pairs.ts'

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
    const onColors = declaredPairs(css).flatMap(({ section, front, back, ratio, least }) =>
      ratio >= least ? [] : [`${section}: ${front} on ${back} has ${ratio.toFixed(2)} of ${least}`],
    )
    const root = propertiesOf(css, ':root')
    const onPictures = SECTION_THEMES.flatMap((section) => {
      const colors = { ...root, ...propertiesOf(css, `[data-section-theme='${section}']`) }
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
  })
})
