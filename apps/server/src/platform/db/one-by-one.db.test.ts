import { createTestDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openOneByOne } from './one-by-one.ts'

const MOST = 8

let testDatabase: TestDatabase
let pool: pg.Pool
let canOpen: boolean
let connect: () => Promise<pg.PoolClient>

beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
beforeEach(() => {
  canOpen = true
  pool = new pg.Pool({
    connectionString: testDatabase.ownerUrl,
    max: MOST,
    onConnect: () => {
      if (!canOpen) throw new Error('Not now')
    },
  } as pg.PoolConfig)
  connect = openOneByOne(pool)
})
afterEach(() => pool.end())
afterAll(() => testDatabase.drop())

describe('connections', () => {
  it('are opened one at a time, however many ask at once', async () => {
    let open = 0
    let opening = 0
    pool.on('connect', () => {
      open += 1
    })
    const visit = async () => {
      const connected = connect()
      opening = Math.max(opening, pool.totalCount - open)
      const client = await connected
      await client.query('SELECT 1')
      client.release()
    }
    await Promise.all(Array.from({ length: 30 }, visit))
    expect(opening).toBe(1)
  })

  it('are as many as those need who keep theirs', async () => {
    const kept = await Promise.all(Array.from({ length: MOST }, connect))
    expect(pool.totalCount).toBe(MOST)
    for (const client of kept) client.release()
  })

  it('are tried again after one could not be opened', async () => {
    canOpen = false
    const visits = await Promise.allSettled(Array.from({ length: 3 }, connect))
    expect(visits.map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
    canOpen = true
    const later = await connect()
    await later.query('SELECT 1')
    later.release()
  })
})
