/** A site with one of everything leaves a server and comes in again beside itself: the copy is the same, and no other site is touched. */

import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createSampleWorld, type SampleWorld } from '@sitewright/testing/sample-world'
import { buyOne, makeProduct, SHIP_TO } from '@sitewright/testing/sold-something'
import { createTestWorld, type TestSite } from '@sitewright/testing/test-world'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../features/commerce/index.ts'
import { insertClaim } from '../features/domains/claim-table.ts'
import type { Database } from '../platform/database.ts'
import { createClosers } from '../platform/start/closers.ts'
import { type Ask, archivedTables, BLANKED, LEFT_OUT } from './archived-tables.ts'
import { exportSite } from './export-site.ts'
import { importSite } from './import-site.ts'

let world: SampleWorld
let folder: string
let copy: TestSite
let count = 0
/** Rows of the sample site and of another before the import, by table. */
let before: ReadonlyMap<string, string>
let neighbour: ReadonlyMap<string, string>

const say = () => {}
const closers = createClosers((error) => {
  throw error
})

beforeAll(async () => {
  world = await createSampleWorld()
  folder = await mkdtemp(join(tmpdir(), 'sitewright-archive-'))
  await sell()
  await claimDomain()
  await world.runJobs()
  await take('good')
  before = await rowsOf(world.sample)
  neighbour = await rowsOf(world.site)
  const { id, identifier, ended } = await bring(join(folder, 'good'))
  expect(ended).toBe(1)
  copy = { id, identifier, host: `${identifier}.${world.app.config.sitesDomain}` }
})
afterAll(async () => {
  await closers.run()
  await world.close()
  await rm(folder, { recursive: true })
})

/** An order, and a payment that is under way. */
async function sell(): Promise<void> {
  const shop = { ...world, site: world.sample, visitor: () => world.visitor(world.sample) }
  const mug = await makeProduct(shop, { sku: 'MUG-1', left: 9 })
  await buyOne(shop, mug)
  const shopper = shop.visitor()
  await shopper.post('/api/commerce/shopping-cart/entries', { itemId: mug, quantity: 1 })
  const { body } = await shopper.post('/api/commerce/checkout', {
    email: 'sue@example.com',
    shippingAddress: SHIP_TO,
  })
  await shopper.post(`/api/commerce/checkout/${body.checkout.id}/pay`, {
    paymentToken: 'practice-slow',
    agreedTotalMinor: body.checkout.totalMinor,
  })
}

const claimDomain = () =>
  world.app.database.inSite(world.sample.id, (site) =>
    insertClaim(site, { host: 'sue.example', token: 'in-the-dns', createdAt: 0 }),
  )

function take(name: string) {
  const { dataDir } = world.app.config
  return exportSite({
    databaseUrl: world.databaseUrl,
    dataDir,
    files: join(dataDir, 'files'),
    site: world.sample.identifier,
    to: join(folder, name),
    closers,
    say,
  })
}

function bring(
  archive: string,
  { owner = 'owner@example.com', as }: { owner?: string; as?: string } = {},
) {
  const { database, files } = world.app
  return importSite({ archive, owner, as, database, files, say })
}

/** Rows of a site by table, as a hash of their text in which the site has no id and no name. */
async function rowsOf({ id, identifier }: TestSite): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  await client.query(`SET app.backup = 'on'`)
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'website_id'
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'site_change'`,
  )
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT row_to_json(one)::text AS row FROM "${name}" one WHERE website_id = $1 ORDER BY 1`,
      [id],
    )
    const text = rows.map(({ row }) => row.replaceAll(id, 'ID').replaceAll(identifier, 'NAME'))
    if (text.length > 0) found.set(name, text.sort().join('\n'))
  }
  await client.end()
  return found
}

/** Body of a page as it would be of any site. */
async function pageOf(site: TestSite, path: string): Promise<string> {
  const { status, text } = await world.visitor(site).get(path)
  return `${status} ${text}`.replaceAll(site.id, 'ID').replaceAll(site.identifier, 'NAME')
}

async function pathsOf(site: TestSite): Promise<string[]> {
  const { text } = await world.visitor(site).get('/sitemap.xml')
  const paths = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
  return paths.map(([, path = '']) => path || '/')
}

/** Every kind of page, and some of those that are many. */
function someOf(paths: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return paths.filter((path) => {
    const kind = path.slice(0, path.lastIndexOf('/'))
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= (kind === '' ? 40 : 3)
  })
}

describe('a site that was imported beside itself', () => {
  it('leaves every other site as it was, also the one that it came from', async () => {
    expect(await rowsOf(world.sample)).toEqual(before)
    expect(await rowsOf(world.site)).toEqual(neighbour)
  })

  it('has every row but those that stay behind', async () => {
    const rows = await rowsOf(copy)
    const changed = [...before].flatMap(([name, text]) => (rows.get(name) === text ? [] : [name]))
    // The payment that was under way is ended here, and gives back what it held.
    const ended = ['checkout', 'payment', 'practice_charge', 'stock_level', 'stock_reservation']
    // Mails lead to where they were written.
    ended.push('message')
    const left = Object.keys(LEFT_OUT).filter((name) => before.has(name))
    expect(changed.sort()).toEqual([...ended, ...left].sort())
    expect([...rows.keys()].filter((name) => name in LEFT_OUT)).toEqual(['membership'])
  })

  it('has books that add up', async () => {
    const { ok, sites } = await checkInvariants(world.app)
    expect(ok).toBe(true)
    expect(sites).toContainEqual({ siteId: copy.id, orders: 1, undecided: 0, violations: [] })
  })

  it('shows the same pages, letter by letter', async () => {
    const paths = await pathsOf(world.sample)
    expect(await pathsOf(copy)).toEqual(paths)
    for (const path of someOf(paths)) {
      expect([path, await pageOf(copy, path)]).toEqual([path, await pageOf(world.sample, path)])
    }
  })

  it('shows the same pictures', async () => {
    const { text } = await world.visitor(world.sample).get('/')
    const [, path = ''] = / src="(\/images\/[^"]+)"/.exec(text) ?? []
    const there = await world.visitor(copy).get(path.replaceAll('&amp;', '&'))
    const here = await world.visitor(world.sample).get(path.replaceAll('&amp;', '&'))
    expect([there.status, there.bytes.equals(here.bytes)]).toEqual([200, true])
  })

  it('shows its order to its owner', async () => {
    const { body } = await world.owner.get(`/s/${copy.id}/api/orders`)
    expect(body.items).toMatchObject([{ number: 1001, payment: 'paid' }])
  })

  it('is searched as soon as its words are read', async () => {
    await world.runJobs()
    expect((await rowsOf(copy)).get('search_text')).toBe(before.get('search_text'))
  })
})

/** A copy of the good export, changed. */
async function changed(change: (archive: string) => Promise<unknown>): Promise<string> {
  count += 1
  const archive = join(folder, `changed-${count}`)
  await cp(join(folder, 'good'), archive, { recursive: true })
  await change(archive)
  return archive
}

const inManifest = (change: (text: string) => string) => async (archive: string) => {
  const file = join(archive, 'manifest.json')
  await writeFile(file, change(await readFile(file, 'utf8')))
}

/** Changes rows as somebody does who knows how the folder is made. */
const inRows = (table: string, change: (text: string) => string) => async (archive: string) => {
  const file = join(archive, `tables/${table}.jsonl.gz`)
  const bytes = gzipSync(change(gunzipSync(await readFile(file)).toString()))
  await writeFile(file, bytes)
  const path = join(archive, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  const stored = manifest.tables.find(({ name }: { name: string }) => name === table)
  stored.bytes = bytes.length
  stored.sha256 = createHash('sha256').update(bytes).digest('hex')
  await writeFile(path, JSON.stringify(manifest))
}

const sites = async () =>
  (await world.app.database.global.selectFrom('site').select('identifier').execute()).length

describe('an import that is refused', () => {
  it.each<[string, (archive: string) => Promise<unknown>, RegExp]>([
    ['without a manifest', (at) => rm(join(at, 'manifest.json')), /is not whole, .+/],
    [
      'cut short',
      (at) => truncate(join(at, 'tables/page.jsonl.gz'), 9),
      /page\.jsonl\.gz is damaged/,
    ],
    [
      'of a newer version',
      inManifest((text) => text.replace(/("[^"]+")(\s+\],\s+"tables")/, '$1, "9999-newer"$2')),
      /made by a newer version .+9999-newer/,
    ],
    [
      'of an earlier version',
      inManifest((text) => text.replace(/,\s+"[^"]+"(\s+\],\s+"tables")/, '$1')),
      /made by an earlier version .+ export the site again/,
    ],
    [
      'with a row of another site',
      inRows('page', (text) => text.replace(world.sample.id, world.site.id)),
      /has rows of another site in page/,
    ],
    [
      'with a row that names nothing',
      inRows('variant', (text) => text.replace(/"product_id":"\w+"/, '"product_id":"nothing"')),
      /rows of variant do not fit/,
    ],
    [
      'with rows that are no JSON',
      inRows('form', () => '{"website_id":\n'),
      /rows of form do not fit/,
    ],
  ])('%s', async (_what, change, sentence) => {
    const archive = await changed(change)
    const there = await sites()
    const files = await readdir(join(world.app.config.dataDir, 'files'))
    await expect(bring(archive)).rejects.toThrow(sentence)
    expect(await sites()).toBe(there)
    expect(await readdir(join(world.app.config.dataDir, 'files'))).toEqual(files)
  })

  it.each([
    ['for nobody', { owner: 'nobody@example.com' }, /no account with the address nobody@/],
    ['under a name that cannot be', { as: 'Not A Name' }, /cannot be the name of a site/],
    ['under a name that is taken', { as: 'sample-site' }, /There is a site named sample-site/],
  ])('%s', async (_what, options, sentence) => {
    await expect(bring(join(folder, 'good'), options)).rejects.toThrow(sentence)
  })
})

it('has no secrets but hashes that belong to one host', async () => {
  const { global } = world.app.database
  const ask: Ask = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await global.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
  const secrets = (await archivedTables(ask)).flatMap(({ name, columns }) =>
    columns
      .filter((column) => /token|secret|sealed|salt|password/.test(column))
      .filter((column) => BLANKED[name]?.[column] === undefined)
      .map((column) => `${name}.${column}`),
  )
  expect(secrets).toEqual(['cart.token_hash', 'checkout.token_hash', 'lock.password_hash'])
})

it('keeps a site that was opened, though nobody heard of its commit', async () => {
  const { database, files, config } = world.app
  const there = await readdir(join(config.dataDir, 'files'))
  const lost: Database = {
    ...database,
    inSite: async (...work) => {
      await database.inSite(...work)
      throw new Error('The connection was lost')
    },
  }
  const options = { archive: join(folder, 'good'), owner: 'owner@example.com', files, say }
  await expect(importSite({ ...options, database: lost })).rejects.toThrow('connection was lost')
  const [id = ''] = (await readdir(join(config.dataDir, 'files'))).filter(
    (name) => !there.includes(name),
  )
  const rows = await database.global.selectFrom('site').select('id').where('id', '=', id).execute()
  expect(rows).toEqual([{ id }])
})

it('leaves out tables and blanks columns that there are', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public'`.execute(world.app.database.global)
  const columns = new Set(rows.map(({ name }) => name))
  const named = [
    ...Object.keys(LEFT_OUT).map((table) => `${table}.website_id`),
    ...Object.entries(BLANKED).flatMap(([table, blanked]) =>
      Object.keys(blanked).map((column) => `${table}.${column}`),
    ),
  ]
  expect(named.filter((name) => !columns.has(name))).toEqual([])
})

it('keeps its id and its name where no site has them', async () => {
  const elsewhere = await createTestWorld()
  const { database, files } = elsewhere.app
  const archive = join(folder, 'good')
  const made = await importSite({ archive, owner: 'owner@example.com', database, files, say })
  const host = `${made.identifier}.${elsewhere.app.config.sitesDomain}`
  const there = await elsewhere.visitor({ ...made, host }).get('/')
  await elsewhere.close()
  expect(made).toMatchObject({ id: world.sample.id, identifier: world.sample.identifier })
  expect(there.text).toBe((await world.visitor(world.sample).get('/')).text)
})
