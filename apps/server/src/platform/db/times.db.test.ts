import { createTestDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { type Database, openDatabase } from './database.ts'

let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = await openDatabase({ url: testDatabase.ownerUrl, log: createLog('silent') })
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

describe('times', () => {
  const at = async (text: string, timeZone: string) =>
    database.inGlobal(async (db) => {
      await sql`SELECT set_config('TimeZone', ${timeZone}, true)`.execute(db)
      const { rows } = await sql<{ time: Date }>`
        SELECT ${text}::timestamptz AS time`.execute(db)
      return Number(rows[0]?.time)
    })

  it.each([
    ['2026-02-03T04:05:06Z', Date.UTC(2026, 1, 3, 4, 5, 6)],
    ['2026-02-03T04:05:06.7Z', Date.UTC(2026, 1, 3, 4, 5, 6, 700)],
    ['2026-02-03T04:05:06.789999Z', Date.UTC(2026, 1, 3, 4, 5, 6, 789)],
    ['1969-12-31T23:59:59.9995Z', -1],
    ['1850-06-07T08:09:10Z', Date.UTC(1850, 5, 7, 8, 9, 10)],
    ['0050-06-07T08:09:10Z', Date.parse('0050-06-07T08:09:10Z')],
    ['0044-03-15T12:00:00Z BC', Date.parse('-000043-03-15T12:00:00Z')],
    ['12026-01-01T00:00:00Z', Date.parse('+012026-01-01T00:00:00Z')],
    ['infinity', Infinity],
  ])('%s is the same moment whatever time clocks of the database show', async (text, time) => {
    for (const timeZone of ['UTC', 'Asia/Kolkata', 'America/New_York']) {
      expect(await at(text, timeZone)).toBe(time)
    }
  })
})
