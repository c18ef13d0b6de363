/** Totals, tags, categories, authors and months of collections, beyond the items that a page shows. One row for all of it. */

import type { Id } from '@sitewright/core/id'
import type { CollectionTerms } from '@sitewright/page/data/collection-terms'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { type ItemFilter, visible } from './visible-items.ts'

export interface Survey {
  /** Items that the filter lets through; 0 without one. */
  readonly total: number
  /** Tags and categories of each collection asked about, in alphabetical order. */
  readonly terms: ReadonlyMap<Id, CollectionTerms>
  /** Items by author and by month, of the collections for which they were asked. */
  readonly tallies: ReadonlyMap<Id, Tally>
  /** When time alone changes what visitors see: an item becomes visible, or an event ends. */
  readonly nextChange: Date | undefined
}

/** Visible items of a collection by author and by month. */
export interface Tally {
  /** In alphabetical order. */
  readonly authors: readonly { readonly id: Id; readonly name: string; readonly count: number }[]
  /** Newest first: the first moment of the month in milliseconds. */
  readonly months: readonly { readonly start: number; readonly count: number }[]
}

/** Question for tallies: the collections, and the first moments of all months that can be told apart, oldest first. */
export interface TallyQuestion {
  readonly collectionIds: readonly Id[]
  readonly months: readonly number[]
}

/** Maximum number of tags, and of categories, in one answer: more than a list of them can show. */
const MOST_TERMS = 500

export interface SurveyRow {
  total: number
  next_change: Date | null
  sizes: { id: Id; count: number; from: number | null; to: number | null }[] | null
  authors: ({ collection_id: Id } & Tally['authors'][number])[] | null
  months: { collection_id: Id; month: number; count: number }[] | null
  terms: { collection_id: Id; kind: 'tag' | 'category'; name: string; count: number }[] | null
}

export interface SurveyQuestion {
  /** Collections to survey, at least one. */
  readonly collectionIds: readonly Id[]
  readonly now: Date
  /** Items that `total` counts. */
  readonly counted?: ItemFilter | undefined
  readonly tally?: TallyQuestion | undefined
}

export function surveyQuery(
  site: SiteTx,
  { collectionIds, now, counted, tally }: SurveyQuestion,
): RawBuilder<SurveyRow> {
  const of = sql`website_id = ${site.id} AND collection_id = ANY(${[...collectionIds]})
    AND NOT is_removed`
  return sql<SurveyRow>`
    SELECT
      (${counted ? sql`SELECT count(*) FROM (${visible(site, counted)}) AS counted` : sql`SELECT 0`}
      )::integer AS total,
      (SELECT min(CASE
          WHEN visible_from > ${now} THEN visible_from
          WHEN coalesce(ends_at, starts_at) >= ${now} THEN coalesce(ends_at, starts_at)
        END)
        FROM item WHERE ${of} AND visible_from IS NOT NULL) AS next_change,
      (SELECT json_agg(size) FROM (
        SELECT collection_id AS id, count(*)::integer AS count,
          extract(epoch FROM min(starts_at)) * 1000 AS from,
          extract(epoch FROM max(coalesce(ends_at, starts_at))) * 1000 AS to
        FROM item WHERE ${of} AND visible_from <= ${now} GROUP BY collection_id
      ) AS size) AS sizes,
      (SELECT json_agg(term) FROM (
        SELECT collection_id, kind, min(name) AS name, count(*)::integer AS count
        FROM item
        CROSS JOIN LATERAL (
          SELECT 'tag' AS kind, unnest(tags) AS name
          UNION ALL SELECT 'category', unnest(categories)
        ) AS word
        WHERE ${of} AND visible_from <= ${now}
        GROUP BY collection_id, kind, lower(name)
        ORDER BY lower(name)
        LIMIT ${MOST_TERMS}
      ) AS term) AS terms,
      ${tally ? tallyOf(site, tally, now) : sql`NULL AS authors, NULL AS months`}`
}

/** Columns with the visible items of collections by author and by month; months by their place in the question, from 1. */
function tallyOf({ id }: SiteTx, { collectionIds, months }: TallyQuestion, now: Date) {
  const shown = sql`website_id = ${id} AND collection_id = ANY(${[...collectionIds]})
    AND NOT is_removed AND visible_from <= ${now}`
  const bounds = sql`${secondsOf(months)}::float8[]`
  return sql`
    (SELECT json_agg(entry) FROM (
      SELECT own.collection_id, author.id, author.display_name AS name, own.count
      FROM (
        SELECT collection_id, author_id, count(*)::integer AS count
        FROM item WHERE ${shown} AND author_id IS NOT NULL GROUP BY collection_id, author_id
      ) AS own
      JOIN author ON author.website_id = ${id} AND author.id = own.author_id
      ORDER BY lower(author.display_name), author.id LIMIT ${MOST_TERMS}
    ) AS entry) AS authors,
    (SELECT json_agg(entry) FROM (
      SELECT collection_id, width_bucket(
          extract(epoch FROM coalesce(starts_at, publish_on))::float8, ${bounds}
        ) AS month, count(*)::integer AS count
      FROM item WHERE ${shown} GROUP BY 1, 2 ORDER BY 2 DESC
    ) AS entry) AS months`
}

/** Memoized arrays of SQL: some 400 numbers, which are the same for a month, and which the database reads faster than moments. */
const written = new WeakMap<readonly number[], string>()

function secondsOf(months: readonly number[]): string {
  const known = written.get(months)
  if (known !== undefined) return known
  const text = `{${months.map((start) => start / 1_000).join()}}`
  written.set(months, text)
  return text
}

export function surveyOf(
  collectionIds: readonly Id[],
  row: SurveyRow | undefined,
  tally?: TallyQuestion,
): Survey {
  return {
    tallies: talliesOf(tally, row),
    total: row?.total ?? 0,
    terms: termsOf(collectionIds, { terms: row?.terms ?? [], sizes: row?.sizes ?? [] }),
    nextChange: row?.next_change ?? undefined,
  }
}

function talliesOf(tally: TallyQuestion | undefined, row: SurveyRow | undefined): Map<Id, Tally> {
  const of = <Entry extends { collection_id: Id }>(entries: Entry[] | null | undefined, id: Id) =>
    (entries ?? []).filter(({ collection_id }) => collection_id === id)
  return new Map(
    (tally?.collectionIds ?? []).map((id) => [
      id,
      {
        authors: of(row?.authors, id).map(({ collection_id: _, ...author }) => author),
        // Items older than all months, or behind the last one, are counted in none.
        months: of(row?.months, id).flatMap(({ month, count }) => {
          const start = tally?.months[month - 1]
          return start === undefined || month === tally?.months.length ? [] : [{ start, count }]
        }),
      },
    ]),
  )
}

function termsOf(
  collectionIds: readonly Id[],
  { terms, sizes }: { [Key in 'terms' | 'sizes']: NonNullable<SurveyRow[Key]> },
): Map<Id, CollectionTerms> {
  const sizeOf = new Map(sizes.map((size) => [size.id, size]))
  const spanOf = (id: Id) => {
    const { from = null, to = null } = sizeOf.get(id) ?? {}
    return from === null || to === null ? undefined : { from, to }
  }
  const of = (id: Id, wanted: 'tag' | 'category') =>
    terms
      .filter(({ collection_id, kind }) => collection_id === id && kind === wanted)
      .map(({ name, count }) => ({ name, count }))
  return new Map(
    collectionIds.map((id) => [
      id,
      {
        itemCount: sizeOf.get(id)?.count ?? 0,
        span: spanOf(id),
        tags: of(id, 'tag'),
        categories: of(id, 'category'),
      },
    ]),
  )
}
