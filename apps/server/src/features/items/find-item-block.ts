import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { blockIn } from '../../platform/db/block-in.ts'
import type { FoundBlock } from '../content/index.ts'

/** A block in the published body of an item that visitors see, by its id. One statement. */
export async function findItemBlock(
  { id: siteId, db }: SiteTx,
  blockId: Id,
  { type, now }: { readonly type: number; readonly now: Date },
): Promise<FoundBlock | undefined> {
  const { rows } = await sql<FoundBlock>`
    SELECT item.collection_id AS "pageId", item.title, item.url_id AS "urlId", found.props FROM item
    JOIN document_revision kept ON kept.website_id = item.website_id
      AND kept.document_id = item.document_id AND kept.revision = item.published_revision,
      ${blockIn('kept.body', blockId, type)} found
    WHERE item.website_id = ${siteId} AND item.visible_from <= ${now} AND NOT item.is_removed
    LIMIT 1`.execute(db)
  return rows[0]
}
