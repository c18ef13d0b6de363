/**
 * Facets of a list for which nothing is asked of single variants, which most lists are: from what each product keeps of its
 * variants, without reading these. The tables have the same columns as those of `facets.ts`.
 */

import type { Id } from '@sitewright/core/id'
import { type RawBuilder, sql } from 'kysely'
import type { SoldItems } from '../sold-items.ts'

interface KeptFacets {
  /** Condition on the row called `item`. */
  readonly condition: RawBuilder<unknown>
  readonly isTagged: RawBuilder<unknown>
  readonly isWithin: RawBuilder<unknown>
  /** Whether items that cannot be bought are told from others. */
  readonly countsAvailable: boolean
}

/** Common table expressions: `fit` has the list's items, and `ranges` how many have the same values of options. */
export function keptTables(
  siteId: Id,
  { condition, isTagged, isWithin, countsAvailable }: KeptFacets,
  { price, kept }: SoldItems,
): RawBuilder<unknown> {
  const isAvailable = countsAvailable ? sql`id NOT IN (SELECT product_id FROM gone)` : sql`true`
  return sql`gone AS MATERIALIZED (
      ${countsAvailable ? kept.soldOut(siteId) : sql`SELECT NULL AS product_id`}
    ), fit AS MATERIALIZED (
      SELECT id, number, tags, offered, is_tagged AND is_within AS fits,
        is_within AS fits_but_tags, is_tagged AS fits_but_category, ${isAvailable} AS is_available,
        CASE WHEN is_tagged AND is_within THEN lowest END AS lowest,
        CASE WHEN is_tagged AND is_within THEN highest END AS highest
      FROM (
        SELECT item.id, item.tags, (row_number() OVER ())::integer AS number,
          ${isTagged} AS is_tagged, ${isWithin} AS is_within,
          ${kept.lowest} AS lowest, ${kept.highest} AS highest, ${kept.values} AS offered
        FROM item ${price.join} WHERE ${condition} AND ${kept.highest} IS NOT NULL
      ) AS shown
    ), ranges AS MATERIALIZED (
      SELECT offered, count(*) FILTER (WHERE fits) AS count, count(*) AS items
      FROM fit GROUP BY offered
    )`
}

/** Items of the list with what fits. */
export const KEPT_ROWS = sql`fit`

/** Values of options with the number of items for each, at most so many. */
export function keptOptions(most: number): RawBuilder<unknown> {
  return sql`(
  SELECT coalesce(json_agg(json_build_object('name', name, 'value', value, 'count', count)
    ORDER BY option_place, lower(name), place, value), '[]') FROM (
    SELECT min(key) AS name, min(value) AS value, sum(count)::integer AS count,
      sum(place * items)::float8 / sum(items) AS place,
      -sum(sum(items)) OVER (PARTITION BY option_name) AS option_place
    FROM (
      SELECT lower(one ->> 0) AS option_name, lower(one ->> 1) AS choice, min(one ->> 0) AS key,
        min(one ->> 1) AS value, min((one ->> 2)::integer) AS place, count, items
      FROM ranges, jsonb_array_elements(offered) AS one
      GROUP BY offered, count, items, lower(one ->> 0), lower(one ->> 1)
    ) AS own
    GROUP BY option_name, choice ORDER BY sum(items) DESC LIMIT ${sql.lit(most)}
  ) AS counted)`
}
