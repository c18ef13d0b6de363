/** Asking the index: always one site, only what visitors may see now, and nothing but ids comes back from it. */

import type { Id } from '@sitewright/core/id'
import { nearestWord } from '@sitewright/core/nearest-word'
import type { SearchType } from '@sitewright/core/search/search-types'
import type { AskedWord } from '@sitewright/core/search/words'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { searchConfiguration } from './languages.ts'
import { spellingOf } from './spelling.ts'
import type { EntryKind } from './tables.ts'

export interface IndexQuestion {
  /** At least one. */
  readonly words: readonly AskedWord[]
  /** BCP 47 tag of the site. */
  readonly language: string
  readonly now: Date
  /** Pages whose own entries, and whose items', may be found. */
  readonly collectionIds: readonly Id[]
  readonly type: SearchType | undefined
  readonly pageSize: number
  /** From 1; behind the last one, the last. */
  readonly page: number
}

export interface FoundEntry {
  readonly kind: EntryKind
  readonly id: Id
  readonly type: SearchType
  /** As stored beside the index under row security. */
  readonly title: string
  readonly text: string
}

export interface FoundEntries {
  /** Best first. */
  readonly entries: readonly FoundEntry[]
  /** Of each sort, whichever was asked for. */
  readonly counts: Readonly<Partial<Record<SearchType, number>>>
  /** What the language makes of the words: `run` of `running`. */
  readonly stems: readonly string[]
}

/**
 * For transactions that search: a question that takes longer is given up, and how alike words have to be to be taken
 * for misspelt.
 */
export const SEARCH_SETTINGS = {
  statement_timeout: '2000',
  'pg_trgm.word_similarity_threshold': '0.25',
} as const

/** Every word is there, the best place first, and of equals the newest. One statement. */
export async function findEntries(site: SiteTx, question: IndexQuestion): Promise<FoundEntries> {
  const { words, language, type, pageSize, page } = question
  const config = searchConfiguration(language)
  const all = queryOf(words, config, '')
  const { rows } = await sql<FoundEntries>`
    WITH hit AS MATERIALIZED (
      SELECT kind, id, type, visible_from,
        CASE
          WHEN title = ${words.flatMap(({ parts }) => parts).join(' ')} THEN 4
          WHEN tsv @@ ${queryOf(words, config, 'A')} THEN 3
          WHEN tsv @@ ${queryOf(words, config, 'AB')} THEN 2
          WHEN tsv @@ ${queryOf(words, config, 'ABC')} THEN 1
          ELSE 0
        END AS place,
        ts_rank(${WEIGHTS}, tsv, ${all}) AS rank
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
          'kind', kind, 'id', id, 'type', type, 'title', search_text.title, 'text', text
        ) ORDER BY ${ORDER}), '[]')
        FROM best JOIN search_text USING (kind, id)
        WHERE search_text.website_id = ${site.id}) AS entries,
      tsvector_to_array(to_tsvector(${config}::regconfig, ${plainWords(words)})) AS stems`.execute(
    site.db,
  )
  return rows[0] ?? { entries: [], counts: {}, stems: [] }
}

/** Body, excerpt, tags, title. */
const WEIGHTS = sql`'{0.1, 0.3, 0.6, 1}'::float4[]`
const ORDER = sql`place DESC, rank DESC, visible_from DESC, id DESC`

type Visible = Pick<IndexQuestion, 'now' | 'collectionIds'>

function visible(site: SiteTx, { now, collectionIds }: Visible): RawBuilder<boolean> {
  return sql`website_id = ${site.id} AND visible_from <= ${now}
    AND collection_id = ANY (${[...collectionIds]}::text[])`
}

/**
 * All words, each as it is written or by its stem. Words that say nothing in the language (`the`) need not be there,
 * unless nothing else was asked for. `weights` are the places looked in; empty for all.
 */
function queryOf(
  words: readonly AskedWord[],
  config: string,
  weights: string,
): RawBuilder<unknown> {
  const written = words.map((word) => queryText(word, weights))
  const simple = (text: string) => sql`to_tsquery('simple', ${text})`
  const stemmed = (text: string) => sql`to_tsquery(${config}::regconfig, ${text})`
  const and = sql` && `
  const telling = written.map(
    (text) => sql`CASE numnode(${stemmed(text)}) WHEN 0 THEN ''::tsquery
      ELSE ${simple(text)} || ${stemmed(text)} END`,
  )
  const nothing = sql`numnode(to_tsquery(${config}::regconfig, ${written.join(' & ')})) = 0`
  return sql`(CASE WHEN ${nothing} THEN ${sql.join(written.map(simple), and)}
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

/** Shorter words are like too many others; and no word is taken for one that says nothing, such as `the`. */
const SHORTEST_CORRECTED = 3
const MOST_CANDIDATES = 50

/**
 * Words that visitors could find, in place of those that nothing visible has; undefined where none of them is near
 * any. One statement.
 */
export async function correctedWords(
  site: SiteTx,
  question: Pick<IndexQuestion, 'words' | 'language'> & Visible,
): Promise<AskedWord[] | undefined> {
  const { words, language } = question
  const config = searchConfiguration(language)
  const asked = words.flatMap((word) => {
    const [part = '', ...more] = word.parts
    if (more.length > 0 || Array.from(part).length < SHORTEST_CORRECTED) return []
    return [{ word: part, spelling: spellingOf(part), query: queryText(word, '') }]
  })
  const { rows } = await sql<{ word: string; near: string[] }>`
    SELECT asked.word, ARRAY(
      SELECT known.word
      FROM search_entry, unnest(string_to_array(words, ' '), string_to_array(spellings, ' '))
        AS known (word, spelling)
      WHERE ${visible(site, question)} AND spellings %> asked.spelling
        AND abs(char_length(known.word) - char_length(asked.word)) <= 2
        AND char_length(known.word) >= ${SHORTEST_CORRECTED}
      GROUP BY known.word, known.spelling
      HAVING numnode(plainto_tsquery(${config}::regconfig, known.word)) > 0
      ORDER BY similarity(known.spelling, asked.spelling) DESC, count(*) DESC, known.word
      LIMIT ${MOST_CANDIDATES}
    ) AS near
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      AS asked (word text, spelling text, query text)
    WHERE NOT EXISTS (
      SELECT FROM search_entry WHERE ${visible(site, question)}
        AND tsv @@ (to_tsquery('simple', asked.query) || to_tsquery(${config}::regconfig, asked.query))
    )`.execute(site.db)
  const nearest = new Map(rows.map(({ word, near }) => [word, nearestWord(word, near)]))
  const corrected = words.map((word): AskedWord => {
    const better = nearest.get(word.parts[0] ?? '')
    return better === undefined ? word : { parts: [better], isPrefix: false }
  })
  return corrected.some((word, index) => word !== words[index]) ? corrected : undefined
}
