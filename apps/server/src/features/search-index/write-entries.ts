/** SQL that writes the index, in the transaction of the change itself. */

import type { Id } from '@sitewright/core/id'
import type { SearchType } from '@sitewright/core/search/search-types'
import { wordList } from '@sitewright/core/search/words'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { siteWithId } from '../sites/index.ts'
import { searchConfiguration } from './languages.ts'
import type { EntryKind } from './tables.ts'

/** An entry to be indexed; all of its texts are plain. */
export interface SearchEntry {
  readonly kind: EntryKind
  readonly id: Id
  readonly collectionId: Id
  readonly type: SearchType
  readonly visibleFrom: Date
  readonly title: string
  /** Tags, categories and other short words that describe it. */
  readonly terms: readonly string[]
  readonly excerpt: string
  readonly body: string
}

/** Characters of a text that are searched and quoted; the rest is left out. */
const MAX_TEXT = 20_000
/** Maximum number of words of one entry that misspelt words are compared with. */
const MOST_WORDS = 100

/** Upserts entries, in one statement beside those of the lock and the language. */
export async function indexEntries(site: SiteTx, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return
  await holdIndex(site)
  const config = searchConfiguration(await languageOf(site))
  const part = (name: string, weight: string) => {
    const words = sql.ref(`entry.${name}`)
    return sql`setweight(
      to_tsvector('simple', ${words}) || to_tsvector(${config}::regconfig, ${words}), ${sql.lit(weight)})`
  }
  await sql`
    WITH entry AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(entries.map(prepared))}::jsonb) AS entry (
        kind text, id text, collection_id text, type text, visible_from timestamptz, title text,
        words jsonb, terms text, excerpt text, body text, shown_title text, shown_text text
      )
    ), kept AS (
      INSERT INTO search_entry
        (website_id, kind, id, collection_id, type, visible_from, title, tsv)
      SELECT ${site.id}, kind, id, collection_id, type, visible_from, title,
        ${part('title', 'A')} || ${part('terms', 'B')} || ${part('excerpt', 'C')} || ${part('body', 'D')}
      FROM entry
      ON CONFLICT (website_id, kind, id) DO UPDATE SET
        collection_id = excluded.collection_id, type = excluded.type,
        visible_from = excluded.visible_from, title = excluded.title, tsv = excluded.tsv, indexed_at = clock_timestamp()
    ), known AS (
      -- Always in the same order, so that no two savers wait for each other.
      INSERT INTO search_word (website_id, word)
      SELECT DISTINCT ${site.id}, word FROM entry, jsonb_array_elements_text(words) AS word
      ORDER BY word
      ON CONFLICT DO NOTHING
    )
    INSERT INTO search_text (website_id, kind, id, title, text)
    SELECT ${site.id}, kind, id, shown_title, shown_text FROM entry
    ON CONFLICT (website_id, kind, id) DO UPDATE SET title = excluded.title, text = excluded.text`.execute(
    site.db,
  )
}

function prepared(entry: SearchEntry) {
  const title = wordList(entry.title)
  const terms = wordList(entry.terms.join(' '))
  const excerpt = entry.excerpt.slice(0, MAX_TEXT)
  const body = entry.body.slice(0, MAX_TEXT)
  const words = [...new Set(`${title} ${terms}`.split(' '))]
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  return {
    kind: entry.kind,
    id: entry.id,
    collection_id: entry.collectionId,
    type: entry.type,
    visible_from: entry.visibleFrom,
    title,
    words,
    terms,
    excerpt: wordList(excerpt),
    body: wordList(body),
    shown_title: storable(entry.title),
    shown_text: storable([excerpt, body].filter(Boolean).join(' ').slice(0, MAX_TEXT)),
  }
}

/** Text that PostgreSQL takes: without zero characters and lone surrogates. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').normalize('NFC')
}

/** Deletes entries, which are found no more once this transaction commits. */
export async function forgetEntries(
  site: SiteTx,
  kind: EntryKind,
  ids: readonly Id[],
): Promise<void> {
  if (ids.length === 0) return
  await holdIndex(site)
  await site.db
    .deleteFrom('search_entry')
    .where('website_id', '=', site.id)
    .where('kind', '=', kind)
    .where('id', 'in', [...ids])
    .execute()
}

/** Deletes entries not written since `since`, whose things are gone, and words that no entry has any more. */
export async function forgetEntriesBefore(site: SiteTx, since: Date): Promise<void> {
  await site.db
    .deleteFrom('search_entry')
    .where('website_id', '=', site.id)
    .where('indexed_at', '<', since)
    .execute()
  await sql`
    DELETE FROM search_word WHERE website_id = ${site.id} AND word NOT IN (
      SELECT unnest(tsvector_to_array(ts_filter(tsv, '{a,b}'))) FROM search_entry
      WHERE website_id = ${site.id}
    )`.execute(site.db)
}

/**
 * Readers-writer lock: changes share it and a rebuild holds it alone, so that a rebuild never writes old data over what was
 * saved meanwhile.
 */
async function holdIndex(site: SiteTx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtext(${lockName(site)}))`.execute(site.db)
}

/** Exclusive lock of a rebuild, taken before it reads what it will index. */
export async function holdIndexAlone(site: SiteTx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${lockName(site)}))`.execute(site.db)
}

const lockName = ({ id }: SiteTx) => `search ${id}`

async function languageOf({ id, db }: SiteTx): Promise<string> {
  const site = await siteWithId(db, id)
  return (site?.settings ?? DEFAULT_SITE_SETTINGS).language
}
