import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { CheckedItem } from '@sitewright/core/publishing/page-checks'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { namesIn } from '../../platform/db/names-in.ts'
import type { StatementPart } from '../../platform/db/statement-part.ts'

export interface ItemsToCheck {
  /** Only items that changed since, which is when the site was last published. */
  readonly since: Date
  /** Or whose bodies contain one of these names. */
  readonly names: readonly string[]
  /** Ids of what is found in any case. */
  readonly ids: readonly Id[]
  readonly limit: number
}

export interface ItemToCheck {
  readonly id: Id
  readonly title: string
  readonly isProduct: boolean
  readonly documentId: Id | null
  readonly revision: number | null
  readonly isChanged: boolean
}

/** Items that visitors see or will see by themselves, those that changed last first: part of a statement. */
export function askItemsToCheck(
  { id }: SiteTx,
  { since, names, ids, limit }: ItemsToCheck,
): StatementPart<readonly ItemToCheck[]> {
  const changedAt = sql`greatest(item.updated_at, document.updated_at)`
  const isNamed = sql`item.id = ANY(${[...ids]})`
  return {
    query: sql`(SELECT json_agg(found) FROM (
      SELECT item.id, item.title, item.record_type = ${RECORD_TYPES.storeItem} AS "isProduct",
        item.document_id AS "documentId", document.revision, ${changedAt} > ${since} AS "isChanged"
      FROM item LEFT JOIN document ON document.website_id = item.website_id AND document.id = item.document_id
      WHERE item.website_id = ${id} AND NOT item.is_removed AND (${isNamed} OR item.visible_from IS NOT NULL
        AND (${changedAt} > ${since} OR ${namesIn(sql`document.body::text`, names)}))
      ORDER BY ${isNamed} DESC, ${changedAt} DESC, item.id
      LIMIT ${limit + ids.length}) AS found)`,
    read: (value) => (value ?? []) as readonly ItemToCheck[],
  }
}

/** Items that links lead to, by id, without those that were removed: part of a statement. */
export function askCheckedItems(
  { id }: SiteTx,
  { ids, now }: { readonly ids: readonly Id[]; readonly now: Date },
): StatementPart<ReadonlyMap<Id, CheckedItem>> {
  return {
    query: sql`(SELECT json_agg(json_build_object('id', id, 'title', title, 'collectionId', collection_id,
      'isVisible', coalesce(visible_from <= ${now}, false)))
      FROM item WHERE website_id = ${id} AND id = ANY(${[...ids]}) AND NOT is_removed)`,
    read: (value) =>
      new Map(
        ((value ?? []) as readonly (CheckedItem & { readonly id: Id })[]).map((item) => [
          item.id,
          item,
        ]),
      ),
  }
}
