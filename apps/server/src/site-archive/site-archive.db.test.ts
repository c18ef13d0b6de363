/** A site with one of everything leaves a server and comes in again beside itself: the copy is the same, and no other site is touched. */

import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createSampleWorld, type SampleWorld } from '@sitewright/testing/sample-world'
import type { TestSite } from '@sitewright/testing/test-world'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../features/commerce/index.ts'
import { createClosers } from '../platform/start/closers.ts'
import { exportSite } from './export-site.ts'
import { importSite } from './import-site.ts'

let world: SampleWorld
let folder: string
let copy: TestSite
const count = 0
/** Rows of the sample site before and after it was imported beside itself, by table. */
let before: ReadonlyMap<string, string>

const say = () => {}
const closers = createClosers((error) => {
  throw error
})

beforeAll(async () => {
  world = await createSampleWorld()
  await world.runJobs()
  folder = await mkdtemp(join(tmpdir(), 'sitewright-archive-'))
  await take('good')
  before = await rowsOf(world.sample)
  const { id, identifier } = await bring(join(folder, 'good'))
  await world.runJobs()
  copy = { id, identifier, host: `${identifier}.${world.app.config.sitesDomain}` }
})
afterAll(async () => {
  await closers.run()
  await world.close()
  await rm(folder, { recursive: true })
})

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

describe('a site that was imported beside itself', () => {
  it('shows the same pages, letter by letter', async () => {
    const paths = await pathsOf(world.sample)
    expect(paths.length).toBeGreaterThan(100)
    expect(await pathsOf(copy)).toEqual(paths)
    for (const path of paths) {
      expect([path, await pageOf(copy, path)]).toEqual([path, await pageOf(world.sample, path)])
    }
  })

  it('shows the same pictures', async () => {
    const { text } = await world.visitor(world.sample).get('/')
    const pictures = [...text.matchAll(/ src="(\/images\/[^"]+)"/g)].slice(0, 5)
    expect(pictures.length).toBeGreaterThan(0)
    for (const [, path = ''] of pictures) {
      const there = await world.visitor(copy).get(path.replaceAll('&amp;', '&'))
      const here = await world.visitor(world.sample).get(path.replaceAll('&amp;', '&'))
      expect(there.status).toBe(200)
      expect(there.bytes.equals(here.bytes)).toBe(true)
    }
  })

  it('is found by its words', async () => {
    const find = (site: TestSite) => world.visitor(site).get('/search?q=post')
    expect((await find(copy)).status).toBe((await find(world.sample)).status)
  })

  it('leaves the site that it came from as it was', async () => {
    const after = await rowsOf(world.sample)
    expect([...after.keys()]).toEqual([...before.keys()])
    for (const [name, rows] of before)
      expect([name, after.get(name) === rows]).toEqual([name, true])
  })

  it('has books that add up', async () => {
    expect(await checkInvariants(world.app)).toMatchObject({ ok: true })
  })
})
void [cp, readdir, readFile, truncate, writeFile, gunzipSync, gzipSync, createHash, count]
