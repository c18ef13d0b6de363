import { readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { makeTestFolder } from '@sitewright/testing/test-folder'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFileCache, type FileCache } from './file-cache.ts'

let folder: string
let cache: FileCache
beforeEach(() => {
  folder = makeTestFolder('cache')
  cache = createFileCache({ folder, maxBytes: 10 })
})
afterEach(() => rm(folder, { recursive: true }))

const fill = (text: string) => async (draft: string) => {
  await writeFile(draft, text)
  return true
}
const has = async (path: string) => {
  const found = await cache.open(path)
  found?.body.destroy()
  return found !== undefined
}

it('evicts what nobody used for longest', async () => {
  for (const path of ['a', 'b']) await cache.make(path, fill('1234'))
  await has('a')
  await cache.make('c', fill('1234'))
  expect([await has('a'), await has('b'), await has('c')]).toEqual([true, false, true])
  expect(readdirSync(folder)).toHaveLength(2)
})

it('fetches a file once for all who ask for it', async () => {
  let fetched = 0
  const fetch = async (draft: string) => {
    fetched += 1
    return fill('1234')(draft)
  }
  const paths = await Promise.all([1, 2, 3].map(() => cache.make('a', fetch)))
  expect(fetched).toBe(1)
  expect(new Set(paths).size).toBe(1)
})

it('forgets a folder, and no neighbour of a like name', async () => {
  for (const path of ['s/a/1', 's/a/2', 's/ab']) await cache.make(path, fill('1'))
  await cache.forget('s/a')
  expect([await has('s/a/1'), await has('s/a/2'), await has('s/ab')]).toEqual([false, false, true])
})

it('has nothing of a file that there is not, and of one that could not be written', async () => {
  expect(await cache.make('a', async () => false)).toBeUndefined()
  await expect(
    cache.make('a', async (draft) => {
      await writeFile(draft, 'half')
      throw new Error('broken off')
    }),
  ).rejects.toThrow('broken off')
  expect(await has('a')).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

it('fetches a file again that somebody has removed from the disk', async () => {
  const path = await cache.make('a', fill('1'))
  if (path) await rm(path)
  expect(await has('a')).toBe(false)
  expect(await cache.make('a', fill('2'))).toBe(path)
  expect(await has('a')).toBe(true)
})
