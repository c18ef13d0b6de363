/**
 * Faceted search of a store: the items that fit a visitor's wishes, and how many there would be for each further choice.
 * Counts of a filter leave out what was chosen in it, so that its other values can be added. One variant must fit
 * everything that is asked of variants: size, colour, price and stock.
 */

import {
  narrows,
  type StoreFilter,
  type StoreWishes,
} from '@sitewright/core/commerce/store-filters'
import type { Id } from '@sitewright/core/id'
import { type RawBuilder, sql } from 'kysely'
import type { SoldItems } from '../sold-items.ts'
import { KEPT_ROWS, keptOptions, keptTables } from './kept-facets.ts'

export interface FacetQuestion {
  readonly wishes: StoreWishes
  /** Tags, one of which an item must have; all items fit where there are none. */
  readonly tags: readonly string[]
  /** Filters that are counted. */
  readonly filters: readonly StoreFilter[]
  /** Category that the list is of, with those below it; left to the list's own condition where categories are not counted. */
  readonly categoryIds: readonly Id[] | undefined
}

/** Maximum number of values of all options: more than a visitor looks through. */
const MOST_VALUES = 300
const MOST_TAGS = 40

/** SQL that counts facets. */
export interface FacetParts {
  /** Common table expressions that the others read. */
  readonly tables: RawBuilder<unknown>
  /** Ids of the items that fit all wishes, as a set. */
  readonly fitting: RawBuilder<unknown>
  readonly count: RawBuilder<unknown>
  readonly json: RawBuilder<unknown>
}

/** `condition` is about the row called `item`. */
export function facetParts(
  siteId: Id,
  condition: RawBuilder<unknown>,
  { question, sold }: { question: FacetQuestion; sold: SoldItems },
): FacetParts {
  const { wishes, tags, filters, categoryIds } = question
  const isTagged = tags.length === 0 ? YES : hasTag(tags)
  const isWithin = categoryIds ? isWithinOneOf(categoryIds) : YES
  const readsVariants = asksVariants(wishes)
  const countsAvailable = filters.includes('availability')
  const tables = readsVariants
    ? facetTables(siteId, { condition, isTagged, isWithin }, { wishes, sold })
    : keptTables(siteId, { condition, isTagged, isWithin, countsAvailable }, sold)
  const rows = readsVariants ? ROWS : KEPT_ROWS
  return {
    tables,
    fitting: sql`(SELECT id FROM ${rows} WHERE fits)`,
    count: sql`(SELECT count(*) FROM fit WHERE fits)`,
    json: facetsJson(siteId, question, {
      rows,
      options: readsVariants ? OPTIONS : keptOptions(MOST_VALUES),
    }),
  }
}

interface Conditions {
  readonly condition: RawBuilder<unknown>
  readonly isTagged: RawBuilder<unknown>
  readonly isWithin: RawBuilder<unknown>
}

/** Common table expressions: `shown` has the list's items by number, `offer` their variants, `fit` which items fit. */
function facetTables(
  siteId: Id,
  { condition, isTagged, isWithin }: Conditions,
  { wishes, sold: { offers } }: { wishes: StoreWishes; sold: SoldItems },
): RawBuilder<unknown> {
  return sql`shown AS MATERIALIZED (
      SELECT item.website_id, item.id, item.tags, (row_number() OVER ())::integer AS number,
        ${isTagged} AS is_tagged,
        ${isWithin} AS is_within
      FROM item WHERE ${condition}
    ), variants AS MATERIALIZED (
      SELECT item.number, item.is_tagged, item.is_within, ${offers.attributes} AS attributes,
        ${offers.position} AS position, ${offers.price} AS price, ${offers.isAvailable} AS is_available
      FROM shown AS item ${offers.join}
    ), kinds AS MATERIALIZED (
      ${kindsOf(wishes)}
    ), offer AS MATERIALIZED (
      SELECT number, is_tagged, is_within, kind, position, price, is_available,
        ${priced(wishes, offers.minorUnits(siteId))} AS is_priced,
        ${wishes.isAvailable ? sql`is_available` : YES} AS is_in_stock, misses, missed
      FROM variants JOIN kinds USING (attributes)
    ), fit AS MATERIALIZED (
      SELECT number,
        bool_or(is_tagged AND is_within AND ${SELLS}) AS fits,
        bool_or(is_within AND ${SELLS}) AS fits_but_tags,
        bool_or(is_tagged AND ${SELLS}) AS fits_but_category,
        bool_or(is_tagged AND is_within AND is_priced AND misses = 0 AND is_available) AS is_available,
        min(price) FILTER (WHERE ${BUT_PRICE}) AS lowest,
        max(price) FILTER (WHERE ${BUT_PRICE}) AS highest
      FROM offer GROUP BY number
    )`
}

/** Whether some items of the list may not fit; otherwise the list is shown as it is, which is quicker. */
export function narrowsList({ wishes, tags, categoryIds }: FacetQuestion): boolean {
  return tags.length > 0 || categoryIds !== undefined || narrows(wishes)
}

/** Whether something is asked of single variants, one of which has to have it all. */
function asksVariants({ priceFrom, priceTo, isAvailable, options }: StoreWishes): boolean {
  return priceFrom !== undefined || priceTo !== undefined || isAvailable || options.length > 0
}

/** Items of the list with what fits. */
const ROWS = sql`shown JOIN fit USING (number)`

interface FacetSources {
  readonly rows: RawBuilder<unknown>
  readonly options: RawBuilder<unknown>
}

/** Facets as JSON, from the common table expressions. */
function facetsJson(
  siteId: Id,
  { filters }: FacetQuestion,
  { rows, options }: FacetSources,
): RawBuilder<unknown> {
  const counted = (filter: StoreFilter, query: RawBuilder<unknown>, none = sql`'[]'::json`) =>
    filters.includes(filter) ? query : none
  return sql`(SELECT json_build_object(
      'total', count(*) FILTER (WHERE fits), 'lowest', min(lowest), 'highest', max(highest),
      'available', count(*) FILTER (WHERE fits AND is_available),
      'options', ${counted('options', options)},
      'tags', ${counted('tags', tagCounts(rows))},
      'categories', ${counted('categories', categories(siteId, rows), sql`'{}'::json`)})
    FROM fit)`
}

const YES = sql`true`
/** Conditions on the row called `offer`: what is asked of a variant, and all that is asked but its price. */
const SELLS = sql`is_priced AND is_in_stock AND misses = 0`
const BUT_PRICE = sql`is_tagged AND is_within AND is_in_stock AND misses = 0`

function hasTag(tags: readonly string[]) {
  const wanted = tags.map((tag) => tag.toLowerCase())
  return sql`EXISTS (SELECT FROM unnest(item.tags) AS own WHERE lower(own) = ANY(${wanted}))`
}

function isWithinOneOf(categoryIds: readonly Id[]) {
  return sql`EXISTS (
    SELECT FROM item_in_category AS within WHERE within.website_id = item.website_id
      AND within.item_id = item.id AND within.category_id = ANY(${[...categoryIds]}))`
}

function priced(
  { priceFrom, priceTo }: Pick<StoreWishes, 'priceFrom' | 'priceTo'>,
  minorUnits: RawBuilder<unknown>,
) {
  const bounds = [
    ...(priceFrom === undefined ? [] : [sql`price >= ${priceFrom}::numeric * ${minorUnits}`]),
    ...(priceTo === undefined ? [] : [sql`price <= ${priceTo}::numeric * ${minorUnits}`]),
  ]
  return bounds.length === 0 ? YES : sql`(${sql.join(bounds, sql` AND `)})`
}

/**
 * Kinds of variants: how many of the chosen options each misses, and which where it is one. A store has few kinds, so that
 * words are compared and lowered for those and not for each variant.
 */
function kindsOf({ options }: Pick<StoreWishes, 'options'>) {
  const missed = options.map(({ name, values }) => {
    const wanted = values.map((value) => value.toLowerCase())
    return sql`CASE WHEN EXISTS (SELECT FROM jsonb_each_text(attributes) AS one
      WHERE lower(one.key) = ${name.toLowerCase()} AND lower(one.value) = ANY(${wanted}))
      THEN NULL ELSE ${name.toLowerCase()}::text END`
  })
  return sql`SELECT kind, attributes, num_nonnulls(VARIADIC names) AS misses,
      array_to_string(names, '') AS missed
    FROM (
      SELECT attributes, (row_number() OVER ())::integer AS kind,
        ARRAY[${missed.length === 0 ? sql`` : sql.join(missed)}]::text[] AS names
      FROM (SELECT DISTINCT attributes FROM variants) AS own
    ) AS named`
}

/** Values with the number of items for each. Spellings that differ in case are one value, and one item counts once. */
const OPTIONS = sql`(
  WITH worded AS MATERIALIZED (
    SELECT kind, key, value, lower(key) AS name,
      (dense_rank() OVER (ORDER BY lower(key), lower(value)))::integer AS choice
    FROM kinds, jsonb_each_text(attributes)
  ), chosen AS (
    SELECT choice, count(*) FILTER (WHERE fits) AS count, sum(place) AS places, count(*) AS items
    FROM (
      SELECT number, choice, min(position) AS place,
        bool_or(is_tagged AND is_within AND is_priced AND is_in_stock
          AND (misses = 0 OR misses = 1 AND missed = name)) AS fits
      FROM offer JOIN worded USING (kind) GROUP BY number, choice
    ) AS own GROUP BY choice
  )
  SELECT coalesce(json_agg(json_build_object('name', name, 'value', value, 'count', count)
    ORDER BY option_place, name, place, value), '[]') FROM (
    SELECT min(key) AS name, min(value) AS value, count, places::float8 / items AS place,
      -sum(items) OVER (PARTITION BY worded.name) AS option_place
    FROM chosen JOIN worded USING (choice)
    GROUP BY choice, worded.name, count, places, items
    ORDER BY items DESC LIMIT ${sql.lit(MOST_VALUES)}
  ) AS counted)`

function tagCounts(rows: RawBuilder<unknown>) {
  return sql`(
  SELECT coalesce(json_agg(json_build_object('name', name, 'count', count) ORDER BY lower(name)), '[]')
  FROM (
    SELECT min(tag) AS name, sum(count)::integer AS count FROM (
      SELECT tag, count(*) FILTER (WHERE fits_but_tags) AS count
      FROM ${rows}, unnest(tags) AS tag GROUP BY tag
    ) AS spelled
    GROUP BY lower(tag) ORDER BY sum(count) DESC, lower(min(tag)) LIMIT ${sql.lit(MOST_TAGS)}
  ) AS counted)`
}

/** By id, each with the items of all categories below it. */
function categories(siteId: Id, rows: RawBuilder<unknown>) {
  return sql`(
    WITH RECURSIVE above AS (
      SELECT id, id AS top, parent_id FROM category
      WHERE website_id = ${siteId} AND type = 'CATEGORY'
      UNION ALL
      SELECT above.id, category.id, category.parent_id FROM above
      JOIN category ON category.website_id = ${siteId} AND category.id = above.parent_id
        AND category.type = 'CATEGORY'
    )
    SELECT coalesce(json_object_agg(top, count), '{}') FROM (
      SELECT above.top, count(DISTINCT listed.number) AS count
      FROM (SELECT id, number FROM ${rows} WHERE fits_but_category) AS listed
      JOIN item_in_category AS within ON within.website_id = ${siteId} AND within.item_id = listed.id
      JOIN above ON above.id = within.category_id
      GROUP BY above.top
    ) AS counted)`
}
