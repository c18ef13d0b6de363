/** A theme as people bring it from elsewhere: it counts on the platform's styles, classes and globals, and knows none of our own. */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkTheme } from './check/check-theme.ts'
import { loadTheme } from './index.ts'

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

  it('names nothing of this platform', async () => {
    const files = await readdir(FOLDER, { recursive: true, withFileTypes: true })
    for (const file of files.filter((one) => one.isFile())) {
      const text = await readFile(join(file.parentPath, file.name), 'utf8')
      expect([file.name, text.match(/--sw-|\bsw-|announcement/g)]).toEqual([file.name, null])
    }
  })
})
