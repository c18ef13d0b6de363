/**
 * Faceted search of a store: the items that fit a visitor's wishes, and how many there would be for each further choice.
 * Counts of a filter leave out what was chosen in it, so that its other values can be added. One variant must fit
 * everything that is asked of variants: size, colour, price and stock.
 */

import type { StoreFilter, StoreWishes } from '@sitewright/core/commerce/store-filters'
import type { Id } from '@sitewright/core/id'
import { type RawBuilder, sql } from 'kysely'
import type { SoldItems } from '../sold-items.ts'

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

/**
 * Common table expressions: `shown` has the list's items by number, `offer` their variants, `fit` which items fit.
 * `condition` is about the row called `item`.
 */
export function facetTables(
  siteId: Id,
  condition: RawBuilder<unknown>,
  { question, sold }: { question: FacetQuestion; sold: SoldItems },
): RawBuilder<unknown> {
  const { wishes, tags, categoryIds } = question
  const { offers } = sold
  return sql`shown AS MATERIALIZED (
      SELECT item.website_id, item.id, item.tags, (row_number() OVER ())::integer AS number,
        ${tags.length === 0 ? YES : hasTag(tags)} AS is_tagged,
        ${categoryIds ? isWithin(categoryIds) : YES} AS is_within
      FROM item WHERE ${condition}
    ), variants AS MATERIALIZED (
      SELECT item.number, item.is_tagged, item.is_within, ${offers.attributes} AS attributes,
        ${offers.position} AS position, ${offers.price} AS price, ${offers.isAvailable} AS is_available
      FROM shown AS item ${offers.join}
    ), offer AS MATERIALIZED (
      SELECT number, is_tagged, is_within, attributes, position, price, is_available,
        ${priced(wishes, offers.minorUnits(siteId))} AS is_priced,
        ${wishes.isAvailable ? sql`is_available` : YES} AS is_in_stock,
        ${wishes.options.length === 0 ? sql`0 AS misses, NULL::text AS missed` : sql`misses, missed`}
      FROM variants ${wishes.options.length === 0 ? sql`` : chosenOptions(wishes.options)}
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

/** Items of `shown` that fit all wishes. */
export const FITTING = sql`(
  SELECT shown.id FROM shown JOIN fit ON fit.number = shown.number WHERE fit.fits)`

export const FITTING_COUNT = sql`(SELECT count(*) FROM fit WHERE fits)`

/** Facets as JSON, from the tables of {@link facetTables}. */
export function facetsJson(siteId: Id, { filters }: FacetQuestion): RawBuilder<unknown> {
  const counted = (filter: StoreFilter, query: RawBuilder<unknown>, none = sql`'[]'::json`) =>
    filters.includes(filter) ? query : none
  return sql`(SELECT json_build_object(
      'total', count(*) FILTER (WHERE fits), 'lowest', min(lowest), 'highest', max(highest),
      'available', count(*) FILTER (WHERE is_available),
      'options', ${counted('options', OPTIONS)},
      'tags', ${counted('tags', TAGS)},
      'categories', ${counted('categories', categories(siteId), sql`'{}'::json`)})
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

function isWithin(categoryIds: readonly Id[]) {
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
 * Joins how many of the chosen options a variant misses, and which where it is one. Compared for each set of
 * values that variants have, of which there are few, and not for each variant.
 */
function chosenOptions(options: StoreWishes['options']) {
  const missed = options.map(({ name, values }) => {
    const wanted = values.map((value) => value.toLowerCase())
    return sql`CASE WHEN EXISTS (SELECT FROM jsonb_each_text(own.attributes) AS one
      WHERE lower(one.key) = ${name.toLowerCase()} AND lower(one.value) = ANY(${wanted}))
      THEN NULL ELSE ${name.toLowerCase()}::text END`
  })
  return sql`JOIN (
      SELECT attributes AS compared, num_nonnulls(VARIADIC names) AS misses,
        array_to_string(names, '') AS missed
      FROM (
        SELECT own.attributes, ARRAY[${sql.join(missed)}] AS names
        FROM (SELECT DISTINCT attributes FROM variants) AS own
      ) AS named
    ) AS compared ON compared.compared = variants.attributes`
}

/** Values with the number of items for each. Spellings that differ in case are one value, and one item counts once. */
const OPTIONS = sql`(
  SELECT coalesce(json_agg(json_build_object('name', name, 'value', value, 'count', count)
    ORDER BY option_place, name, place, value), '[]') FROM (
    SELECT min(key) AS name, min(value) AS value, sum(count)::integer AS count,
      sum(places) / sum(all_of) AS place, -sum(sum(all_of)) OVER (PARTITION BY lower(key)) AS option_place
    FROM (
      SELECT key, value, count(*) FILTER (WHERE fits) AS count, sum(position) AS places,
        count(*) AS all_of
      FROM (
        SELECT number, key, value, bool_or(is_tagged AND is_within AND is_priced AND is_in_stock
            AND (misses = 0 OR misses = 1 AND missed = lower(key))) AS fits,
          min(position) AS position
        FROM offer, jsonb_each_text(attributes)
        GROUP BY number, key, value
      ) AS own GROUP BY key, value
    ) AS spelled
    GROUP BY lower(key), lower(value) ORDER BY sum(all_of) DESC LIMIT ${sql.lit(MOST_VALUES)}
  ) AS counted)`

const TAGS = sql`(
  SELECT coalesce(json_agg(json_build_object('name', name, 'count', count) ORDER BY lower(name)), '[]')
  FROM (
    SELECT min(tag) AS name, sum(count)::integer AS count FROM (
      SELECT tag, count(*) FILTER (WHERE fits_but_tags) AS count
      FROM shown JOIN fit ON fit.number = shown.number, unnest(shown.tags) AS tag GROUP BY tag
    ) AS spelled
    GROUP BY lower(tag) ORDER BY sum(count) DESC, lower(min(tag)) LIMIT ${sql.lit(MOST_TAGS)}
  ) AS counted)`

/** By id, each with the items of all categories below it. */
function categories(siteId: Id) {
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
      SELECT above.top, count(DISTINCT shown.number) AS count
      FROM shown JOIN fit ON fit.number = shown.number AND fit.fits_but_category
      JOIN item_in_category AS within ON within.website_id = ${siteId} AND within.item_id = shown.id
      JOIN above ON above.id = within.category_id
      GROUP BY above.top
    ) AS counted)`
}
