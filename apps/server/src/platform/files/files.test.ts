import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { newId } from '@sitewright/core/id'
import { makeTestFolder } from '@sitewright/testing/test-folder'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFiles, type Files } from './files.ts'
import { createFolderStore } from './folder-store.ts'

const SITE = newId()
let folder: string
let files: Files
beforeEach(() => {
  folder = makeTestFolder('files')
  files = createFiles({ home: createFolderStore(join(folder, 'new')) })
})
afterEach(() => rm(folder, { recursive: true }))

it.each(['../a', '.drafts/a', 'a/../../b', '', 'a//b', '%2e%2e/a'])(
  'refuses the key %j, which could leave the site’s folder',
  async (key) => {
    await expect(async () => files.put(SITE, key, Buffer.from(''))).rejects.toThrow('may not leave')
    await expect(async () => files.find(SITE, key)).rejects.toThrow('may not leave')
    await expect(files.remove(SITE, key)).rejects.toThrow('may not leave')
  },
)

it('keeps nothing of an upload that is too long', async () => {
  const draft = await files.draft(SITE)
  expect(await draft.receive(Readable.from([Buffer.alloc(11)]), 10)).toBeUndefined()
  await draft.discard()
  expect(readdirSync(join(folder, 'new/.drafts'))).toEqual([])
  expect(await files.list(SITE, 'files')).toEqual([])
})

it('gives a draft its name, staged or not, and its hash', async () => {
  for (const isStaged of [true, false]) {
    const draft = await files.draft(SITE)
    const received = await draft.receive(Readable.from([Buffer.from('abc')]), 10)
    expect(received).toMatchObject({ bytes: 3, hash: expect.stringMatching(/^ba7816bf/) })
    if (isStaged) await draft.stage()
    await draft.adopt(`files/${isStaged}/v1`)
    await draft.discard()
    expect((await files.get(SITE, `files/${isStaged}/v1`))?.toString()).toBe('abc')
  }
})

it('reads the other place too while files are moved, and removes from both', async () => {
  const [home, fallback] = ['new', 'old'].map((name) => createFolderStore(join(folder, name)))
  if (!home || !fallback) throw new Error('There are two')
  await createFiles({ home: fallback }).put(SITE, 'files/a/v1', Buffer.from('old'))
  const both = createFiles({ home, fallback })
  expect((await both.get(SITE, 'files/a/v1'))?.toString()).toBe('old')
  await both.put(SITE, 'files/a/v2', Buffer.from('new'))
  expect((await both.list(SITE, 'files/a')).sort()).toEqual(['v1', 'v2'])
  expect(await files.list(SITE, 'files/a')).toEqual(['v2'])
  await both.removeAll(SITE)
  expect(await both.get(SITE, 'files/a/v1')).toBeUndefined()
  expect(await both.list(SITE, 'files/a')).toEqual([])
})
