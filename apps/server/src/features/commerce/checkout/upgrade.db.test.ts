/** Upgrade: payments that an earlier version took and could not make an order of become orders. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minor } from '@sitewright/core/money'
import { createApp } from '@sitewright/server/app'
import { openDatabase } from '@sitewright/server/platform/database'
import { createLog } from '@sitewright/server/platform/log/log'
import { readConfig } from '@sitewright/server/platform/settings/config'
import { createTestClock } from '@sitewright/testing/test-clock'
import { createEmptyDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../migrations.ts'
import { checkInvariants } from '../invariants.ts'
import { hashQuote, type Quote } from './quote.ts'

const SITE = 'a'.repeat(24)
const HOUR_MS = 3_600_000
const QUOTE: Quote = {
  currency: 'USD',
  lines: [
    {
      productId: 'mug',
      variantId: 'mug',
      title: 'Mug',
      sku: 'MUG',
      variant: '',
      quantity: 1,
      unitPriceMinor: minor(1000),
      discountMinor: minor(0),
      taxMinor: minor(0),
      totalMinor: minor(1000),
      imageUrl: null,
      additionalFields: null,
    },
  ],
  subtotalMinor: minor(1000),
  discountMinor: minor(0),
  shippingMinor: minor(0),
  taxMinor: minor(0),
  totalMinor: minor(1000),
  shippingLabel: '',
}

let database: TestDatabase
let owner: pg.Client
let dataDir: string

beforeAll(async () => {
  database = await createEmptyDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'sitewright-upgrade-'))
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** A payment as the old version left it: charged by the provider, its stock reserved, and no job for it. */
async function strandPayment(
  name: string,
  { email, expiresAt }: { email: string; expiresAt: Date },
) {
  const id = (prefix: string) => `${prefix}${name}`.padEnd(24, '0')
  const statements: readonly (readonly [string, ...unknown[]])[] = [
    [`INSERT INTO cart (website_id, id, token_hash) VALUES ($1, $2, $2)`, id('ca')],
    [
      `INSERT INTO checkout (website_id, id, cart_id, state, token_hash, email, quote, quote_hash)
       VALUES ($1, $2, $3, 'awaitingPayment', $2, $4, $5, $6)`,
      id('cc'),
      id('ca'),
      email,
      JSON.stringify(QUOTE),
      hashQuote(QUOTE),
    ],
    [
      `INSERT INTO payment (website_id, id, checkout_id, provider, state, currency, amount_minor, expires_at)
       VALUES ($1, $2, $3, 'practice', 'created', 'USD', 1000, $4)`,
      id('da'),
      id('cc'),
      expiresAt,
    ],
    [
      `INSERT INTO practice_charge (website_id, payment_id, state, amount_minor, currency)
       VALUES ($1, $2, 'captured', 1000, 'USD')`,
      id('da'),
    ],
    [
      `INSERT INTO stock_reservation (website_id, payment_id, variant_id, quantity, state)
       VALUES ($1, $2, 'mug', 1, 'held')`,
      id('da'),
    ],
    [`UPDATE stock_level SET reserved = reserved + 1 WHERE website_id = $1`],
  ]
  for (const [statement, ...values] of statements) await owner.query(statement, [SITE, ...values])
}

it('makes their orders, and tells the owner which customers got no mail', async () => {
  const log = createLog('silent')
  await migrate({ url: database.ownerUrl, log, before: '0500' })
  await owner.query(`INSERT INTO site (id, identifier, title) VALUES ($1, 'clay', 'Clay')`, [SITE])
  await owner.query(`SELECT set_config('app.website_id', $1, false)`, [SITE])
  for (const statement of [
    `INSERT INTO store_settings (website_id, currency, shipping_rate_minor, shipping_label, reply_to_email)
      VALUES ($1, 'USD', 0, 'Post', 'shop@example.com,')`,
    `INSERT INTO page (website_id, id, type, kind, title, navigation_title, url_id, is_home)
      VALUES ($1, 'shop', 13, 'products', 'Shop', 'Shop', 'shop', false)`,
    `INSERT INTO product (website_id, id, collection_id, type, title, url_id, state, image_ids, options, publish_on, lowest_price_minor)
      VALUES ($1, 'mug', 'shop', 1, 'Mug', 'mug', 'draft', '[]', '[]', now(), 1000)`,
    `INSERT INTO variant (website_id, id, product_id, sku, attributes, price_minor, on_sale, sale_price_minor, position)
      VALUES ($1, 'mug', 'mug', 'MUG', '{}', 1000, false, 0, 0)`,
    `INSERT INTO stock_level (website_id, variant_id, unlimited, on_hand) VALUES ($1, 'mug', false, 5)`,
    `INSERT INTO stock_movement (website_id, id, variant_id, kind, quantity, reference_id)
      VALUES ($1, 'm', 'mug', 'adjust', 5, 'm')`,
  ]) {
    await owner.query(statement, [SITE])
  }
  const now = Date.now()
  await strandPayment('1', { email: 'ada@example.com,', expiresAt: new Date(now - HOUR_MS) })
  await strandPayment('2', { email: 'bob@example.com', expiresAt: new Date(now - HOUR_MS) })
  await strandPayment('3', { email: 'eve@example.com', expiresAt: new Date(now + HOUR_MS) })

  const secretKey = 'a secret key that only tests have'.repeat(2)
  await migrate({ url: database.ownerUrl, log, secret: { secretKey, isNew: false } })
  const app = await createApp({
    config: readConfig({ DATA_DIR: dataDir, SITEWRIGHT_TEST: '1' }),
    clock: createTestClock(),
    log,
    secretKey,
    ownerUrl: database.ownerUrl,
    database: await openDatabase({ url: database.ownerUrl, log }),
  })
  try {
    await app.jobs.drain()
    const { rows } = await owner.query(`
      SELECT o.email, o.payment, m.reply_to AS "replyTo", m.state = 'failed' AS "isMailFailed"
      FROM shop_order o JOIN message m ON m.effect_key = 'order-confirmation:' || o.id
      ORDER BY o.email`)
    expect(rows).toEqual([
      { email: 'ada@example.com,', payment: 'paid', replyTo: '', isMailFailed: true },
      { email: 'bob@example.com', payment: 'paid', replyTo: '', isMailFailed: false },
      { email: 'eve@example.com', payment: 'paid', replyTo: '', isMailFailed: false },
    ])
    const stock = await owner.query('SELECT on_hand AS left, reserved FROM stock_level')
    expect(stock.rows).toEqual([{ left: 2, reserved: 0 }])
    expect(await checkInvariants(app)).toMatchObject({ ok: true, sites: [{ undecided: 0 }] })
  } finally {
    await app.database.close()
  }
})
