/** Batching: everything that a page asks of stores before it reads products in full, in one statement at most. */

import { categoryTree, type RootCategory } from '@sitewright/core/commerce/category-tree'
import type { Id } from '@sitewright/core/id'
import type { Facets } from '@sitewright/page/data/facets'
import type { StoreFacts } from '@sitewright/page/data/store-facts'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { StatementPart } from '../../../platform/db/statement-part.ts'
import { type CategoryRecord, parentBelowRoot } from '../categories/category-table.ts'
import type { SoldItems } from '../sold-items.ts'
import { type FacetQuestion, facetParts, narrowsList } from './facets.ts'
import { inOrder, isPlanned, isShown, rowsFor, type StoreQuestion } from './store-question.ts'

/** A part of a store's list, in its order. */
export interface StretchQuestion extends StoreQuestion {
  readonly limit: number
  readonly skip: number
  /** Further filters of its items, and what is counted for them. */
  readonly facets?: FacetQuestion | undefined
}

/** The product at an address of a store. */
export interface PlaceQuestion extends Pick<StoreQuestion, 'collectionId' | 'order' | 'now'> {
  readonly urlId: string
  /** Whether the product is found in any state, for its owner's canvas; its neighbours are still what visitors see. */
  readonly isFoundHidden?: boolean | undefined
}

export interface StoresQuestion {
  readonly stretches: readonly StretchQuestion[]
  readonly place: PlaceQuestion | undefined
  /** Stores whose categories and tags are shown. */
  readonly facts: readonly Id[]
  readonly now: Date
  readonly sold: SoldItems
}

/** Features by which similar products are found. */
export interface ProductEntry {
  readonly id: Id
  readonly collectionId: Id
  readonly tags: readonly string[]
  /** Ids of its categories, in the order the owner chose them. */
  readonly categories: readonly Id[]
}

export interface StoreStretch {
  readonly products: readonly ProductEntry[]
  /** Number of products that visitors see. */
  readonly total: number
  /** When another product becomes visible by itself, in milliseconds; null for never. */
  readonly nextChange: number | null
  readonly facets?: Facets | undefined
}

export interface PlaceInStore {
  readonly product: ProductEntry
  readonly body: {
    readonly documentId: Id | null
    /** Revision of the body that visitors see; null before the first. */
    readonly revision: number | null
  }
  readonly previous: Id | null
  readonly next: Id | null
  readonly nextChange: number | null
}

export interface StoresAnswer {
  /** Found stretches, in the order of the questions. */
  readonly stretches: readonly StoreStretch[]
  readonly place: PlaceInStore | undefined
  readonly facts: ReadonlyMap<Id, StoreFacts>
}

interface OfStore {
  readonly collectionId: Id
}

interface Row {
  readonly stretches: StoreStretch[] | null
  readonly place: PlaceInStore | null
  readonly categories: CategoryRecord[] | null
  readonly roots: (OfStore & RootCategory)[] | null
  readonly tags: (OfStore & StoreFacts['tags'][number])[] | null
  readonly sizes: (OfStore & { readonly count: number })[] | null
}

export const EMPTY_STRETCH: StoreStretch = { products: [], total: 0, nextChange: null }

/** Asks a site's stores in a statement of its own. */
export async function surveyStores(site: SiteTx, question: StoresQuestion): Promise<StoresAnswer> {
  const { query, read } = askStores(site, question)
  const { rows } = await sql<{ found: unknown }>`SELECT ${query} AS found`.execute(site.db)
  return read(rows[0]?.found)
}

/** Asks a site's stores as a part of another statement. */
export function askStores(
  site: SiteTx,
  { stretches, place, facts, now, sold }: StoresQuestion,
): StatementPart<StoresAnswer> {
  const ids = [...new Set(facts)]
  const query = sql`(SELECT to_json(found) FROM (
    SELECT ${stretches.length === 0 ? NOTHING : stretchesOf(site, stretches, sold)} AS stretches,
      ${place ? placeOf(site, place, sold) : NOTHING} AS place,
      ${ids.length === 0 ? sql`NULL AS categories, NULL AS roots, NULL AS tags, NULL AS sizes` : factsOf(site, ids, now)}
  ) AS found)`
  return { query, read: (value) => answerOf(ids, value as Row | null | undefined) }
}

function answerOf(ids: readonly Id[], row: Row | null | undefined): StoresAnswer {
  const of = <Kind extends OfStore>(all: readonly Kind[] | null | undefined, id: Id) =>
    (all ?? []).filter(({ collectionId }) => collectionId === id)
  return {
    stretches: row?.stretches ?? [],
    place: row?.place ?? undefined,
    facts: new Map(
      ids.flatMap((id) => {
        const [root] = of(row?.roots, id)
        if (!root) return []
        const facts = {
          root,
          categories: categoryTree(of(row?.categories, id)),
          tags: of(row?.tags, id).map(({ name, count }) => ({ name, count })),
          itemCount: of(row?.sizes, id)[0]?.count ?? 0,
        }
        return [[id, facts] as const]
      }),
    ),
  }
}

const NOTHING = sql`NULL`
const NOTHING_BEFORE = sql``

function stretchesOf(site: SiteTx, questions: readonly StretchQuestion[], sold: SoldItems) {
  const parts = questions.map((question, index) => {
    const { limit, skip, facets } = question
    const shown = isShown(site, question)
    const faceted = facets && facetParts(site.id, shown, { question: facets, sold })
    const narrowing = facets && narrowsList(facets) ? faceted : undefined
    const listed = narrowing ? sql`${shown} AND item.id IN ${narrowing.fitting}` : shown
    return sql`
      SELECT ${sql.lit(index)} AS question, (${faceted ? sql`WITH ${faceted.tables}` : NOTHING_BEFORE} SELECT json_build_object(
        'products', (
          SELECT coalesce(json_agg(${entryOf(site)} ORDER BY place), '[]') FROM (
            SELECT id, row_number() OVER () AS place FROM (
              SELECT item.id FROM ${rowsFor(question, sold)} WHERE ${listed}
              ORDER BY ${inOrder(question, sold)} LIMIT ${limit} OFFSET ${skip}
            ) AS stretch
          ) AS found ${withItem(site)}),
        'total', ${narrowing ? narrowing.count : sql`(SELECT count(*) FROM item WHERE ${shown})`},
        ${faceted ? sql`'facets', ${faceted.json},` : NOTHING_BEFORE}
        'nextChange', ${nextChange(site, question)})) AS answer`
  })
  return sql`(SELECT json_agg(answer ORDER BY question)
    FROM (${sql.join(parts, sql` UNION ALL `)}) AS answered)`
}

function placeOf(site: SiteTx, question: PlaceQuestion, sold: SoldItems) {
  return sql`(SELECT json_build_object(
      'product', ${entryOf(site)},
      'body', json_build_object('documentId', item.document_id, 'revision', item.published_revision),
      'previous', previous, 'next', next,
      'nextChange', ${nextChange(site, question)})
    FROM (
      SELECT item.id, item.url_id, lag(item.id) OVER place AS previous, lead(item.id) OVER place AS next
      FROM ${rowsFor(question, sold)}
      WHERE ${isShown(site, question)} ${question.isFoundHidden ? orAt(site, question) : sql``}
      WINDOW place AS (ORDER BY ${inOrder(question, sold)})
    ) AS found ${withItem(site)} WHERE found.url_id = ${question.urlId})`
}

/** The product at the address itself. */
function orAt({ id }: SiteTx, { collectionId, urlId }: PlaceQuestion) {
  return sql`OR (item.website_id = ${id} AND item.collection_id = ${collectionId}
    AND item.url_id = ${urlId} AND NOT item.is_removed)`
}

/** Joins the items of found rows only; the index is enough for all others. */
function withItem({ id }: SiteTx) {
  return sql`JOIN item ON item.website_id = ${id} AND item.id = found.id`
}

function entryOf({ id }: SiteTx) {
  return sql`json_build_object('id', item.id, 'collectionId', item.collection_id, 'tags', item.tags, 'categories', ARRAY(
    SELECT category_id FROM item_in_category AS within
    WHERE within.website_id = ${id} AND within.item_id = item.id ORDER BY within.position))`
}

/** Rounded up to milliseconds, so that a page is not made anew a moment before the product is visible. */
function nextChange(site: SiteTx, question: StoreQuestion): RawBuilder<number | null> {
  return sql`(SELECT ceil(extract(epoch FROM min(item.visible_from)) * 1000)
    FROM item WHERE ${isPlanned(site, question)})`
}

/** Maximum number of tags of one answer, more than a list of them can show. */
const MOST_TAGS = 500

function factsOf({ id }: SiteTx, ids: readonly Id[], now: Date) {
  const shown = sql`website_id = ${id} AND collection_id = ANY(${[...ids]})
    AND NOT is_removed AND visible_from IS NOT NULL AND visible_from <= ${now}`
  // Counting by spelling comes first: lowering the case of every word would take as long again.
  const spellings = sql`(
    SELECT collection_id, name, count(*) AS count
    FROM (SELECT collection_id, unnest(tags) AS name FROM item WHERE ${shown}) AS own
    GROUP BY collection_id, name
  )`
  return sql`
    (SELECT json_agg(json_build_object(
        'id', category.id, 'collectionId', category.collection_id,
        'parentId', ${parentBelowRoot(id)}, 'displayName', category.display_name,
        'urlId', category.url_id, 'position', category.position,
        'pageRendering', category.page_rendering) ORDER BY category.position, category.id)
      FROM category
      WHERE category.website_id = ${id} AND category.collection_id = ANY(${[...ids]})
        AND category.type = 'CATEGORY') AS categories,
    (SELECT json_agg(json_build_object(
        'id', id, 'collectionId', collection_id, 'displayName', display_name,
        'pageRendering', page_rendering, 'displayIndex', position))
      FROM category
      WHERE website_id = ${id} AND collection_id = ANY(${[...ids]}) AND type = 'ROOT') AS roots,
    (SELECT json_agg(tag) FROM (
      SELECT collection_id AS "collectionId", min(name) AS name, sum(count)::integer AS count
      FROM ${spellings} AS spelling
      GROUP BY collection_id, lower(name) ORDER BY lower(name) LIMIT ${MOST_TAGS}
    ) AS tag) AS tags,
    (SELECT json_agg(size) FROM (
      SELECT collection_id AS "collectionId", count(*)::integer AS count
      FROM item WHERE ${shown} GROUP BY collection_id
    ) AS size) AS sizes`
}
