import { createTestDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { type Database, openDatabase } from './database.ts'
import { keepStatement, keepTogether } from './kept-statement.ts'
import { protectTenantTable } from './tenant-table.ts'

const FIRST = '0000000000000000000000a1'
const SECOND = '0000000000000000000000a2'

let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const owner = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ connectionString: testDatabase.ownerUrl, max: 1 }),
    }),
  })
  await sql`CREATE TABLE note (website_id text, id integer, title text, PRIMARY KEY (website_id, id))`.execute(
    owner,
  )
  await sql`INSERT INTO note VALUES
    (${FIRST}, 1, 'one'), (${FIRST}, 2, 'two'), (${SECOND}, 1, 'another one')`.execute(owner)
  await protectTenantTable(owner, 'note')
  await owner.destroy()
  database = await openDatabase({ url: testDatabase.ownerUrl, log: createLog('silent') })
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

interface Wish {
  readonly ids: readonly number[]
}

describe('a kept statement', () => {
  it('is built once, and sent with the site and the values of each call', async () => {
    let built = 0
    const titles = keepStatement(({ id }, { ids }: Wish) => {
      built += 1
      return sql<{ title: string }>`
        SELECT title FROM note WHERE website_id = ${id} AND id = ANY(${ids}) ORDER BY id`
    })
    const asked = (siteId: string, ids: number[]) =>
      database.inSite(siteId, async (site) => (await titles(site, { ids })).map((one) => one.title))
    expect(await asked(FIRST, [1, 2])).toEqual(['one', 'two'])
    expect(await asked(SECOND, [1, 2])).toEqual(['another one'])
    expect(await asked(FIRST, [2])).toEqual(['two'])
    expect(built).toBe(1)
  })

  it('sends a value once, however often the text has it', async () => {
    let texts: string[] = []
    const again = keepStatement(({ id }, { ids }: Wish) => {
      return sql<{ title: string }>`SELECT title FROM note WHERE website_id = ${id} AND ${id} <> ''
        AND id = ANY(${ids}::int[]) AND NOT id <> ALL(${ids}::int[])`
    })
    const counted = await openDatabase({
      url: testDatabase.ownerUrl,
      log: createLog('silent'),
      onQuery: (text) => {
        texts = [...texts, text]
      },
    })
    const rows = await counted.inSite(FIRST, (site) => again(site, { ids: [1] }))
    await counted.close()
    expect(rows).toEqual([{ title: 'one' }])
    const sent = texts.find((text) => text.includes('FROM note')) ?? ''
    expect(sent.match(/\$\d/g)).toEqual(['$1', '$1', '$2', '$2'])
  })

  it('gives each part its answer', async () => {
    const ask = keepTogether<Wish & { more: number }, { count: number; sum: number }>(
      ({ id }, { ids, more }) => ({
        count: {
          query: sql`(SELECT count(*) FROM note WHERE website_id = ${id} AND id = ANY(${ids}))`,
          read: Number,
        },
        sum: {
          query: sql`(SELECT sum(id) + ${more} FROM note WHERE website_id = ${id})`,
          read: Number,
        },
      }),
    )
    const asked = (siteId: string, more: number) =>
      database.inSite(siteId, (site) => ask(site, { ids: [2], more }))
    expect(await asked(FIRST, 10)).toEqual({ count: 1, sum: 13 })
    expect(await asked(SECOND, 20)).toEqual({ count: 0, sum: 21 })
  })

  it.each([
    ['computes with a value', ({ more }: { more: number }) => more * 2],
    ['writes a value into a text', ({ more }: { more: number }) => `${more}`],
    ['writes a value as JSON', ({ more }: { more: number }) => JSON.stringify({ more })],
  ])('fails while it is built if it %s', async (_what, compute) => {
    const bad = keepStatement((_site, values: { more: number }) => sql`SELECT ${compute(values)}`)
    await expect(database.inSite(FIRST, (site) => bad(site, { more: 1 }))).rejects.toThrow(
      'The text of a kept statement may not depend on more',
    )
  })
})
