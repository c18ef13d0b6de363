import { COLLECTION_TYPES } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import { urlId } from '@sitewright/core/slug'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

/** The site's oldest store page; a site without one gets one, linked last, in its drafts. */
export async function ensureStorePage(site: SiteTx): Promise<Id> {
  const pages = () =>
    site.db.selectFrom('page').where('website_id', '=', site.id).where('is_removed', '=', false)
  const store = await pages()
    .select('id')
    .where('type', '=', COLLECTION_TYPES.products)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (store) return store.id
  const others = await pages().select(['url_id', 'position']).execute()
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
