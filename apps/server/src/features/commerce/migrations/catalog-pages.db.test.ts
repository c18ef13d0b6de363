import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShop } from '../test-shop.ts'
import { catalogPageMigrations } from './catalog-pages.ts'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
})
afterAll(() => world.close())

it('products that were there before have their lowest price, and stay behind row security', async () => {
  const shop = createTestShop(world)
  const lamp = await shop.stock('LAMP', 3)
  const onSale = { ...lamp.variants[0], onSale: true, salePriceMinor: 7 }
  await world.owner.put(shop.api(`/products/${lamp.id}`), { ...lamp, variants: [onSale] })
  const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 1 })
  const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`DROP INDEX product_shown`.execute(owner)
    await sql`ALTER TABLE product DROP COLUMN lowest_price_minor`.execute(owner)
    await sql`CREATE INDEX product_shown ON product (website_id)`.execute(owner)
    await catalogPageMigrations['0460-commerce-lowest-price']?.(owner)
    const { rows } = await sql`SELECT * FROM product`.execute(owner)
    expect(rows).toEqual([])
  } finally {
    await owner.destroy()
  }
  const found = await world.inSite(({ db }) =>
    db.selectFrom('product').select(['id', 'lowest_price_minor as price']).execute(),
  )
  expect(found).toContainEqual({ id: lamp.id, price: 7 })
  expect(found.filter(({ price }) => price === 0)).toEqual([])
})
