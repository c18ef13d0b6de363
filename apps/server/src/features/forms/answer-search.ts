/**
 * Inverted index of the words of answers. The answers to a form are numbered as they come and indexed in segments: each word is
 * kept with its form and segment before it, so that a search reads one segment after another, newest first, until a page of the
 * list is full, however common or rare its words are (ADR 58).
 */

import type { Entry } from '@sitewright/core/forms/check-entries'
import type { Id } from '@sitewright/core/id'
import { askedWords } from '@sitewright/core/search/words'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { choiceWord, choiceWords } from './answer-choices.ts'
import { answerWords } from './answer-words.ts'

/**
 * Answers in a segment: the words of stored answers hold the number of theirs, so it cannot be changed. More would make a page of
 * common words slower, fewer one of rare words.
 */
export const SEGMENT_SIZE = 10_000

/** Segments that the first statement of a search reads: the newest may have just been begun. */
const FIRST_SEGMENTS = 2
/** Factor by which each further statement reads more, and the most that one reads. */
const GROWTH = 4
const MOST_SEGMENTS = 128

/**
 * Filtered answers, the newest, that are compared one by one before any segment is read: a common word fills a page of them, however
 * few they are among all others, and where there are no more of them the segments are not read at all.
 */
const FEW = 1000

/**
 * Database settings of transactions that search: compiling such a statement takes longer than it does, and which index is best
 * depends on the values, which a kept plan does not know (a cursor far back, days of long ago).
 */
export const ANSWER_SEARCH_SETTINGS = { jit: 'off', plan_cache_mode: 'force_custom_plan' } as const

interface IndexedAnswer {
  readonly id: Id
  readonly formId: Id
  readonly entries: readonly Entry[]
}

/** SQL that indexes an answer; `segment` is SQL of its segment, and `from` the rows of `FROM`: one, or none where nothing was kept. */
export function insertWords(
  siteId: Id,
  { id, formId, entries }: IndexedAnswer,
  { segment, from }: { readonly segment: RawBuilder<number>; readonly from: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const words = [...answerWords(entries), ...choiceWords(entries)]
  return sql`
    INSERT INTO form_answer_search (website_id, answer_id, segment, words)
    SELECT ${siteId}, ${id}, ${segment}, array_to_tsvector(ARRAY(
      SELECT ${placeOf(formId, segment)} || word FROM unnest(${words}::text[]) AS word
    )) FROM ${from}`
}

/** Beginning of every word of a segment. The random half of the form's id is enough: what is found is read as its answers alone. */
function placeOf(formId: Id, segment: RawBuilder<number>): RawBuilder<string> {
  return sql`(${formId.slice(-8)}::text || to_hex(${segment}) || ':')`
}

/** Rows of `form_answer` that may be found, read under row security. */
export type WantedAnswers<Row> = SelectQueryBuilder<Tables, 'form_answer', Row>

export interface AnswerSearch {
  readonly formId: Id
  /** Words in any order; empty where only a choice is asked for. */
  readonly question: string
  readonly choice?: { readonly fieldId: string; readonly value: string } | undefined
  /** Whether `wanted` leaves out many answers of the form. */
  readonly isFiltered: boolean
  /** Number of answers that `FEW` says; tests have fewer. */
  readonly few?: number
  /** Answer after which the page begins. */
  readonly before: Id | undefined
  readonly limit: number
}

/** Those of the wanted answers that have all words of the question, or words that begin with them, and the choice; newest first. */
export async function searchAnswers<Row>(
  site: SiteTx,
  wanted: WantedAnswers<Row>,
  search: AnswerSearch,
): Promise<Row[]> {
  const terms = termsOf(search)
  if (terms.length === 0) return []
  if (!search.isFiltered) return searchSegments(site, wanted, search, terms)
  const { limit, few = FEW } = search
  const ids = await newestWanted(wanted, search.before, few)
  if (ids.length === 0) return []
  const found = await searchFew(site, wanted, ids, search, terms)
  if (ids.length < few || found.length === limit) return found
  const rest = { ...search, before: ids.at(-1), limit: limit - found.length }
  return [...found, ...(await searchSegments(site, wanted, rest, terms))]
}

/** Conditions of a search as parts of a `tsquery`; `#` stands for the place of the segment. None where the question has no words. */
function termsOf({ question, choice }: AnswerSearch): string[] {
  const words = askedWords(question)
  if (question !== '' && words.length === 0) return []
  return [
    ...words.flatMap(({ parts }) =>
      parts.map((part) => `'#${part}'${parts.length === 1 ? ':*' : ''}`),
    ),
    ...(choice ? [`'#${choiceWord(choice.fieldId, choice.value)}'`] : []),
  ]
}

/** `tsquery` of a segment. Words are letters and digits only, and choices hexadecimal, so nothing in them can be an operator. */
function queryIn(formId: Id, segment: RawBuilder<number>, terms: readonly string[]) {
  return sql`replace(${terms.join(' & ')}, '#', ${placeOf(formId, segment)})::tsquery`
}

async function newestWanted<Row>(
  wanted: WantedAnswers<Row>,
  before: Id | undefined,
  most: number,
): Promise<Id[]> {
  const rows = await wanted
    .$if(before !== undefined, (query) => query.where('form_answer.id', '<', before ?? ''))
    .clearSelect()
    .select('form_answer.id')
    .orderBy('form_answer.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

async function searchFew<Row>(
  { id: siteId, db }: SiteTx,
  wanted: WantedAnswers<Row>,
  ids: readonly Id[],
  { formId, limit }: AnswerSearch,
  terms: readonly string[],
): Promise<Row[]> {
  const { rows } = await sql<{ id: Id }>`
    SELECT answer_id AS id FROM form_answer_search
    WHERE website_id = ${siteId} AND answer_id = ANY (${ids}::text[])
      AND words @@ ${queryIn(formId, sql<number>`segment`, terms)}
    ORDER BY answer_id DESC LIMIT ${limit}`.execute(db)
  const found = rows.map(({ id }) => id)
  if (found.length === 0) return []
  return wanted.where('form_answer.id', 'in', found).orderBy('form_answer.id', 'desc').execute()
}

async function searchSegments<Row>(
  site: SiteTx,
  wanted: WantedAnswers<Row>,
  { formId, isFiltered, before, limit }: AnswerSearch,
  terms: readonly string[],
): Promise<Row[]> {
  const last = before === undefined ? undefined : await segmentOf(site, before)
  const first = isFiltered ? await oldestSegment(site, wanted) : 0
  const found: Row[] = []
  let newest = last ?? (await newestSegment(site, formId))
  for (let size = FIRST_SEGMENTS; newest >= first && found.length < limit; size *= GROWTH) {
    const oldest = Math.max(first, newest - Math.min(size, MOST_SEGMENTS) + 1)
    const page = { formId, terms, oldest, newest, last, before, limit: limit - found.length }
    found.push(...(await searchSome(site, wanted, page)))
    newest = oldest - 1
  }
  return found
}

interface SegmentsQuestion {
  readonly formId: Id
  readonly terms: readonly string[]
  readonly oldest: number
  readonly newest: number
  /** Segment of `before`; undefined where that answer was removed. */
  readonly last: number | undefined
  readonly before: Id | undefined
  readonly limit: number
}

/**
 * Answers found in a range of segments. PostgreSQL cannot know how many answers have a word, so the statement leaves it one way:
 * words from their index (`OFFSET 0` keeps other conditions out of that), then answers one by one until there are enough.
 */
async function searchSome<Row>(
  { id: siteId, db }: SiteTx,
  wanted: WantedAnswers<Row>,
  { formId, terms, oldest, newest, last = -1, before, limit }: SegmentsQuestion,
): Promise<Row[]> {
  const number = sql<number>`segment.number`
  const isAfter =
    before === undefined ? sql`true` : sql`(${number} < ${last} OR answer_id < ${before})`
  const answer = wanted.where('form_answer.id', '=', sql<Id>`hit.answer_id`)
  const { rows } = await sql<Row & { segment: number; place: number }>`
    SELECT found.*
    FROM generate_series(${oldest}::int, ${newest}::int) AS segment (number)
    CROSS JOIN LATERAL (
      SELECT answer.*, ${number} AS segment, hit.place
      FROM unnest(ARRAY(
        SELECT answer_id FROM (
          SELECT website_id, answer_id FROM form_answer_search
          WHERE words @@ ${queryIn(formId, number, terms)} OFFSET 0
        ) AS indexed
        WHERE website_id = ${siteId} AND ${isAfter}
        ORDER BY answer_id DESC
      )) WITH ORDINALITY AS hit (answer_id, place)
      CROSS JOIN LATERAL (${answer}) AS answer
      ORDER BY hit.place LIMIT ${limit}
    ) AS found
    ORDER BY found.segment DESC, found.place LIMIT ${limit}`.execute(db)
  return rows
}

async function segmentOf({ id, db }: SiteTx, answerId: Id): Promise<number | undefined> {
  const found = await db
    .selectFrom('form_answer_search')
    .select('segment')
    .where('website_id', '=', id)
    .where('answer_id', '=', answerId)
    .executeTakeFirst()
  return found?.segment
}

/** Segment before that of the oldest wanted answer, since answers that come together may be numbered in another order than their ids. */
async function oldestSegment<Row>(site: SiteTx, wanted: WantedAnswers<Row>): Promise<number> {
  const oldest = await wanted
    .clearSelect()
    .select('form_answer.id')
    .orderBy('form_answer.id')
    .limit(1)
    .executeTakeFirst()
  const segment = oldest && (await segmentOf(site, oldest.id))
  return Math.max(0, (segment ?? 0) - 1)
}

async function newestSegment({ id, db }: SiteTx, formId: Id): Promise<number> {
  const form = await db
    .selectFrom('form')
    .select('sent_count as sentCount')
    .where('website_id', '=', id)
    .where('id', '=', formId)
    .executeTakeFirst()
  return Math.floor((form?.sentCount ?? 0) / SEGMENT_SIZE)
}
