import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { StatementPart } from '../../platform/db/statement-part.ts'
import type { LinkedPlace } from '../content/index.ts'

/** Places of items by id, without those that were removed: part of a statement. */
export function askLinkedItems(
  site: SiteTx,
  ids: readonly Id[],
): StatementPart<readonly LinkedPlace[]> {
  return {
    query: sql`(SELECT json_agg(json_build_object('id', id, 'collectionId', collection_id, 'urlId', url_id,
      'visibleFrom', floor(extract(epoch FROM visible_from) * 1000)))
      FROM item WHERE website_id = ${site.id} AND id = ANY(${[...ids]}) AND NOT is_removed)`,
    read: (value) => (value ?? []) as readonly LinkedPlace[],
  }
}
