import {
  COLLECTION_KINDS,
  type CollectionKindName,
  isStore,
} from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import { itemPathOn } from '@sitewright/page/address/item-path'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { contains } from '../../platform/db/contains.ts'
import type { StatementPart } from '../../platform/db/statement-part.ts'
import type { LinkableQuestion } from '../content/index.ts'

const WITH_PAGES = COLLECTION_KINDS.filter(({ items }) => items?.hasPages).map(({ name }) => name)

interface Row {
  readonly id: Id
  readonly title: string
  readonly itemUrlId: string
  readonly isVisible: boolean
  readonly kind: CollectionKindName
  readonly urlId: string
  readonly isHome: boolean
}

export interface LinkableItem {
  readonly id: Id
  readonly title: string
  readonly path: string
  readonly isProduct: boolean
  readonly isVisible: boolean
}

/** Items that have a page of their own and that links can lead to, the newest first: part of a statement. */
export function askLinkableItems(
  site: SiteTx,
  { search, ids, limit, now }: LinkableQuestion & { readonly now: Date },
): StatementPart<readonly LinkableItem[]> {
  const pattern = contains(search)
  const known = sql`item.id = ANY(${[...ids]})`
  return {
    query: sql`(SELECT json_agg(found) FROM (
      SELECT item.id, item.title, item.url_id AS "itemUrlId", coalesce(item.visible_from <= ${now}, false) AS "isVisible",
        page.kind, page.url_id AS "urlId", page.is_home AS "isHome"
      FROM item
      JOIN page ON page.website_id = item.website_id AND page.id = item.collection_id AND NOT page.is_removed
      WHERE item.website_id = ${site.id} AND NOT item.is_removed AND page.kind = ANY(${WITH_PAGES})
        AND (${known} OR item.title ILIKE ${pattern} OR item.url_id ILIKE ${pattern})
      ORDER BY ${known} DESC, starts_with(lower(item.title), lower(${search})) DESC, item.publish_on DESC, item.id
      LIMIT ${limit + ids.length}) AS found)`,
    read: (value) =>
      ((value ?? []) as readonly Row[]).map((row) => ({
        id: row.id,
        title: row.title,
        path: itemPathOn(row, row.itemUrlId),
        isProduct: isStore(row.kind),
        isVisible: row.isVisible,
      })),
  }
}
