import { newId } from '@sitewright/core/id'
import { createTestDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { type Database, openDatabase } from './database.ts'

let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = await openDatabase({
    url: testDatabase.ownerUrl,
    log: createLog('silent'),
    // A nested transaction that was not refused would wait for the only connection and end in a time-out.
    poolSize: 1,
    refusesNested: true,
  })
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const REFUSED = 'A transaction was begun inside another one that has not ended'
const nothing = async () => undefined

const BEGIN: Readonly<Record<string, (work: () => Promise<unknown>) => Promise<unknown>>> = {
  'of a site': (work) => database.inSite(newId(), work),
  'of global tables': (work) => database.inGlobal(work),
}

describe.each(Object.keys(BEGIN))('a transaction %s', (outer) => {
  it.each(Object.keys(BEGIN))('refuses one inside that is %s', async (inner) => {
    const nested = BEGIN[outer]?.(async () => BEGIN[inner]?.(nothing))
    await expect(nested).rejects.toThrow(REFUSED)
  })
})

it('one after the other is fine, and two beside each other', async () => {
  const site = newId()
  await database.inSite(site, nothing)
  await database.inGlobal(nothing)
  await Promise.all([1, 2, 3].map(() => database.inSite(site, nothing)))
})

it('what one begins without waiting for it may begin another when it has ended', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let later: Promise<unknown> | undefined
  await database.inGlobal(async () => {
    later = ended.then(() => database.inGlobal(nothing))
  })
  end()
  await expect(later).resolves.toBeUndefined()
})
