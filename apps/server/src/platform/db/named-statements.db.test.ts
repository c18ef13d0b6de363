import { createTestDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { type Database, openDatabase } from './database.ts'
import { MOST_NAMED, withNamedStatements } from './named-statements.ts'
import { openGlobalTable, protectTenantTable } from './tenant-table.ts'

const FIRST = '0000000000000000000000a1'
const SECOND = '0000000000000000000000a2'

let testDatabase: TestDatabase
let owner: Kysely<unknown>
let database: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  owner = new Kysely({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ connectionString: testDatabase.ownerUrl, max: 1 }),
    }),
  })
})
beforeEach(async () => {
  await sql`CREATE TABLE note (website_id text, id integer, PRIMARY KEY (website_id, id))`.execute(
    owner,
  )
  await sql`INSERT INTO note VALUES (${FIRST}, 1), (${SECOND}, 2)`.execute(owner)
  // One connection, so that every statement of a test meets the names given on it before.
  const log = createLog('silent')
  database = await openDatabase({ url: testDatabase.ownerUrl, log, poolSize: 1 })
})
afterEach(async () => {
  await database.close()
  await sql`DROP TABLE note`.execute(owner)
})
afterAll(async () => {
  await owner.destroy()
  await testDatabase.drop()
})

/** A query without a condition: row security alone decides which notes it shows. */
const notes = (siteId: string) =>
  database.inSite(siteId, async ({ db }) => {
    const { rows } = await sql<{ id: number }>`SELECT * FROM note WHERE id < ${100}`.execute(db)
    return rows.map(({ id }) => id)
  })

const named = async () => {
  const { rows } = await sql<{ statement: string; generic_plans: number }>`
    SELECT statement, generic_plans FROM pg_prepared_statements`.execute(database.global)
  return rows
}

describe('statements sent again', () => {
  it('are planned once, and show each site its own rows all the same', async () => {
    await protectTenantTable(owner, 'note')
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await notes(FIRST)).toEqual([1])
      expect(await notes(SECOND)).toEqual([2])
    }
    expect(await named()).toEqual([
      { statement: 'SELECT * FROM note WHERE id < $1', generic_plans: expect.any(Number) },
    ])
    expect((await named())[0]?.generic_plans).toBeGreaterThan(5)
  })

  it('see a table that was changed since, in a transaction', async () => {
    await protectTenantTable(owner, 'note')
    for (let turn = 0; turn < 10; turn += 1) await notes(FIRST)
    await sql`ALTER TABLE note ADD COLUMN title text`.execute(owner)
    expect(await notes(FIRST)).toEqual([1])
    expect(await notes(SECOND)).toEqual([2])
  })

  it('see a table that was changed since, outside of one', async () => {
    await openGlobalTable(owner, 'note')
    const all = async () =>
      (await sql`SELECT * FROM note WHERE id < ${100} ORDER BY id`.execute(database.global)).rows
    for (let turn = 0; turn < 10; turn += 1) await all()
    await sql`ALTER TABLE note ADD COLUMN title text`.execute(owner)
    expect(await all()).toEqual([
      { website_id: FIRST, id: 1, title: null },
      { website_id: SECOND, id: 2, title: null },
    ])
  })

  it('go on after one of them failed', async () => {
    await protectTenantTable(owner, 'note')
    const divide = (by: number) =>
      database.inSite(FIRST, async ({ db }) => {
        const { rows } = await sql<{ tenth: number }>`
          SELECT ${10}::integer / ${by}::integer AS tenth`.execute(db)
        return rows[0]?.tenth
      })
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await divide(5)).toBe(2)
      await expect(divide(0)).rejects.toThrow('division by zero')
    }
  })

  it('get no more names than a connection may have', async () => {
    await openGlobalTable(owner, 'note')
    for (let turn = 0; turn < 3; turn += 1) {
      for (let count = 1; count <= MOST_NAMED + 5; count += 1) {
        const ids = Array.from({ length: count }, (_, index) => index)
        const { rows } = await sql`
          SELECT id FROM note WHERE id IN (${sql.join(ids)})`.execute(database.global)
        expect(rows).toHaveLength(Math.min(count, 3) - 1)
      }
    }
    expect(await named()).toHaveLength(MOST_NAMED)
  })
})

describe('a connection that did not answer in time', () => {
  it('is given to nobody again, so that what it left half done is never kept', async () => {
    await openGlobalTable(owner, 'note')
    const timeout = { query_timeout: 1_500 }
    const options = { connectionString: testDatabase.ownerUrl, max: 1, ...timeout }
    const pool = new pg.Pool(options)
    const connections = withNamedStatements(pool)
    const slow = await connections.connect()
    await slow.query('BEGIN', [])
    await slow.query(`INSERT INTO note VALUES ('${FIRST}', 9)`, [])
    await expect(slow.query('SELECT pg_sleep(5)', [])).rejects.toThrow('timeout')
    await expect(slow.query('ROLLBACK', [])).rejects.toThrow('timeout')
    slow.release()
    const next = await connections.connect()
    await expect
      .poll(
        () =>
          next.query('BEGIN', []).then(
            () => true,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true)
    await next.query('COMMIT', [])
    next.release()
    await pool.end()
    const { rows } = await sql`SELECT 1 FROM note WHERE id = 9`.execute(owner)
    expect(rows).toEqual([])
  })
})
