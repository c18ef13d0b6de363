/** Upgrades: an older program leaves newer tables alone, and changes of tables wait for others without holding them up. */

import { createEmptyDatabase, createTestDatabase } from '@sitewright/testing/test-database'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { MIGRATION_NAMES, migrate, refuseOtherTables } from '../../migrations.ts'
import { createLog } from '../log/log.ts'

const log = createLog('silent')

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

it('an older program on newer tables says so in one sentence, and changes nothing', async () => {
  const database = await createTestDatabase()
  const client = await connectTo(database.ownerUrl)
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  await client.query(`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-newer', '')`)
  // Taken away by hand: a program that changed tables would make it again.
  await client.query('DROP SCHEMA graphile_worker CASCADE')
  const sentence =
    /^The database was used by a newer version of Sitewright \(9999-newer\): [^\n]+\.$/
  const options = { url: database.ownerUrl, log }
  await expect(migrate(options)).rejects.toThrow(sentence)
  await expect(refuseOtherTables(options)).rejects.toThrow(sentence)
  const { rows } = await client.query(`SELECT to_regnamespace('graphile_worker') AS queue`)
  expect(rows).toEqual([{ queue: null }])
})

it('a start that changes no tables is refused until they are changed', async () => {
  const database = await createEmptyDatabase()
  onTestFinished(() => database.drop())
  const options = { url: database.ownerUrl, log }
  await expect(refuseOtherTables(options)).rejects.toThrow(
    /^The database lacks \d+ changes of tables of this version \(0001-queue first\): run sitewright migrate, .+\.$/,
  )
  await migrate(options)
  await refuseOtherTables(options)
})

it('a change that meets a lock lets others through, is tried again, and leaves those before it made', async () => {
  const database = await createEmptyDatabase()
  onTestFinished(() => database.drop())
  const options = { url: database.ownerUrl, log }
  await migrate({ ...options, before: '1150' })
  const holder = await connectTo(database.ownerUrl)
  onTestFinished(() => holder.end())
  await holder.query('BEGIN; LOCK TABLE file_folder IN SHARE ROW EXCLUSIVE MODE')
  const lines: string[] = []
  let migrating: Promise<void> | undefined
  await new Promise<void>((waits) => {
    const say = (line: string) => {
      lines.push(line)
      if (line.startsWith('It waits')) waits()
    }
    // A third of the usual three seconds.
    migrating = migrate({ ...options, patience: 1 / 3, say })
  })
  await holder.query('COMMIT')
  await migrating
  expect(lines[0]).toMatch(/^Changing tables: 1 of \d+, 1150-site-archive-circles$/)
  expect(lines[1]).toBe('It waits for somebody who uses its tables.')
  const { rows } = await holder.query<{ name: string }>('SELECT name FROM kysely_migration')
  expect(rows.map(({ name }) => name).sort()).toEqual(MIGRATION_NAMES)
})
