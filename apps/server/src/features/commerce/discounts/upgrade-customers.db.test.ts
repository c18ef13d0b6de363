/** Upgrade: uses of discounts that were counted by an email address are counted by its key, and the address is gone. */

import { createKeys } from '@sitewright/server/platform/keys'
import { createLog } from '@sitewright/server/platform/log/log'
import { createEmptyDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../../../migrations.ts'
import { customerKey } from './customer-key.ts'

const SITES = ['a'.repeat(24), 'b'.repeat(24)] as const
const SECRET_KEY = 'the secret key of this server'
const log = createLog('silent')

let database: TestDatabase
let owner: pg.Client

beforeEach(async () => {
  database = await createEmptyDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await migrate({ url: database.ownerUrl, log, before: '0750' })
  for (const [index, site] of SITES.entries()) await fill(site, `clay-${index}`)
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

/** A site with two uses by one customer and one by another, whose checkout is still open. */
async function fill(site: string, name: string): Promise<void> {
  await owner.query(`INSERT INTO site (id, identifier, title) VALUES ($1, $2, $2)`, [site, name])
  await owner.query(`SELECT set_config('app.website_id', $1, false)`, [site])
  await owner.query(
    `INSERT INTO discount (website_id, id, title, code, kind, rate_ppm, amount_minor, buy_quantity,
       get_quantity, scope, target_ids, minimum_minor, is_enabled)
     VALUES ($1, 'ten', '', 'TEN', 'percent', 100000, 0, 0, 0, 'order', '{}', 0, true)`,
    [site],
  )
  for (const [index, email] of [
    'Ada@example.com',
    'ada@example.com',
    'bob@example.com',
  ].entries()) {
    await owner.query(`INSERT INTO cart (website_id, id, token_hash) VALUES ($1, $2, $2)`, [
      site,
      `cart-${index}`,
    ])
    await owner.query(
      `INSERT INTO checkout (website_id, id, cart_id, state, token_hash, email)
       VALUES ($1, $2, $2, 'open', $2, $3)`,
      [site, `cart-${index}`, email],
    )
    await owner.query(
      `INSERT INTO payment (website_id, id, checkout_id, provider, state, currency, amount_minor, expires_at)
       VALUES ($1, $2, $2, 'practice', 'created', 'USD', 1000, now())`,
      [site, `cart-${index}`],
    )
    await owner.query(
      `INSERT INTO discount_use (website_id, payment_id, discount_id, checkout_id, customer, state)
       VALUES ($1, $2, 'ten', $2, lower($3), 'used')`,
      [site, `cart-${index}`, email],
    )
  }
}

/** Customers of the checkouts or uses of a site, in the order in which they were made. */
async function customersOf(site: string, of: 'checkout' | 'discount_use'): Promise<string[]> {
  await owner.query(`SELECT set_config('app.website_id', $1, false)`, [site])
  const { rows } = await owner.query(
    of === 'checkout'
      ? 'SELECT customer_key AS customer FROM checkout WHERE website_id = $1 ORDER BY id'
      : 'SELECT customer FROM discount_use WHERE website_id = $1 ORDER BY payment_id',
    [site],
  )
  return rows.map(({ customer }) => customer)
}

const upgrade = (secretKey: string, isNew = false) =>
  migrate({ url: database.ownerUrl, log, secret: { secretKey, isNew } })

it('counts on for each customer of each site, by a key that names nobody', async () => {
  await upgrade(SECRET_KEY)
  const keyOf = (site: string, email: string) => customerKey(createKeys(SECRET_KEY), site, email)
  for (const site of SITES) {
    const [ada, bob] = [keyOf(site, 'ada@example.com'), keyOf(site, 'bob@example.com')]
    expect(await customersOf(site, 'discount_use')).toEqual([ada, ada, bob])
    expect(await customersOf(site, 'checkout')).toEqual([ada, ada, bob])
  }
  expect(keyOf(SITES[0], 'ada@example.com')).not.toBe(keyOf(SITES[1], 'ada@example.com'))
  await expect(owner.query(`UPDATE discount_use SET customer = 'eve@example.com'`)).rejects.toThrow(
    'names_nobody',
  )
})

it('changes nothing with another key than the database was used with', async () => {
  await owner.query(`INSERT INTO secret_key (fingerprint) VALUES ('of another key')`)
  await expect(upgrade(SECRET_KEY)).rejects.toThrow(
    'is not the key that this database was used with',
  )
  expect(await customersOf(SITES[0], 'discount_use')).toContain('bob@example.com')
  await upgrade(SECRET_KEY, true)
  expect(await customersOf(SITES[0], 'discount_use')).not.toContain('bob@example.com')
})
