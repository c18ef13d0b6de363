/** Upgrade: the one flat rate that stores had before becomes a zone for everywhere. */

import { createLog } from '@sitewright/server/platform/log/log'
import { createEmptyDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../migrations.ts'

const SITES = ['a', 'b'].map((letter) => letter.repeat(24))

let database: TestDatabase
let owner: pg.Client

beforeAll(async () => {
  database = await createEmptyDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

it('keeps each store’s price and its words for shoppers', async () => {
  const log = createLog('silent')
  await migrate({ url: database.ownerUrl, log, before: '0690' })
  for (const [index, site] of SITES.entries()) {
    const name = `clay-${index}`
    await owner.query(`INSERT INTO site (id, identifier, title) VALUES ($1, $2, $2)`, [site, name])
    await owner.query(`SELECT set_config('app.website_id', $1, false)`, [site])
    await owner.query(
      `INSERT INTO store_settings (website_id, currency, shipping_rate_minor, shipping_label, reply_to_email)
       VALUES ($1, 'EUR', $2, $3, '')`,
      [site, index * 750, `Post ${index}`],
    )
  }
  await migrate({ url: database.ownerUrl, log })
  for (const [index, site] of SITES.entries()) {
    await owner.query(`SELECT set_config('app.website_id', $1, false)`, [site])
    const { rows } = await owner.query(
      `SELECT shipping_zones AS zones, tax_zones AS taxes FROM store_settings WHERE website_id = $1`,
      [site],
    )
    expect(rows).toEqual([
      {
        taxes: [],
        zones: [
          {
            id: 'flat',
            title: 'Everywhere',
            places: [{ country: '*', regions: [], postalCodes: [] }],
            rates: [
              {
                id: 'flat',
                title: `Post ${index}`,
                kind: 'flat',
                steps: [{ from: 0, costMinor: index * 750 }],
                freeFromMinor: null,
                note: '',
              },
            ],
          },
        ],
      },
    ])
  }
})
