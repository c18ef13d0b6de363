import { mkdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '@sitewright/core/id'
import { makeTestFolder } from '@sitewright/testing/test-folder'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { copyFiles } from './copy-files.ts'
import { FILE_LIST, FILES } from './manifest.ts'

let folder: string
beforeEach(() => {
  folder = makeTestFolder('copy-files')
})
afterEach(() => rm(folder, { recursive: true }))

it('copies a file once that both stores name at the same time', async () => {
  const [home, fallback] = ['new', 'old'].map((name) => createFolderStore(join(folder, name)))
  if (!home || !fallback) throw new Error('There are two')
  const path = `${newId()}/files/a/v1`
  for (const store of [home, fallback]) await store.put(path, Buffer.from('bytes'))
  const backup = join(folder, 'backup')
  mkdirSync(backup)
  const files = copyFiles({ from: { home, fallback }, backup, say: () => {} })
  await files.pass()
  expect(await files.finish()).toMatchObject({ count: 1, bytes: 5 })
  expect(await readFile(join(backup, FILES, path), 'utf8')).toBe('bytes')
  expect(await readFile(join(backup, FILE_LIST), 'utf8')).toMatch(/^[^\n]+\n$/)
})
