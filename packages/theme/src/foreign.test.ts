/** A theme as people bring it from elsewhere: it counts on the platform's styles, classes and globals, and knows none of our own. */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkTheme } from './check/check-theme.ts'
import { loadTheme } from './index.ts'
import { bodyClasses } from './styles/body-classes.ts'
import { compileFresh } from './styles/compile-styles.ts'

const FOLDER = join(import.meta.dirname, 'fixtures/foreign')

describe('a theme from elsewhere', () => {
  it('is read without a problem', async () => {
    const theme = await loadTheme(FOLDER)
    expect(theme).toMatchObject({ id: 'foreign', name: 'Foreign', problems: [] })
    expect((await checkTheme(FOLDER)).findings).toEqual([])
  })

  it('sells by the system’s collection alone, without templates of its own', async () => {
    const theme = await loadTheme(FOLDER)
    expect(theme.systemCollections).toContain('products')
    expect(await readdir(join(FOLDER, 'collections'))).not.toContainEqual(
      expect.stringMatching(/^products\./),
    )
  })

  it('has the tweaks, classes and mixins of the platform’s buttons', async () => {
    const theme = await loadTheme(FOLDER)
    expect(theme.isNative).toBe(false)
    expect(bodyClasses(theme.tweaks, theme.presets[0]?.values ?? {})).toEqual(
      expect.arrayContaining([
        'large-button-style-outline',
        'medium-button-shape-pill',
        'small-button-style-solid',
        'tweak-product-quick-view-button-style-docked',
      ]),
    )
    const { css, problems } = compileFresh(theme)
    expect(problems).toEqual([])
    expect(css).toMatch(/\.read-more \{[^}]*font-size: 16px;[^}]*border-radius: 5px;/)
  })

  it('names nothing of this platform', async () => {
    const files = await readdir(FOLDER, { recursive: true, withFileTypes: true })
    for (const file of files.filter((one) => one.isFile())) {
      const text = await readFile(join(file.parentPath, file.name), 'utf8')
      expect([file.name, text.match(/--sw-|\bsw-|announcement/g)]).toEqual([file.name, null])
    }
  })
})
