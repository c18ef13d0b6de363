/** Each backup that cannot be restored, and each place that cannot take one, is refused in one sentence, and nothing is touched. */

import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@sitewright/core/id'
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@sitewright/testing/test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { createLog } from '../platform/log/log.ts'
import { readConfig } from '../platform/settings/config.ts'
import { createClosers } from '../platform/start/closers.ts'
import { openDataDir } from '../platform/start/data-dir.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const storesIn = (dataDir: string) => ({ home: createFolderStore(join(dataDir, 'files')) })

const SECRET_KEY = 'the key of the server that was backed up'
const FILE = `${newId()}/images/${newId()}/original`

let full: TestDatabase
let empty: TestDatabase
let folder: string
let dataDir: string
let count = 0

const say = () => {}
const closers = createClosers((error) => {
  throw error
})

beforeAll(async () => {
  full = await createTestDatabase()
  empty = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'sitewright-backups-'))
  dataDir = join(folder, 'served')
  await mkdir(join(dataDir, 'files', FILE, '..'), { recursive: true })
  await writeFile(join(dataDir, 'files', FILE), 'a picture')
  await back('good')
})
afterAll(async () => {
  await closers.run()
  await full.drop()
  await empty.drop()
  await rm(folder, { recursive: true })
})

const back = (name: string) =>
  takeBackup({
    databaseUrl: full.ownerUrl,
    dataDir,
    stores: storesIn(dataDir),
    to: join(folder, name),
    closers,
    say,
  })

/** A copy of the good backup, changed. */
async function changed(change: (backup: string) => Promise<unknown>): Promise<string> {
  count += 1
  const copy = join(folder, `changed-${count}`)
  await cp(join(folder, 'good'), copy, { recursive: true })
  await change(copy)
  return copy
}

const inManifest = (change: (text: string) => string) => async (backup: string) => {
  const file = join(backup, 'manifest.json')
  await writeFile(file, change(await readFile(file, 'utf8')))
}

interface Target {
  readonly database?: TestDatabase
  readonly target?: string
  readonly key?: string
}

const restore = (
  backup: string,
  { database = empty, target = join(folder, 'target'), key = SECRET_KEY }: Target = {},
) =>
  restoreBackup({
    backup,
    config: readConfig({ DATABASE_URL: database.ownerUrl, DATA_DIR: target, SECRET_KEY: key }),
    closers,
    log: createLog('silent'),
    say,
  })

const tablesOfEmpty = async () => {
  const client = new pg.Client({ connectionString: empty.ownerUrl })
  await client.connect()
  const { rows } = await client.query(
    `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
  )
  await client.end()
  return rows.length
}

describe('a backup that cannot be restored', () => {
  it.each<[string, (backup: string) => Promise<unknown>, RegExp]>([
    ['is a folder that is none', (at) => rm(join(at, 'manifest.json')), /is not whole, .+/],
    [
      'has a damaged manifest',
      (at) => truncate(join(at, 'manifest.json'), 99),
      /manifest\.json is damaged/,
    ],
    [
      'has a newer format',
      inManifest((text) => text.replace('"format": 1', '"format": 2')),
      /has format 2 and .+ reads 1/,
    ],
    [
      'knows migrations of a newer version',
      inManifest((text) => text.replace(/("[^"]+")(\s+\],\s+"tables")/, '$1, "9999-newer"$2')),
      /made by another version .+9999-newer/,
    ],
    [
      'leads out of its folder',
      inManifest((text) => text.replace('"name": "site"', '"name": "../site"')),
      /manifest\.json is damaged/,
    ],
    [
      'lost a table',
      (at) => rm(join(at, 'tables/public.site.copy.gz')),
      /public\.site\.copy\.gz is missing/,
    ],
    [
      'has a table that was cut short',
      (at) => truncate(join(at, 'tables/public.housekeeping.copy.gz'), 5),
      /public\.housekeeping\.copy\.gz is damaged/,
    ],
    [
      'has a file that was changed',
      (at) => writeFile(join(at, 'files', FILE), 'a pictura'),
      /original is damaged/,
    ],
    ['lost a file', (at) => rm(join(at, 'files', FILE)), /original is missing/],
    [
      'has a list that was added to',
      (at) => appendFile(join(at, 'files.jsonl'), '{}\n'),
      /files\.jsonl is damaged/,
    ],
    [
      'has a file that is not its own',
      (at) => writeFile(join(at, 'files', FILE, '../other'), ''),
      /holds 1 files that are not listed/,
    ],
    [
      'has a table that is not its own',
      (at) => writeFile(join(at, 'tables/other'), ''),
      /tables\/other is not listed/,
    ],
  ])('because it %s', async (_why, change, sentence) => {
    const backup = await changed(change)
    const refused = restore(backup)
    await expect(refused).rejects.toThrow(sentence)
    await expect(refused).rejects.toThrow(/^[^\n]+\.$/)
    expect(await readdir(folder)).not.toContain('target')
    expect(await tablesOfEmpty()).toBe(0)
  })
})

describe('a place that cannot take it', () => {
  it('is a folder that is used', async () => {
    const refused = restore(join(folder, 'good'), { target: dataDir })
    await expect(refused).rejects.toThrow(/^DATA_DIR .+ is not empty: .+\.$/)
  })

  it('is a database that is used', async () => {
    const refused = restore(join(folder, 'good'), { database: full })
    await expect(refused).rejects.toThrow(/^The database .+ has tables: .+ createdb .+\.$/)
  })

  it('is a folder whose last restore was cut short, for a server too', async () => {
    const unfinished = join(folder, 'unfinished')
    await mkdir(unfinished)
    await writeFile(join(unfinished, 'restore-unfinished'), '')
    await expect(restore(join(folder, 'good'), { target: unfinished })).rejects.toThrow(/not empty/)
    await expect(openDataDir(unfinished)).rejects.toThrow(
      /^The restore into .+ was cut short .+\.$/,
    )
  })
})

describe('a backup', () => {
  it('never takes the place of another', async () => {
    await expect(back('good')).rejects.toThrow(/^.+good is there already: .+\.$/)
  })

  it('is not kept in the folder that it saves', async () => {
    await expect(back('served/files/backup')).rejects.toThrow(/ is inside of DATA_DIR, .+\.$/)
  })

  it('leaves out what others keep in the database, says so, and can be restored', async () => {
    const mine = await createTestDatabase()
    const target = await createEmptyDatabase()
    const client = new pg.Client({ connectionString: mine.ownerUrl })
    await client.connect()
    await client.query(
      'CREATE TABLE reports (id serial PRIMARY KEY); INSERT INTO reports DEFAULT VALUES',
    )
    await client.end()
    const lines: string[] = []
    const to = join(folder, 'beside-others')
    const line = (text: string) => void lines.push(text)
    await takeBackup({
      databaseUrl: mine.ownerUrl,
      dataDir,
      stores: storesIn(dataDir),
      to,
      closers,
      say: line,
    })
    expect(lines).toContain('The table reports is left out, since it is none of Sitewright’s.')
    const own = createClosers(() => {})
    const config = readConfig({
      DATABASE_URL: target.ownerUrl,
      DATA_DIR: join(folder, 'beside'),
      SECRET_KEY,
    })
    const log = createLog('silent')
    const { invariants } = await restoreBackup({ backup: to, config, closers: own, log, say })
    await own.run()
    await mine.drop()
    await target.drop()
    expect(invariants.ok).toBe(true)
  })

  it('leaves nothing where it fails', async () => {
    const wrong = new URL(full.ownerUrl)
    wrong.pathname = '/there_is_no_such_database'
    const failing = takeBackup({
      databaseUrl: wrong.href,
      ...{ dataDir, stores: storesIn(dataDir) },
      to: join(folder, 'failed'),
      closers,
      say,
    })
    await expect(failing).rejects.toThrow()
    expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([])
  })
})
