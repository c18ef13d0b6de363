import { newId } from '@sitewright/core/id'
import { createTestDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { type Database, openDatabase, type SiteTx } from './database.ts'
import { protectTenantTable } from './tenant-table.ts'

let testDatabase: TestDatabase
let owner: Kysely<unknown>
let database: Database
let siteId: string

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const pool = new pg.Pool({ connectionString: testDatabase.ownerUrl, max: 1 })
  owner = new Kysely({ dialect: new PostgresDialect({ pool }) })
  await sql`CREATE TABLE note (website_id text, id integer, PRIMARY KEY (website_id, id))`.execute(
    owner,
  )
  await protectTenantTable(owner, 'note')
  const log = createLog('silent')
  database = await openDatabase({ url: testDatabase.ownerUrl, log, poolSize: 1 })
})
beforeEach(() => {
  siteId = newId()
})
afterAll(async () => {
  await database.close()
  await owner.destroy()
  await testDatabase.drop()
})

const put = async ({ id, db }: SiteTx, note: number) => {
  await sql`INSERT INTO note VALUES (${id}, ${note})`.execute(db)
}
const read = async ({ db }: SiteTx) => {
  const { rows } = await sql<{ id: number }>`SELECT id FROM note ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}
const kept = () => database.inSite(siteId, read)

describe('statements that do not wait for each other', () => {
  it('run in the order in which they were sent', async () => {
    const found = await database.inSite(siteId, (site) =>
      Promise.all([put(site, 1), read(site), put(site, 2), read(site)]),
    )
    expect(found).toEqual([undefined, [1], undefined, [1, 2]])
  })

  it('are undone together when one of them fails, with its error', async () => {
    const work = (site: SiteTx) => Promise.all([put(site, 1), put(site, 1), put(site, 2)])
    await expect(database.inSite(siteId, work)).rejects.toMatchObject({ code: '23505' })
    expect(await kept()).toEqual([])
  })
})

it('a statement that is refused since one before it failed tells why that one did', async () => {
  const work = async (site: SiteTx) => {
    const failing = put(site, 1).then(() => put(site, 1))
    failing.catch(() => undefined)
    await put(site, 2)
    await put(site, 3)
    await put(site, 4)
  }
  await expect(database.inSite(siteId, work)).rejects.toMatchObject({ code: '23505' })
  expect(await kept()).toEqual([])
})

it('a transaction that cannot begin writes nothing, and its error is told', async () => {
  const begun = database.inSite(siteId, (site) => put(site, 1), { lock_timeout: 'soon' })
  await expect(begun).rejects.toThrow('lock_timeout')
  expect(await kept()).toEqual([])
})

describe('a last statement', () => {
  it('is kept with those before it, though COMMIT does not wait for its answer', async () => {
    const found = await database.inSite(siteId, async (site) => {
      await put(site, 1)
      return site.last(() => read(site))
    })
    expect(found).toEqual([1])
    expect(await kept()).toEqual([1])
  })

  it('that fails undoes the transaction, and is tried again like any other', async () => {
    let tries = 0
    const work = async (site: SiteTx) => {
      await put(site, 1)
      tries += 1
      const fails = sql`DO 'BEGIN RAISE EXCEPTION $$planted$$ USING ERRCODE = $$40001$$; END'`
      await site.last(async () => (tries < 3 ? fails.execute(site.db) : put(site, 2)))
    }
    await database.inSite(siteId, work)
    expect([tries, await kept()]).toEqual([3, [1, 2]])
    await expect(
      database.inSite(newId(), async (site) => {
        await put(site, 1)
        await site.last(() => put(site, 1))
      }),
    ).rejects.toMatchObject({ code: '23505' })
    expect(await kept()).toEqual([1, 2])
  })

  it('undoes the transaction too where one fails that was sent before it', async () => {
    const work = (site: SiteTx) =>
      Promise.all([put(site, 1), put(site, 1), site.last(() => put(site, 2))])
    await expect(database.inSite(siteId, work)).rejects.toMatchObject({ code: '23505' })
    expect(await kept()).toEqual([])
  })

  it('is the last: none is taken after it', async () => {
    const work = async (site: SiteTx) => {
      await site.last(() => put(site, 1))
      await put(site, 2)
    }
    await expect(database.inSite(siteId, work)).rejects.toThrow('after the end of its transaction')
    expect(await kept()).toEqual([1])
  })
})

it('no statement is taken after the end of its transaction', async () => {
  const over = await database.inSite(siteId, async (site) => site)
  await expect(put(over, 1)).rejects.toThrow('after the end of its transaction')
  expect(await kept()).toEqual([])
})
