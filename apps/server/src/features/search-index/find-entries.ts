/** SQL that searches the index: always one site, only entries that visitors may see now, and only ids come back. */

import type { Id } from '@sitewright/core/id'
import { nearestWord } from '@sitewright/core/nearest-word'
import type { SearchType } from '@sitewright/core/search/search-types'
import type { AskedWord } from '@sitewright/core/search/words'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { searchConfiguration } from './languages.ts'
import type { EntryKind } from './tables.ts'

export interface IndexQuestion {
  /** Words to find, at least one. */
  readonly words: readonly AskedWord[]
  /** The site's language as a BCP 47 tag. */
  readonly language: string
  readonly now: Date
  /** Pages that may be found, along with their items. */
  readonly collectionIds: readonly Id[]
  readonly type: SearchType | undefined
  readonly pageSize: number
  /** Page of results, from 1; a number behind the last page gives the last one. */
  readonly page: number
}

export interface FoundEntry {
  readonly kind: EntryKind
  readonly id: Id
  /** The page it belongs to; for a page, its own id. */
  readonly collectionId: Id
  readonly type: SearchType
  /** Title as stored beside the index, under row security. */
  readonly title: string
  readonly text: string
}

export interface FoundEntries {
  /** The entries of the page, best first. */
  readonly entries: readonly FoundEntry[]
  /** Number of entries of each type, whichever type was asked for. */
  readonly counts: Readonly<Partial<Record<SearchType, number>>>
  /** Stems of the words in the site's language: `run` of `running`. */
  readonly stems: readonly string[]
  /** Similar words that would be found, where nothing has the words asked for. */
  readonly corrected: readonly AskedWord[] | undefined
}

/** Database settings of transactions that search: a timeout in milliseconds. */
export const SEARCH_SETTINGS = { statement_timeout: '2000' } as const

/**
 * Entries that have every word, best first: those with all words in the title, then those with them in title and tags, with
 * the excerpt, and with the body; among equals the newest. Where nothing is found, other words are proposed. One statement.
 */
export async function findEntries(site: SiteTx, question: IndexQuestion): Promise<FoundEntries> {
  const { words, language, type, pageSize, page } = question
  const config = searchConfiguration(language)
  const all = queryOf(words, config, '')
  const { rows } = await sql<FoundRow>`
    WITH hit AS MATERIALIZED (
      SELECT kind, id, collection_id, type, visible_from,
        CASE
          WHEN title = ${words.flatMap(({ parts }) => parts).join(' ')} THEN 4
          WHEN tsv @@ ${queryOf(words, config, 'A')} THEN 3
          WHEN tsv @@ ${queryOf(words, config, 'AB')} THEN 2
          WHEN tsv @@ ${queryOf(words, config, 'ABC')} THEN 1
          ELSE 0
        END AS place
      FROM search_entry WHERE ${visible(site, question)} AND tsv @@ ${all}
    ), wanted AS (
      SELECT * FROM hit ${type === undefined ? sql`` : sql`WHERE type = ${type}`}
    ), best AS (
      SELECT * FROM wanted ORDER BY ${ORDER} LIMIT ${pageSize} OFFSET least(
        ${(page - 1) * pageSize},
        (SELECT greatest(count(*) - 1, 0) / ${pageSize} * ${pageSize} FROM wanted)
      )
    )
    SELECT
      (SELECT coalesce(jsonb_object_agg(type, found), '{}')
        FROM (SELECT type, count(*) AS found FROM hit GROUP BY type) sorts) AS counts,
      (SELECT coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'id', id, 'collectionId', collection_id, 'type', type,
          'title', search_text.title, 'text', text
        ) ORDER BY ${ORDER}), '[]')
        FROM best JOIN search_text USING (kind, id)
        WHERE search_text.website_id = ${site.id}) AS entries,
      tsvector_to_array(to_tsvector(${config}::regconfig, ${plainWords(words)})) AS stems,
      CASE WHEN EXISTS (SELECT FROM hit) THEN NULL ELSE ${nearWords(site, question, config)} END AS near`.execute(
    site.db,
  )
  const { near, ...found } = rows[0] ?? { entries: [], counts: {}, stems: [], near: null }
  return { ...found, corrected: near === null ? undefined : correct(words, near) }
}

interface FoundRow extends Omit<FoundEntries, 'corrected'> {
  readonly near: NearWords[] | null
}

const ORDER = sql`place DESC, visible_from DESC, id DESC`

type Visible = Pick<IndexQuestion, 'now' | 'collectionIds'>

function visible(site: SiteTx, { now, collectionIds }: Visible): RawBuilder<boolean> {
  return sql`website_id = ${site.id} AND visible_from <= ${now}
    AND collection_id = ANY (${[...collectionIds]}::text[])`
}

/**
 * `tsquery` for all words, each as it is written or by its stem. Stop words of the language (`the`) need not be there, unless
 * there are no others. `weights` are the places searched; empty for all.
 */
function queryOf(
  words: readonly AskedWord[],
  config: string,
  weights: string,
): RawBuilder<unknown> {
  const asked = words.map((word) => ({
    written: queryText(word, weights),
    // A stem leaves the end of a word open already.
    whole: queryText({ ...word, isPrefix: false }, weights),
  }))
  const simple = (text: string) => sql`to_tsquery('simple', ${text})`
  const stemmed = (text: string) => sql`to_tsquery(${config}::regconfig, ${text})`
  const and = sql` && `
  const telling = asked.map(
    ({ written, whole }) => sql`CASE numnode(${stemmed(whole)}) WHEN 0 THEN ''::tsquery
      ELSE ${simple(written)} || ${stemmed(whole)} END`,
  )
  const all = asked.map(({ whole }) => whole).join(' & ')
  const literal = asked.map(({ written }) => simple(written))
  return sql`(CASE numnode(${stemmed(all)}) WHEN 0 THEN ${sql.join(literal, and)}
    ELSE ${sql.join(telling, and)} END)`
}

/** Letters and digits only, so nothing in it can be an operator. */
function queryText({ parts, isPrefix }: AskedWord, weights: string): string {
  const suffix = isPrefix || weights !== '' ? `:${isPrefix ? '*' : ''}${weights}` : ''
  const text = parts.map((part) => `'${part}'${suffix}`).join(' <-> ')
  return parts.length > 1 ? `(${text})` : text
}

function plainWords(words: readonly AskedWord[]): string {
  return words.flatMap(({ parts }) => parts).join(' ')
}

/** Fewest characters of a word that is corrected; shorter ones are like too many others. */
const SHORTEST_CORRECTED = 3
/** Maximum number of similar words that are compared for each word. */
const MOST_CANDIDATES = 100
/** Maximum number of words of a query that are corrected, since each takes its time. */
const MOST_CORRECTED = 3

interface NearWords {
  readonly word: string
  readonly near: readonly string[]
}

/** SQL for words that no visible entry has: each with the similar words that some entry has. */
function nearWords(
  site: SiteTx,
  { words, ...question }: IndexQuestion,
  config: string,
): RawBuilder<NearWords[]> {
  const asked = words.flatMap((word) => {
    const [part = '', ...more] = word.parts
    if (more.length > 0 || Array.from(part).length < SHORTEST_CORRECTED) return []
    const whole = queryText({ ...word, isPrefix: false }, '')
    return [{ word: part, written: queryText(word, ''), whole }]
  })
  const mine = visible(site, question)
  return sql`(SELECT jsonb_agg(jsonb_build_object('word', word, 'near', near)) FROM (
    SELECT asked.word, ARRAY(
      SELECT near.word FROM (
        SELECT known.word, levenshtein_less_equal(known.word, asked.word, wrong) AS typos
        FROM search_word known, LATERAL (SELECT char_length(asked.word) / 3 + 1 AS wrong) most
        WHERE known.website_id = ${site.id}
          AND char_length(known.word) BETWEEN greatest(char_length(asked.word) - wrong, ${SHORTEST_CORRECTED})
            AND char_length(asked.word) + wrong
          AND levenshtein_less_equal(known.word, asked.word, wrong) <= wrong
        ORDER BY typos, left(known.word, 1) = left(asked.word, 1) DESC, known.word
        LIMIT ${MOST_CANDIDATES}
      ) near
      WHERE numnode(plainto_tsquery(${config}::regconfig, near.word)) > 0
        AND EXISTS (
          SELECT FROM search_entry WHERE ${mine} AND tsv @@ ('''' || near.word || ''':AB')::tsquery
        )
      ORDER BY near.typos
    ) AS near
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      AS asked (word text, written text, whole text)
    WHERE NOT EXISTS (
      SELECT FROM search_entry WHERE ${mine}
        AND tsv @@ (to_tsquery('simple', asked.written) || to_tsquery(${config}::regconfig, asked.whole))
    )
    LIMIT ${MOST_CORRECTED}
  ) AS unknown)`
}

/** The words as they were probably meant; undefined where no similar ones were found. */
function correct(words: readonly AskedWord[], rows: readonly NearWords[]): AskedWord[] | undefined {
  const nearest = new Map(rows.map(({ word, near }) => [word, nearestWord(word, near)]))
  const corrected = words.map((word): AskedWord => {
    const better = nearest.get(word.parts[0] ?? '')
    return better === undefined ? word : { parts: [better], isPrefix: false }
  })
  return corrected.some((word, index) => word !== words[index]) ? corrected : undefined
}
