import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { CheckedItem } from '@sitewright/core/publishing/page-checks'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { namesIn } from '../../platform/db/names-in.ts'
import type { StatementPart } from '../../platform/db/statement-part.ts'

export interface ItemsToCheck {
  /** Only items that changed since, which is when the site was last published. */
  readonly since: Date
  /** Or whose bodies contain one of these names, or a link to an item of one of these collections. */
  readonly names: readonly string[]
  readonly itemsOf: readonly Id[]
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
  site: SiteTx,
  { since, names, itemsOf, ids, limit }: ItemsToCheck,
): StatementPart<readonly ItemToCheck[]> {
  const changedAt = sql`greatest(item.updated_at, document.updated_at)`
  const body = sql`document.body::text`
  const isNaming = sql`(${namesIn(body, names)} OR ${linksToItemsOf(site, body, itemsOf)})`
  const isNamed = sql`item.id = ANY(${[...ids]})`
  return {
    query: sql`(SELECT json_agg(found) FROM (
      SELECT item.id, item.title, item.record_type = ${RECORD_TYPES.storeItem} AS "isProduct",
        item.document_id AS "documentId", document.revision, ${changedAt} > ${since} AS "isChanged"
      FROM item LEFT JOIN document ON document.website_id = item.website_id AND document.id = item.document_id
      WHERE item.website_id = ${site.id} AND NOT item.is_removed AND (${isNamed} OR item.visible_from IS NOT NULL
        AND (${changedAt} > ${since} OR ${isNaming}))
      ORDER BY ${isNamed} DESC, ${changedAt} DESC, item.id
      LIMIT ${limit + ids.length}) AS found)`,
    read: (value) => (value ?? []) as readonly ItemToCheck[],
  }
}

/** True where the text has a link to an item of one of the collections. */
export function linksToItemsOf(
  { id }: SiteTx,
  text: RawBuilder<unknown>,
  collectionIds: readonly Id[],
): RawBuilder<boolean> {
  if (collectionIds.length === 0) return sql<boolean>`false`
  return sql<boolean>`EXISTS (
    SELECT FROM regexp_matches(${text}, 'item:([0-9a-f]{24})', 'g') AS link
    JOIN item AS linked ON linked.website_id = ${id} AND linked.id = link[1]
    WHERE linked.collection_id = ANY(${[...collectionIds]}) AND NOT linked.is_removed
  )`
}

/** Items that typed addresses lead to, with their places: part of a statement. */
export function askItemsAt(
  { id }: SiteTx,
  { places, now }: { readonly places: readonly ItemAddress[]; readonly now: Date },
): StatementPart<readonly (CheckedItem & { readonly id: Id; readonly urlId: string })[]> {
  return {
    query: sql`(SELECT json_agg(json_build_object('id', id, 'title', title, 'collectionId', collection_id,
      'urlId', url_id, 'isVisible', coalesce(visible_from <= ${now}, false)))
      FROM item JOIN unnest(${places.map(({ collectionId }) => collectionId)}::text[], ${places.map(({ urlId }) => urlId)}::text[])
        AS place (in_collection, at_url) ON collection_id = in_collection AND url_id = at_url
      WHERE website_id = ${id} AND NOT is_removed)`,
    read: (value) =>
      (value ?? []) as readonly (CheckedItem & { readonly id: Id; readonly urlId: string })[],
  }
}

interface ItemAddress {
  readonly collectionId: Id
  readonly urlId: string
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
