/** The contract of stores, held by each of them. */

import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '@sitewright/core/id'
import { makeTestFolder } from '@sitewright/testing/test-folder'
import { startTestS3 } from '@sitewright/testing/test-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFileCache } from './file-cache.ts'
import type { FileStore, FileStream, StoreKind } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

interface Opened {
  readonly store: FileStore
  close(): Promise<void>
}

const DRIVERS: Readonly<Record<StoreKind, (folder: string) => Promise<Opened>>> = {
  folder: async (folder) => ({
    store: createFolderStore(join(folder, 'files')),
    close: async () => {},
  }),
  s3: async (folder) => {
    const service = await startTestS3()
    const cache = createFileCache({ folder: join(folder, 'cache'), maxBytes: 1e9 })
    const { settings } = service
    const drafts = join(folder, 'drafts')
    const store = createS3Store({ settings, drafts, cache, patience: 10, pageSize: 20 })
    return { store, close: service.close }
  },
}

async function textOf(found: FileStream | undefined): Promise<string | undefined> {
  if (!found) return undefined
  const pieces: Buffer[] = []
  for await (const piece of found.body) pieces.push(piece)
  return Buffer.concat(pieces).toString('latin1')
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

describe.each(Object.entries(DRIVERS))('the store called %s', (_kind, open) => {
  let folder: string
  let opened: Opened
  let store: FileStore
  let site: string
  const draftOf = async (bytes: string | Uint8Array) => {
    mkdirSync(store.drafts, { recursive: true })
    const draft = join(store.drafts, `draft-${randomBytes(6).toString('hex')}`)
    await writeFile(draft, bytes)
    return draft
  }

  beforeAll(async () => {
    folder = makeTestFolder('stores')
    opened = await open(folder)
    store = opened.store
  })
  beforeEach(() => {
    site = newId()
  })
  afterAll(async () => {
    await store.close()
    await opened.close()
    await rm(folder, { recursive: true })
  })

  it('can be used', async () => {
    await expect(store.check()).resolves.toBeUndefined()
    expect(await all(store.walk())).toEqual([])
  })

  it('gives back what was put, whole and in part', async () => {
    await store.put(`${site}/images/a/original`, Buffer.from('0123456789'))
    const path = `${site}/images/a/original`
    expect(await store.stat(path)).toMatchObject({ bytes: 10 })
    expect(await store.bytes(site)).toBe(10)
    expect(await textOf(await store.open(path, { start: 2, end: 4 }))).toBe('234')
    expect((await store.open(path, { start: 2, end: 4 }))?.size).toBe(10)
    expect(await textOf(await store.open(path))).toBe('0123456789')
    expect(await textOf(await store.open(path, { start: 9, end: 9 }))).toBe('9')
  })

  it('has nothing under a name that nobody gave, nor under that of a folder', async () => {
    await store.put(`${site}/files/b/v1`, Buffer.from('b'))
    for (const path of [`${site}/files/c/v1`, `${site}/files/b`, `${site}/files/b/v1/x`]) {
      expect(await store.open(path)).toBeUndefined()
      expect(await store.stat(path)).toBeUndefined()
    }
    expect(await store.find(`${site}/files/c/v1`)).toBeUndefined()
  })

  it('keeps empty files and names with every sign that keys have', async () => {
    const path = `${site}/files/A-_.z/0.9_b-C`
    await store.put(path, new Uint8Array())
    expect(await textOf(await store.open(path))).toBe('')
    expect(await all(store.walk(site))).toEqual([path])
  })

  it('adopts a draft, whose bytes it then has on this disk for programs', async () => {
    const bytes = randomBytes(300_000)
    const draft = await draftOf(bytes)
    await store.adopt(`${site}/images/d/original`, draft)
    expect(existsSync(draft)).toBe(false)
    const found = await store.find(`${site}/images/d/original`)
    expect(found && (await readFile(found)).equals(bytes)).toBe(true)
  })

  it('shows a staged draft from when it has its name', async () => {
    const staged = await store.stage(await draftOf('staged'))
    expect(await all(store.walk(site))).toEqual([])
    await staged.adopt(`${site}/files/e/v1`)
    await staged.discard()
    expect(await textOf(await store.open(`${site}/files/e/v1`))).toBe('staged')
  })

  it('keeps nothing of a staged draft that is discarded', async () => {
    const draft = await draftOf('staged')
    const staged = await store.stage(draft)
    await staged.discard()
    await expect(staged.adopt(`${site}/files/f/v1`)).rejects.toThrow()
    expect(await all(store.walk(site))).toEqual([])
  })

  it('replaces a file whole, also for those who have read it before', async () => {
    const path = `${site}/files/g/v1`
    await store.put(path, Buffer.from('before'))
    expect(await textOf(await store.open(path))).toBe('before')
    await store.put(path, Buffer.from('after'))
    expect(await textOf(await store.open(path))).toBe('after')
    const staged = await store.stage(await draftOf('at last'))
    await staged.adopt(path)
    expect(await textOf(await store.open(path))).toBe('at last')
  })

  it('lists the names in a folder, and those of folders in it', async () => {
    for (const name of ['h/original', 'h/v2/original', 'h/500w.webp', 'h2/original'])
      await store.put(`${site}/images/${name}`, Buffer.from(name))
    expect((await store.names(`${site}/images/h`)).sort()).toEqual(['500w.webp', 'original', 'v2'])
    expect(await store.names(`${site}/images/none`)).toEqual([])
    const paths = await all(store.walk(`${site}/images/h`))
    expect(paths.sort()).toEqual(
      ['500w.webp', 'original', 'v2/original'].map((name) => `${site}/images/h/${name}`),
    )
  })

  it('removes a file, a folder, and a whole site, and nothing beside them', async () => {
    const other = newId()
    const paths = [`${site}/files/i/v1`, `${site}/files/i/v2`, `${site}/files/ii/v1`]
    for (const path of [...paths, `${other}/files/i/v1`]) await store.put(path, Buffer.from(path))
    await store.remove(`${site}/files/i/v1`)
    expect((await all(store.walk(site))).sort()).toEqual(paths.slice(1))
    await store.remove(`${site}/files/i`)
    expect(await all(store.walk(site))).toEqual(paths.slice(2))
    await store.remove(site)
    await store.remove(site)
    expect(await all(store.walk(site))).toEqual([])
    expect(await textOf(await store.open(`${site}/files/ii/v1`))).toBeUndefined()
    expect(await all(store.walk(other))).toHaveLength(1)
  })

  it('has more files than fit into one answer', async () => {
    const count = 50
    const numbers = Array.from({ length: count }, (_, number) => number)
    await Promise.all(
      numbers.map((number) => store.put(`${site}/files/${number}/v1`, Buffer.from('x'))),
    )
    expect(await all(store.walk(site))).toHaveLength(count)
    expect(await store.names(`${site}/files`)).toHaveLength(count)
    await store.remove(site)
    expect(await all(store.walk(site))).toEqual([])
  })

  it('carries files of many megabytes', async () => {
    const bytes = randomBytes(24_000_000)
    const path = `${site}/files/film/v1`
    const staged = await store.stage(await draftOf(bytes))
    await staged.adopt(path)
    const hash = createHash('sha256')
    for await (const piece of (await store.open(path))?.body ?? []) hash.update(piece)
    expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
    const part = await textOf(await store.open(path, { start: 23_999_990, end: 23_999_999 }))
    expect(part).toBe(bytes.subarray(-10).toString('latin1'))
  })

  it('sweeps old drafts away and leaves new ones', async () => {
    const draft = await draftOf('of somebody')
    const staged = await store.stage(draft)
    await store.sweep(3_600_000)
    await staged.adopt(`${site}/files/k/v1`)
    expect(await textOf(await store.open(`${site}/files/k/v1`))).toBe('of somebody')
    const left = await store.stage(await draftOf('left'))
    const unfinished = await draftOf('killed')
    await store.sweep(-60_000)
    expect(existsSync(unfinished)).toBe(false)
    await expect(left.adopt(`${site}/files/l/v1`)).rejects.toThrow()
  })
})
