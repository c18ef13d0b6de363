/**
 * Inverted index of the words of answers. The answers to a form are numbered as they come and indexed in segments: each word is
 * kept with its form and segment before it, so that a search reads one segment after another, newest first, until a page of the
 * list is full, however common or rare its words are (ADR 58).
 */

import type { Entry } from '@sitewright/core/forms/check-entries'
import type { Id } from '@sitewright/core/id'
import { type AskedWord, askedWords } from '@sitewright/core/search/words'
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
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

/** Filtered answers up to this number are compared one by one, which takes less than reading all segments for few of them. */
const FEW = 1000

/** Database settings of transactions that search: compiling such a statement takes longer than it does. */
export const ANSWER_SEARCH_SETTINGS = { jit: 'off' } as const

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
  const words = answerWords(entries)
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
  readonly question: string
  /** Whether `wanted` leaves out many answers of the form. */
  readonly isFiltered: boolean
  /** Answer after which the page begins. */
  readonly before: Id | undefined
  readonly limit: number
}

/** Those of the wanted answers that have all words of the question, or words that begin with them; newest first. */
export async function searchAnswers<Row>(
  site: SiteTx,
  wanted: WantedAnswers<Row>,
  search: AnswerSearch,
): Promise<Row[]> {
  const words = askedWords(search.question)
  if (words.length === 0) return []
  const few = search.isFiltered ? await fewWanted(site.db, wanted, search.before) : undefined
  return few
    ? searchFew(site, wanted, few, search, words)
    : searchSegments(site, wanted, search, words)
}

/** `tsquery` of a segment. Its words are letters and digits only, so nothing in them can be an operator. */
function queryIn(formId: Id, segment: RawBuilder<number>, words: readonly AskedWord[]) {
  const text = words
    .flatMap(({ parts }) => parts.map((part) => `'#${part}'${parts.length === 1 ? ':*' : ''}`))
    .join(' & ')
  return sql`replace(${text}, '#', ${placeOf(formId, segment)})::tsquery`
}

/** Ids of the wanted answers; undefined where there are more than a few. */
async function fewWanted<Row>(
  db: Kysely<Tables>,
  wanted: WantedAnswers<Row>,
  before: Id | undefined,
): Promise<Id[] | undefined> {
  const query = before === undefined ? wanted : wanted.where('form_answer.id', '<', before)
  const { rows } = await sql<{ id: Id }>`
    SELECT id FROM (${query.clearSelect().select('form_answer.id')} LIMIT ${FEW + 1}) AS wanted`.execute(
    db,
  )
  return rows.length > FEW ? undefined : rows.map(({ id }) => id)
}

async function searchFew<Row>(
  { id: siteId, db }: SiteTx,
  wanted: WantedAnswers<Row>,
  ids: readonly Id[],
  { formId, limit }: AnswerSearch,
  words: readonly AskedWord[],
): Promise<Row[]> {
  const { rows } = await sql<{ id: Id }>`
    SELECT answer_id AS id FROM form_answer_search
    WHERE website_id = ${siteId} AND answer_id = ANY (${ids}::text[])
      AND words @@ ${queryIn(formId, sql<number>`segment`, words)}
    ORDER BY answer_id DESC LIMIT ${limit}`.execute(db)
  const found = rows.map(({ id }) => id)
  if (found.length === 0) return []
  return wanted.where('form_answer.id', 'in', found).orderBy('form_answer.id', 'desc').execute()
}

async function searchSegments<Row>(
  site: SiteTx,
  wanted: WantedAnswers<Row>,
  { formId, before, limit }: AnswerSearch,
  words: readonly AskedWord[],
): Promise<Row[]> {
  const last = before === undefined ? undefined : await segmentOf(site, before)
  const found: Row[] = []
  let newest = last ?? (await newestSegment(site, formId))
  for (let size = FIRST_SEGMENTS; newest >= 0 && found.length < limit; size *= GROWTH) {
    const oldest = Math.max(0, newest - Math.min(size, MOST_SEGMENTS) + 1)
    const page = { formId, words, oldest, newest, last, before, limit: limit - found.length }
    found.push(...(await searchSome(site, wanted, page)))
    newest = oldest - 1
  }
  return found
}

interface SegmentsQuestion {
  readonly formId: Id
  readonly words: readonly AskedWord[]
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
  { formId, words, oldest, newest, last = -1, before, limit }: SegmentsQuestion,
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
          WHERE words @@ ${queryIn(formId, number, words)} OFFSET 0
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

async function newestSegment({ id, db }: SiteTx, formId: Id): Promise<number> {
  const form = await db
    .selectFrom('form')
    .select('sent_count as sentCount')
    .where('website_id', '=', id)
    .where('id', '=', formId)
    .executeTakeFirst()
  return Math.floor((form?.sentCount ?? 0) / SEGMENT_SIZE)
}
