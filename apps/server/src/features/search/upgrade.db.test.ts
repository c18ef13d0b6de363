/** Upgrade of databases whose index still had entries of products beside those of items. */

import { askedWords } from '@sitewright/core/search/words'
import { openDatabase, type SiteTx } from '@sitewright/server/platform/database'
import { createLog } from '@sitewright/server/platform/log/log'
import { createEmptyDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../../migrations.ts'
import {
  findEntries,
  forgetEntries,
  indexEntries,
  type SearchEntry,
} from '../search-index/index.ts'

const id = (digits: string) => digits.padStart(24, '0')
const SITES = [id('a1'), id('a2')]
const [SHOP, BLOG, MUG, POST] = [id('b1'), id('b2'), id('1'), id('2')]
const NOW = new Date('2026-03-29T12:00:00Z')

const log = createLog('silent')
let database: TestDatabase

/** Two sites with a product and a post each, indexed as older versions did it. */
beforeEach(async () => {
  database = await createEmptyDatabase()
  await migrate({ url: database.ownerUrl, log, before: '0620' })
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  for (const [at, site] of SITES.entries()) {
    await owner.query('INSERT INTO site (id, identifier, title) VALUES ($1, $2, $2)', [
      site,
      `clay${at}`,
    ])
    await owner.query(`SELECT set_config('app.website_id', $1, false)`, [site])
    for (const [kind, entry, collection, type] of [
      ['product', MUG, SHOP, 'products'],
      ['item', POST, BLOG, 'posts'],
    ]) {
      const title = `Celadon ${kind} ${at}`
      await owner.query(
        `INSERT INTO search_entry (website_id, kind, id, collection_id, type, visible_from, title, tsv)
         VALUES ($1, $2, $3, $4, $5, $6, $7, to_tsvector('simple', $7))`,
        [site, kind, entry, collection, type, NOW, title],
      )
      await owner.query(
        `INSERT INTO search_text (website_id, kind, id, title, text) VALUES ($1, $2, $3, $4, $4)`,
        [site, kind, entry, title],
      )
    }
  }
  await owner.end()
  await migrate({ url: database.ownerUrl, log })
})
afterEach(() => database.drop())

async function inSite<Result>(siteId: string, work: (site: SiteTx) => Promise<Result>) {
  const opened = await openDatabase({ url: database.ownerUrl, log })
  try {
    return await opened.inSite(siteId, work)
  } finally {
    await opened.close()
  }
}

async function found(site: SiteTx) {
  const { entries } = await findEntries(site, {
    words: askedWords('celadon'),
    language: 'en-US',
    now: NOW,
    collectionIds: [SHOP, BLOG],
    type: undefined,
    pageSize: 20,
    page: 1,
  })
  return entries.map((one) => [one.kind, one.id, one.title])
}

describe('entries of products', () => {
  it('are entries of items, found at once on every site', async () => {
    for (const [at, site] of SITES.entries()) {
      expect(await inSite(site, found)).toEqual([
        ['item', POST, `Celadon item ${at}`],
        ['item', MUG, `Celadon product ${at}`],
      ])
    }
  })

  it('are replaced and forgotten as such, with their texts, on their site alone', async () => {
    const [first = '', second = ''] = SITES
    const entry: SearchEntry = {
      kind: 'item',
      id: MUG,
      collectionId: SHOP,
      type: 'products',
      visibleFrom: NOW,
      title: 'Celadon bowl',
      terms: [],
      excerpt: '',
      body: '',
    }
    const after = await inSite(first, async (site) => {
      await indexEntries(site, [entry])
      const replaced = await found(site)
      await forgetEntries(site, 'item', [MUG])
      return { replaced, forgotten: await found(site) }
    })
    expect(after.replaced).toContainEqual(['item', MUG, 'Celadon bowl'])
    expect(after.replaced).toHaveLength(2)
    expect(after.forgotten).toEqual([['item', POST, 'Celadon item 0']])
    expect(await inSite(second, found)).toHaveLength(2)
  })
})
