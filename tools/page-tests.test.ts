import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Code of browsers: what its tests do to the page, to stores and to globals would be seen by the next file. */
const FOLDERS = ['apps/studio/src', 'packages/ui/src']
const tests = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    `${folder}/${path}`.replaceAll(sep, '/'),
  ),
).filter((path) => /\.test\.tsx?$/.test(path))

/** Names by which `vitest.config.ts` gives a file modules of its own. */
const HAS_MODULES_OF_ITS_OWN = /\.test\.tsx$|\.fresh\.test\.ts$/

it('tests that need a page are named so that no other test uses their modules', () => {
  const needPage = tests.filter((path) =>
    readFileSync(join(root, path), 'utf8').startsWith('// @vitest-environment'),
  )
  expect(needPage).not.toEqual([])
  expect(needPage.filter((path) => !HAS_MODULES_OF_ITS_OWN.test(path))).toEqual([])
})
