import { COLLECTION_TYPES } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import { urlId } from '@sitewright/core/slug'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

/** The site's oldest store page; a site without one gets one, linked last, in its drafts. */
export async function ensureStorePage(site: SiteTx): Promise<Id> {
  const existing = await findStorePage(site)
  if (existing !== undefined) return existing
  // The lock on all drafts of a site: of two first products only one makes the page.
  await sql`SELECT 1 FROM site_draft WHERE website_id = ${site.id} FOR UPDATE`.execute(site.db)
  return (await findStorePage(site)) ?? insertStorePage(site)
}

const pages = ({ id, db }: SiteTx) =>
  db.selectFrom('page').where('website_id', '=', id).where('is_removed', '=', false)

async function findStorePage(site: SiteTx): Promise<Id | undefined> {
  const page = await pages(site)
    .select('id')
    .where('type', '=', COLLECTION_TYPES.products)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return page?.id
}

async function insertStorePage(site: SiteTx): Promise<Id> {
  const others = await pages(site).select(['url_id', 'position']).execute()
  const taken = new Set(others.map(({ url_id }) => url_id))
  const id = newId()
  await site.db
    .insertInto('page')
    .values({
      website_id: site.id,
      id,
      type: COLLECTION_TYPES.products,
      title: 'Store',
      navigation_title: 'Store',
      url_id: urlId('Store', 'store', (candidate) => taken.has(candidate)),
      is_home: others.length === 0,
      document_id: null,
      position: 1 + Math.max(0, ...others.map(({ position }) => position ?? 0)),
      updated_at: sql<Date>`now()`,
    })
    .execute()
  return id
}
