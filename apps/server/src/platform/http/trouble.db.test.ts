/** Answers while the database is in trouble: never that the program is broken. */

import { buyOne, makeProduct } from '@sitewright/testing/sold-something'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { createLog } from '../log/log.ts'
import { asProblem } from './errors.ts'

let world: TestWorld
let itemId: string

beforeAll(async () => {
  // The patience of a real server, since these tests are about how long it waits.
  world = await createTestWorld({ config: { patience: 1 } })
  itemId = await makeProduct(world, { sku: 'MUG', left: 1_000 })
})
afterAll(() => world.close())

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

/** From now on PostgreSQL answers each new line of a cart with this error. */
const refuseLines = (code: string) =>
  asOwner(`
    CREATE OR REPLACE FUNCTION refuse_line() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'in trouble' USING ERRCODE = '${code}'; END $$;
    CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON cart_entry
      FOR EACH ROW EXECUTE FUNCTION refuse_line()`)
const mend = () => asOwner('DROP TRIGGER refuse ON cart_entry')

describe('a call that meets a database in trouble', () => {
  it.each([
    ['53100', 507, 'noRoom', '30'],
    ['53200', 503, 'busy', '1'],
    ['53400', 503, 'busy', '1'],
    ['25P03', 503, 'busy', '1'],
    ['57P04', 503, 'busy', '1'],
    ['58030', 503, 'busy', '1'],
    ['08006', 503, 'busy', '1'],
  ])(
    'PostgreSQL’s %s is answered %i %s, and works when it is over',
    async (number, status, code, after) => {
      const shopper = world.visitor()
      const add = () => shopper.post('/api/commerce/shopping-cart/entries', { itemId, quantity: 1 })
      await refuseLines(number)
      try {
        expect(await add()).toMatchObject({
          status,
          headers: { 'retry-after': after },
          body: { status, code, message: expect.any(String) },
        })
      } finally {
        await mend()
      }
      expect((await add()).status).toBe(200)
    },
  )
})

describe('a node that stands still in a transaction', () => {
  it('gives up what it holds, and others go on', async () => {
    const log = createLog('silent')
    const frozen = await openDatabase({ url: world.databaseUrl, log, idleInTransactionMs: 300 })
    let wake = () => {}
    let hold = () => {}
    const awake = new Promise<void>((resolve) => {
      wake = resolve
    })
    const holds = new Promise<void>((resolve) => {
      hold = resolve
    })
    const late = frozen.inSite(world.site.id, async (site) => {
      // A row that a purchase has to wait for.
      await site.db.updateTable('stock_level').set({ reserved: 0 }).execute()
      hold()
      await awake
      await site.db.selectFrom('variant').select('sku').execute()
    })
    const refusal = late.then(
      () => undefined,
      (error) => asProblem(error, { log } as never),
    )
    await holds
    await buyOne(world, itemId as never)
    wake()
    expect(await refusal).toMatchObject({ status: 503, code: 'busy' })
    await frozen.close()
  })
})
