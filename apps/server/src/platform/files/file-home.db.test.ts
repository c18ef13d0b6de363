/** Whose files lie where, and how they get to another place while servers go on. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '@sitewright/core/id'
import { createTestDatabase } from '@sitewright/testing/test-database'
import { makeTestFolder } from '@sitewright/testing/test-folder'
import { startTestS3, type TestS3 } from '@sitewright/testing/test-s3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Moved, moveFiles } from '../../operator/move-files.ts'
import { type Database, openDatabase } from '../database.ts'
import { createLog } from '../log/log.ts'
import { type Environment, readConfig } from '../settings/config.ts'
import { StartProblem } from '../start/start-problem.ts'
import { claimStores, MARK } from './file-home.ts'
import type { FileStore } from './file-store.ts'
import { createFiles, type FileStores } from './files.ts'
import { openStores } from './open-stores.ts'

const SITE = newId()
const say = () => {}

let folder: string
let service: TestS3
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database

async function openMine(): Promise<Database> {
  const log = createLog('silent')
  return openDatabase({ url: testDatabase.ownerUrl, log, poolSize: 2, patience: 20 })
}

beforeEach(async () => {
  folder = makeTestFolder('home')
  service = await startTestS3()
  testDatabase = await createTestDatabase()
  database = await openMine()
})
afterEach(async () => {
  await database.close()
  await testDatabase.drop()
  await service.close()
  await rm(folder, { recursive: true })
})

const configOf = (env: Environment = {}) =>
  readConfig({ DATA_DIR: join(folder, 'data'), SITEWRIGHT_TEST: '1', TEST_PATIENCE: '10', ...env })

/** Stores of a server that starts with these settings. */
async function start(env: Environment = {}): Promise<FileStores> {
  const config = configOf(env)
  const stores = await openStores(config)
  await claimStores(stores, database.global, config.files)
  return stores
}

const inS3 = () => service.env
const moving = () => ({ ...service.env, FILES_FALLBACK: 'folder' })
const movingBack = () => ({ ...service.env, FILES_IN: 'folder', FILES_FALLBACK: 's3' })
const move = (stores: FileStores): Promise<Moved> => moveFiles({ stores, db: database.global, say })

async function put(stores: FileStores, key: string): Promise<void> {
  await createFiles(stores).put(SITE, key, Buffer.from(key))
}
const get = async (stores: FileStores, key: string) =>
  (await createFiles(stores).get(SITE, key))?.toString()

describe('a start', () => {
  it('finds the files where the last one had them', async () => {
    await put(await start(), 'files/a/v1')
    expect(await get(await start(), 'files/a/v1')).toBe('files/a/v1')
    expect(await get(await start(moving()), 'files/a/v1')).toBe('files/a/v1')
  })

  it('is refused where the files lie in another place that it does not read', async () => {
    await put(await start(), 'files/a/v1')
    await expect(start(inS3())).rejects.toThrow(/^The files of this server are in the folder .*\.$/)
    await expect(start({ FILES_DIR: join(folder, 'other') })).rejects.toThrow(StartProblem)
  })

  it('of a version that knows of places is refused where older files would be left behind', async () => {
    mkdirSync(join(folder, 'data/files', SITE), { recursive: true })
    await expect(start(inS3())).rejects.toThrow('set FILES_FALLBACK=folder')
    await expect(start({ FILES_DIR: join(folder, 'other') })).rejects.toThrow('to FILES_DIR')
    await start(moving())
  })

  it.each(['folder', 's3'] as const)('is refused on a %s of another server', async (kind) => {
    const env = kind === 's3' ? inS3() : { FILES_DIR: join(folder, 'shared') }
    await start(env)
    await database.global.deleteFrom('file_home').execute()
    await expect(start(env)).rejects.toThrow('has the files of another server')
  })

  it('takes a folder on that was moved with what is in it, and none that holds something else', async () => {
    const shared = join(folder, 'shared')
    mkdirSync(shared)
    writeFileSync(join(shared, 'holiday.jpg'), '')
    await expect(start({ FILES_DIR: shared })).rejects.toThrow(
      'holds something else (holiday.jpg): name a place for files that is empty.',
    )
    await rm(join(shared, 'holiday.jpg'))
    await put(await start({ FILES_DIR: shared }), 'files/a/v1')
    await rm(join(shared, MARK))
    expect(await get(await start({ FILES_DIR: shared }), 'files/a/v1')).toBe('files/a/v1')
  })

  it('is refused with a sentence where the folder is none or its mark is damaged', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expect(start({ FILES_DIR: join(folder, 'file') })).rejects.toThrow(
      /^FILES_DIR cannot be used: /,
    )
    const shared = join(folder, 'shared')
    await start({ FILES_DIR: shared })
    writeFileSync(join(shared, MARK), '{')
    await expect(start({ FILES_DIR: shared })).rejects.toThrow('is damaged')
  })

  it('goes well for two nodes at once', async () => {
    const other = await openMine()
    const config = configOf(inS3())
    const stores = await Promise.all([openStores(config), openStores(config)])
    await Promise.all(
      stores.map((mine, index) =>
        claimStores(mine, (index === 0 ? database : other).global, config.files),
      ),
    )
    await other.close()
    await start(inS3())
  })
})

describe('moving files', () => {
  const KEYS = Array.from({ length: 12 }, (_, number) => `files/${number}/v1`)
  let before: FileStores
  beforeEach(async () => {
    before = await start()
    for (const key of KEYS) await put(before, key)
  })

  it('brings all of them to a bucket, and back', async () => {
    expect(await move(await start(moving()))).toMatchObject({ copied: 12, there: 0 })
    const after = await start(inS3())
    for (const key of KEYS) expect(await get(after, key)).toBe(key)

    await rm(join(folder, 'data/files'), { recursive: true })
    expect(await move(await start(movingBack()))).toMatchObject({ copied: 12 })
    const back = await start()
    for (const key of KEYS) expect(await get(back, key)).toBe(key)
  })

  it('goes on where it was interrupted', async () => {
    const stores = await start(moving())
    let left = 5
    const failing: FileStore = {
      ...stores.home,
      adopt: (path, draft) => {
        left -= 1
        if (left < 0) throw new Error('killed')
        return stores.home.adopt(path, draft)
      },
    }
    await expect(move({ ...stores, home: failing })).rejects.toThrow('killed')
    await expect(start(inS3())).rejects.toThrow(StartProblem)
    expect(await move(stores)).toMatchObject({ copied: 7, there: 5 })
    await start(inS3())
  })

  it('brings what is uploaded meanwhile, by servers with the new settings and the old ones', async () => {
    const stores = await start(moving())
    let copied = 0
    const busy: FileStore = {
      ...stores.home,
      adopt: async (path, draft) => {
        copied += 1
        const number = copied
        await stores.home.adopt(path, draft)
        if (number === 3) await put(stores, 'files/new/v1')
        if (number === 6) await put(before, 'files/00/v1')
        if (number === 6) await createFiles(stores).remove(SITE, 'files/1')
        expect(await get(stores, 'files/9/v1')).toBe('files/9/v1')
      },
    }
    await move({ ...stores, home: busy })
    const after = await start(inS3())
    for (const key of ['files/new/v1', 'files/00/v1', 'files/9/v1'])
      expect(await get(after, key)).toBe(key)
    expect(await get(after, 'files/1/v1')).toBeUndefined()
  })

  it('does not bring back what a server removes while it is copied', async () => {
    const stores = await start(moving())
    const slow: FileStore = {
      ...stores.home,
      adopt: async (path, draft) => {
        await createFiles(stores).removeAll(SITE)
        await stores.home.adopt(path, draft)
      },
    }
    await move({ ...stores, home: slow })
    expect(await createFiles(await start(inS3())).list(SITE, 'files')).toEqual([])
  })

  it('does not bring back what a server has removed from one of the two places', async () => {
    const stores = await start(moving())
    const slow: FileStore = {
      ...stores.home,
      remove: async (path) => {
        await stores.home.remove(path)
        await move(stores)
      },
    }
    await createFiles({ ...stores, home: slow }).removeAll(SITE)
    expect(await createFiles(await start(inS3())).list(SITE, 'files')).toEqual([])
  })

  it('ends with a sentence where other bytes come back than were written', async () => {
    const stores = await start(moving())
    const broken: FileStore = {
      ...stores.home,
      adopt: (path) => stores.home.put(path, Buffer.from('noise')),
    }
    await expect(move({ ...stores, home: broken })).rejects.toThrow(/^Other bytes come back of /)
    expect(await get(stores, 'files/1/v1')).toBe('files/1/v1')
    await expect(start(inS3())).rejects.toThrow(StartProblem)
  })
})
