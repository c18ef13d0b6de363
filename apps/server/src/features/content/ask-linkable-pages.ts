/** Pages and named sections that links can lead to, as parts of one statement. */

import { type CollectionKindName, collectionKind } from '@sitewright/core/content/collection-kinds'
import { canBeNavigated } from '@sitewright/core/content/special-pages'
import type { Id } from '@sitewright/core/id'
import { pagePath } from '@sitewright/page/data/site-content'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { contains } from '../../platform/db/contains.ts'
import type { StatementPart } from '../../platform/db/statement-part.ts'

export interface LinkableQuestion {
  /** Part of a name or an address; empty for what is most likely meant. */
  readonly search: string
  /** Ids of what is found in any case. */
  readonly ids: readonly Id[]
  readonly limit: number
}

interface PageRow {
  readonly id: Id
  readonly kind: CollectionKindName
  readonly urlId: string
  readonly isHome: boolean
  readonly isEnabled: boolean
  readonly title: string
}

export interface LinkablePage {
  readonly id: Id
  readonly title: string
  readonly path: string
  readonly isEnabled: boolean
}

export interface LinkableSection extends LinkablePage {
  /** Name that links point at, without `#`. */
  readonly anchor: string
}

const columns = sql`page.id, page.kind, page.url_id AS "urlId", page.is_home AS "isHome", page.title,
  coalesce((page.settings ->> 'isEnabled')::boolean, true) AS "isEnabled"`

export function askLinkablePages(
  { id }: SiteTx,
  { search, ids, limit }: LinkableQuestion,
): StatementPart<readonly LinkablePage[]> {
  const pattern = contains(search.replace(/^\//, ''))
  return {
    query: sql`(SELECT json_agg(found) FROM (
      SELECT ${columns} FROM page
      WHERE website_id = ${id} AND NOT is_removed AND kind <> 'link'
        AND (id = ANY(${[...ids]}) OR title ILIKE ${pattern} OR navigation_title ILIKE ${pattern} OR url_id ILIKE ${pattern})
      ORDER BY id = ANY(${[...ids]}) DESC, starts_with(lower(title), lower(${search})) DESC, is_home DESC, lower(title), id
      LIMIT ${limit + ids.length}) AS found)`,
    read: (value) => ((value ?? []) as readonly PageRow[]).filter(canBeOpened).map(asLinkable),
  }
}

/** Sections of pages, and blocks, that have an anchor whose name is asked for, or all; for no words those of the pages with `ids`. */
export function askLinkableSections(
  { id }: SiteTx,
  { search, ids, limit, isAll }: LinkableQuestion & { readonly isAll: boolean },
): StatementPart<readonly LinkableSection[]> {
  const pattern = contains(search.replace(/^.*#/, ''))
  return {
    query: sql`(SELECT json_agg(found) FROM (
      SELECT ${columns}, named.anchor FROM page
      JOIN document ON document.website_id = page.website_id AND document.id = page.document_id
      CROSS JOIN LATERAL (
        SELECT jsonb_path_query(document.body, '$.sections.*.settings.anchor') #>> '{}' AS anchor
        UNION SELECT jsonb_path_query(document.body, '$.sections.*.blocks.*.look.anchor') #>> '{}'
      ) AS named
      WHERE page.website_id = ${id} AND NOT page.is_removed AND named.anchor <> ''
        AND (${isAll} OR page.id = ANY(${[...ids]}) OR (${search} <> '' AND named.anchor ILIKE ${pattern}))
      ORDER BY page.id = ANY(${[...ids]}) DESC, named.anchor, page.id
      LIMIT ${limit}) AS found)`,
    read: (value) =>
      ((value ?? []) as readonly (PageRow & { readonly anchor: string })[])
        .filter(canBeOpened)
        .map((row) => ({ ...asLinkable(row), anchor: row.anchor })),
  }
}

function canBeOpened(row: PageRow): boolean {
  return canBeNavigated(row) && (!collectionKind(row.kind).isFolder || row.kind === 'index')
}

function asLinkable(row: PageRow): LinkablePage {
  return { id: row.id, title: row.title, path: pagePath(row), isEnabled: row.isEnabled }
}
