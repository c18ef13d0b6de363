/** A backup of an earlier version is restored into its tables, which are then brought up to date. */

import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@sitewright/core/id'
import { createEmptyDatabase } from '@sitewright/testing/test-database'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { MIGRATION_NAMES, migrate } from '../migrations.ts'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { createLog } from '../platform/log/log.ts'
import { readConfig } from '../platform/settings/config.ts'
import { createClosers } from '../platform/start/closers.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const storesIn = (dataDir: string) => ({ home: createFolderStore(join(dataDir, 'files')) })

const log = createLog('silent')
const say = () => {}
const TITLE = 'Tabs\tand "quotes", \\N, \\. and\r\nnew lines, 日本'

async function ask<Row extends object>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

it('has its rows, letter by letter, and the tables of today', async () => {
  const [earlier, today] = [await createEmptyDatabase(), await createEmptyDatabase()]
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-earlier-'))
  const closers = createClosers((error) => {
    throw error
  })
  onTestFinished(async () => {
    await closers.run()
    await earlier.drop()
    await today.drop()
    await rm(folder, { recursive: true })
  })
  const before = MIGRATION_NAMES.at(-20) ?? ''
  await migrate({ url: earlier.ownerUrl, log, before })
  await ask(earlier.ownerUrl, `INSERT INTO site (id, identifier, title) VALUES ($1, 'first', $2)`, [
    newId(),
    TITLE,
  ])
  const dataDir = join(folder, 'served')
  await mkdir(dataDir)
  const backup = join(folder, 'backup')
  await takeBackup({
    databaseUrl: earlier.ownerUrl,
    dataDir,
    stores: storesIn(dataDir),
    to: backup,
    closers,
    say,
  })

  const config = readConfig({
    DATABASE_URL: today.ownerUrl,
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: 'the key of the server that was backed up',
  })
  const { invariants } = await restoreBackup({ backup, config, closers, log, say })
  expect(invariants).toMatchObject({ ok: true, sites: [{ orders: 0 }] })
  expect(await ask(today.ownerUrl, 'SELECT title FROM site')).toEqual([{ title: TITLE }])
  const run = await ask<{ name: string }>(today.ownerUrl, 'SELECT name FROM kysely_migration')
  expect(run.map(({ name }) => name).sort()).toEqual(MIGRATION_NAMES)
})
