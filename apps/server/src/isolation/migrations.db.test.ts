/** Databases that hold rows are migrated like empty ones, though no migration has a site. */

import { createEmptyDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../migrations.ts'
import { asOnlyMigrator, type Migrations, migrateDatabase } from '../platform/db/migrate.ts'
import { acrossSites, protectTenantTable } from '../platform/db/tenant-table.ts'
import { createLog } from '../platform/log/log.ts'

const SITES = ['0000000000000000000000a1', '0000000000000000000000a2'] as const

let database: TestDatabase
let owner: pg.Client

beforeEach(async () => {
  database = await createEmptyDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

/** Runs the statements once for each site, bound to it. */
async function inEachSite<Row>(...statements: string[]): Promise<Row[]> {
  const found: Row[] = []
  for (const site of SITES) {
    await owner.query(`SELECT set_config('app.website_id', $1, false)`, [site])
    for (const statement of statements) {
      const { rows } = await owner.query(statement.replaceAll(':site', `'${site}'`))
      found.push(...rows)
    }
  }
  await owner.query('RESET app.website_id')
  return found
}

const migrateOnly = (migrations: Migrations) =>
  asOnlyMigrator({ url: database.ownerUrl, log: createLog('silent') }, (pool) =>
    migrateDatabase(pool, migrations),
  )

async function wallsThatStand(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relrowsecurity AND NOT relforcerowsecurity`)
  return rows.map(({ name }) => name)
}

it('every page, product and version of each site is there after all migrations, with what they add', async () => {
  await migrate({ url: database.ownerUrl, log: createLog('silent'), before: '0300' })
  await owner.query(`
    INSERT INTO site (id, identifier, title, theme)
    VALUES ('${SITES[0]}', 'first', 'First', 'hearth'), ('${SITES[1]}', 'second', 'Second', 'hearth')`)
  await inEachSite(
    `INSERT INTO document (website_id, id, kind, body, revision) VALUES
      (:site, 'd', 'page', '{}', 1), (:site, 'f', 'footer', '{}', 1)`,
    `INSERT INTO page (website_id, id, type, title, navigation_title, url_id, is_home, document_id, position) VALUES
      (:site, 'home', 10, 'Home', 'Home', 'home', true, 'd', 0),
      (:site, 'shop', 13, 'Shop', 'Shop', 'shop', false, null, 1)`,
    `INSERT INTO site_draft (website_id, header, footer_id) VALUES (:site, '{}', 'f')`,
    `INSERT INTO publication (website_id, id, manifest, note, changes, author_name)
      VALUES (:site, 'v', '{"footer": {"documentId": "f", "revision": 1}}', '', '[]', 'Ann')`,
    `INSERT INTO asset (website_id, id, filename, alt_text, width, height, bytes, format, has_alpha, is_animated)
      VALUES (:site, 'a', 'a.png', '', 1, 1, 1, 'png', false, false)`,
    `INSERT INTO product (website_id, id, collection_id, type, title, url_id, state, image_ids, options) VALUES
      (:site, 'lamp', 'shop', 1, 'Lamp', 'lamp', 'public', '[]', '[]'),
      (:site, 'plan', 'shop', 1, 'Plan', 'plan', 'draft', '[]', '[]')`,
    `INSERT INTO variant (website_id, id, product_id, sku, attributes, price_minor, on_sale, sale_price_minor, position)
      VALUES (:site, 'v', 'lamp', 'L', '{}', 900, true, 700, 0)`,
  )

  await migrate({ url: database.ownerUrl, log: createLog('silent') })

  const pages = await inEachSite<object>('SELECT id, kind FROM page ORDER BY id')
  expect(pages).toEqual(
    SITES.flatMap(() => [
      { id: 'home', kind: 'page' },
      { id: 'shop', kind: 'products' },
    ]),
  )
  const products = await inEachSite<object>(`
    SELECT id, publish_on = created_at AS dated, visible_from = created_at AS visible,
      lowest_price_minor::int AS price FROM item JOIN product USING (website_id, id) ORDER BY id`)
  expect(products).toEqual(
    SITES.flatMap(() => [
      { id: 'lamp', dated: true, visible: true, price: 700 },
      { id: 'plan', dated: true, visible: null, price: 0 },
    ]),
  )
  expect(await inEachSite(`SELECT style->>'theme' AS theme FROM site_draft`)).toEqual(
    SITES.map(() => ({ theme: 'hearth' })),
  )
  expect(await inEachSite('SELECT id, document_id FROM block_field')).toEqual(
    SITES.map(() => ({ id: 'footer', document_id: 'f' })),
  )
  expect(
    await inEachSite(
      `SELECT manifest -> 'fields' -> 'footer' ->> 'documentId' AS footer FROM publication`,
    ),
  ).toEqual(SITES.map(() => ({ footer: 'f' })))
  expect(await inEachSite('SELECT kind, version FROM asset')).toEqual(
    SITES.map(() => ({ kind: 'image', version: 1 })),
  )
  expect(await wallsThatStand()).toEqual([])
  expect((await owner.query('SELECT 1 FROM page')).rows).toEqual([])
})

it('block fields of what was removed before are gone, and know what they belong to', async () => {
  const id = (digit: string) => digit.repeat(24)
  await migrate({ url: database.ownerUrl, log: createLog('silent'), before: '0481' })
  await owner.query(`
    INSERT INTO site (id, identifier, title)
    VALUES ('${SITES[0]}', 'first', 'First'), ('${SITES[1]}', 'second', 'Second')`)
  const fields = ['footer', `${id('1')}_intro`, `${id('2')}_intro`, `${id('1')}-${id('3')}`]
  await inEachSite(
    `INSERT INTO document (website_id, id, kind, body, revision) VALUES (:site, 'd', 'field', '{}', 1)`,
    `INSERT INTO page (website_id, id, type, kind, title, navigation_title, url_id, is_home, is_removed) VALUES
      (:site, '${id('1')}', 13, 'products', 'Shop', 'Shop', 'shop', false, false),
      (:site, '${id('2')}', 13, 'products', 'Old', 'Old', 'old', false, true)`,
    `INSERT INTO product (website_id, id, collection_id, type, title, url_id, state, image_ids, options, is_removed, publish_on, lowest_price_minor)
      VALUES (:site, '${id('3')}', '${id('1')}', 1, 'Lamp', 'lamp', 'draft', '[]', '[]', true, now(), 900)`,
    ...fields.map((field) => `INSERT INTO block_field VALUES (:site, '${field}', 'd')`),
  )

  await migrate({ url: database.ownerUrl, log: createLog('silent') })

  const found = await inEachSite<object>(
    'SELECT id, named, is_drafted, is_removed FROM block_field ORDER BY id',
  )
  expect(found).toEqual(
    SITES.flatMap(() => [
      { id: fields[3], named: [id('1'), id('3')], is_drafted: true, is_removed: true },
      { id: fields[1], named: [id('1')], is_drafted: true, is_removed: false },
      { id: fields[2], named: [id('2')], is_drafted: false, is_removed: false },
      { id: 'footer', named: [], is_drafted: true, is_removed: false },
    ]),
  )
  expect(await wallsThatStand()).toEqual([])
})

it('a migration that would pass over rows it cannot see is refused, even where there are none yet', async () => {
  const notes = async (db: Kysely<unknown>) => {
    await sql`CREATE TABLE note (website_id text, id int, PRIMARY KEY (website_id, id))`.execute(db)
    await protectTenantTable(db, 'note')
  }
  const renumber = (db: Kysely<unknown>) => sql`UPDATE note SET id = id + 1`.execute(db)
  const careless = {
    '0001-notes': notes,
    '0002-careless': async (db: Kysely<unknown>) => {
      await renumber(db)
    },
  }
  await expect(migrateOnly(careless)).rejects.toThrow(/0002-careless failed .*row-level security/)
  await migrateOnly({ '0001-notes': notes })
  await inEachSite('INSERT INTO note VALUES (:site, 1)')
  await migrateOnly({
    '0001-notes': notes,
    '0002-careful': (db) =>
      acrossSites(db, ['note'], async () => {
        await renumber(db)
      }),
  })
  expect(await inEachSite('SELECT id FROM note')).toEqual([{ id: 2 }, { id: 2 }])
  expect(await wallsThatStand()).toEqual([])
})
