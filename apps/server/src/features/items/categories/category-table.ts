/** SQL of a collection's tree of categories. */

import type { PageRendering, RootCategory } from '@sitewright/core/commerce/category-tree'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

/** A category of a store; its root is a `RootCategory`. */
export interface CategoryRecord {
  readonly id: Id
  readonly collectionId: Id
  /** Null for categories directly below the root. */
  readonly parentId: Id | null
  readonly displayName: string
  readonly urlId: string
  /** Place among its siblings, counted from 1. */
  readonly position: number
  readonly pageRendering: PageRendering
}

/**
 * SQL of the category above a row of `category`; null for the root. The site's roots are found once for a statement: a join
 * would be planned by how few categories there were when the statement was prepared.
 */
export function parentBelowRoot(websiteId: Id) {
  const roots = sql`ARRAY(
    SELECT id FROM category AS root WHERE root.website_id = ${websiteId} AND root.type = 'ROOT')`
  return sql<Id | null>`CASE WHEN category.parent_id <> ALL(${roots}) THEN category.parent_id END`
}

function categories({ id, db }: SiteTx) {
  return db
    .selectFrom('category')
    .select(parentBelowRoot(id).as('parentId'))
    .select([
      'category.id',
      'category.collection_id as collectionId',
      'category.display_name as displayName',
      'category.url_id as urlId',
      'category.position',
      'category.page_rendering as pageRendering',
    ])
    .where('category.website_id', '=', id)
    .where('category.type', '=', 'CATEGORY')
    .orderBy('category.position')
    .orderBy('category.id')
}

/** All categories of these collections; each before those that come after it at the same place. One statement. */
export async function categoriesOf(
  site: SiteTx,
  collectionIds: readonly Id[],
): Promise<CategoryRecord[]> {
  if (collectionIds.length === 0) return []
  return categories(site)
    .where('category.collection_id', 'in', [...collectionIds])
    .execute()
}

export async function findCategory(
  site: SiteTx,
  categoryId: Id,
): Promise<CategoryRecord | undefined> {
  return categories(site).where('category.id', '=', categoryId).executeTakeFirst()
}

/** Number of items in each category itself, whatever their state; a category without any is absent. */
export async function itemCounts({ id, db }: SiteTx): Promise<ReadonlyMap<Id, number>> {
  const rows = await db
    .selectFrom('item_in_category as within')
    .innerJoin('item', (join) =>
      join
        .onRef('item.website_id', '=', 'within.website_id')
        .onRef('item.id', '=', 'within.item_id'),
    )
    .select(['within.category_id as categoryId', sql<number>`count(*)::integer`.as('count')])
    .where('within.website_id', '=', id)
    .where('item.is_removed', '=', false)
    .groupBy('within.category_id')
    .execute()
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]))
}

export async function saveCategory(
  { id, db }: SiteTx,
  { id: categoryId, collectionId, ...category }: CategoryRecord,
): Promise<void> {
  const rootId = sql<Id>`(
    SELECT root.id FROM category AS root
    WHERE root.website_id = ${id} AND root.collection_id = ${collectionId} AND root.type = 'ROOT')`
  const values = {
    parent_id: category.parentId ?? rootId,
    display_name: category.displayName,
    url_id: category.urlId,
    position: category.position,
    page_rendering: category.pageRendering,
  }
  await db
    .insertInto('category')
    .values({ website_id: id, id: categoryId, collection_id: collectionId, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(values))
    .execute()
}

/** The root of a store's categories; undefined for a collection that is no store. */
export async function rootOf(
  { id, db }: SiteTx,
  collectionId: Id,
): Promise<RootCategory | undefined> {
  return db
    .selectFrom('category')
    .select([
      'id',
      'display_name as displayName',
      'page_rendering as pageRendering',
      'position as displayIndex',
    ])
    .where('website_id', '=', id)
    .where('collection_id', '=', collectionId)
    .where('type', '=', 'ROOT')
    .executeTakeFirst()
}

export async function saveRoot({ id, db }: SiteTx, root: RootCategory): Promise<void> {
  await db
    .updateTable('category')
    .set({
      display_name: root.displayName,
      page_rendering: root.pageRendering,
      position: root.displayIndex,
    })
    .where('website_id', '=', id)
    .where('id', '=', root.id)
    .where('type', '=', 'ROOT')
    .execute()
}

/** Writes the order of siblings. */
export async function placeCategories(
  { id, db }: SiteTx,
  categoryIds: readonly Id[],
): Promise<void> {
  await sql`
    UPDATE category SET position = place.position
    FROM unnest(${[...categoryIds]}::text[]) WITH ORDINALITY AS place (id, position)
    WHERE category.website_id = ${id} AND category.id = place.id`.execute(db)
}

/** Deletes a category with everything below it; items stay. */
export async function deleteCategory({ id, db }: SiteTx, categoryId: Id): Promise<void> {
  await db
    .deleteFrom('category')
    .where('website_id', '=', id)
    .where('id', '=', categoryId)
    .execute()
}

/** Replaces the categories that an item is in. */
export async function putIntoCategories(
  { id, db }: SiteTx,
  itemId: Id,
  categoryIds: readonly Id[],
): Promise<void> {
  await db
    .deleteFrom('item_in_category')
    .where('website_id', '=', id)
    .where('item_id', '=', itemId)
    .execute()
  const rows = [...new Set(categoryIds)].map((categoryId, position) => ({
    website_id: id,
    category_id: categoryId,
    item_id: itemId,
    position,
  }))
  if (rows.length > 0) await db.insertInto('item_in_category').values(rows).execute()
}

/** Replaces the categories of many items, in two statements. */
export async function putManyIntoCategories(
  { id, db }: SiteTx,
  places: readonly { readonly itemId: Id; readonly categoryIds: readonly Id[] }[],
): Promise<void> {
  if (places.length === 0) return
  await db
    .deleteFrom('item_in_category')
    .where('website_id', '=', id)
    .where(
      'item_id',
      'in',
      places.map(({ itemId }) => itemId),
    )
    .execute()
  const rows = places.flatMap(({ itemId, categoryIds }) =>
    [...new Set(categoryIds)].map((categoryId, position) => ({
      website_id: id,
      category_id: categoryId,
      item_id: itemId,
      position,
    })),
  )
  if (rows.length > 0) await db.insertInto('item_in_category').values(rows).execute()
}

/** Names of the categories that items are in, in their owner's order. One statement; none for no ids. */
export async function categoryNamesOf(
  { id, db }: SiteTx,
  itemIds: readonly Id[],
): Promise<ReadonlyMap<Id, readonly string[]>> {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<{ itemId: Id; names: string[] }>`
    SELECT within.item_id AS "itemId", array_agg(display_name ORDER BY within.position) AS names
    FROM item_in_category AS within
    JOIN category ON category.website_id = within.website_id AND category.id = within.category_id
    WHERE within.website_id = ${id} AND within.item_id = ANY(${[...itemIds]})
    GROUP BY within.item_id`.execute(db)
  return new Map(rows.map(({ itemId, names }) => [itemId, names]))
}
