import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { namesIn } from '../../platform/db/names-in.ts'
import type { SoldItems } from './sold-items.ts'

export interface ItemUse {
  readonly kind: 'item' | 'product' | 'author'
  readonly id: Id
  readonly title: string
}

/** Items and authors that use an upload under one of its names, in drafts or published. One statement. */
export async function itemsShowing(
  { id, db }: SiteTx,
  names: readonly string[],
  sold: SoldItems,
): Promise<readonly ItemUse[]> {
  const written = sql`concat(item.image_id, item.more_image_ids, item.content, item.excerpt, document.body, kept.body)`
  const { rows } = await sql<ItemUse>`
    SELECT CASE WHEN item.record_type = ${RECORD_TYPES.storeItem} THEN 'product' ELSE 'item' END AS kind,
      item.id, item.title FROM item
    LEFT JOIN document
      ON document.website_id = item.website_id AND document.id = item.document_id
    LEFT JOIN document_revision kept ON kept.website_id = item.website_id
      AND kept.document_id = item.document_id AND kept.revision = item.published_revision
    WHERE item.website_id = ${id} AND NOT item.is_removed
      AND (${namesIn(written, names)} OR ${sold.shows(names)})
    UNION ALL
    SELECT 'author', author.id, author.display_name FROM author
    WHERE author.website_id = ${id} AND ${namesIn(sql`author.avatar_id`, names)}`.execute(db)
  return rows
}
