/** Writing the index, in the transaction of the change itself. */

import type { Id } from '@sitewright/core/id'
import type { SearchType } from '@sitewright/core/search/search-types'
import { wordList } from '@sitewright/core/search/words'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { siteWithId } from '../sites/index.ts'
import { searchConfiguration } from './languages.ts'
import type { EntryKind } from './tables.ts'

/** Plain text throughout. */
export interface SearchEntry {
  readonly kind: EntryKind
  readonly id: Id
  readonly collectionId: Id
  readonly type: SearchType
  readonly visibleFrom: Date
  readonly title: string
  /** Tags, categories and other short words that stand for it. */
  readonly terms: readonly string[]
  readonly excerpt: string
  readonly body: string
}

/** Longer texts are searched, and quoted, as far as this. */
const MAX_TEXT = 20_000
/** Words of one entry that misspelt ones are held against. */
const MOST_WORDS = 100

/** Writes entries as they are now, in one statement beside those of the lock and the language. */
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

/** PostgreSQL takes no zero characters and no halves of characters. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').normalize('NFC')
}

/** From this transaction's commit on, nobody finds them. */
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

/** What was written by no one since `since` is about things that are gone; so are words that no entry has. */
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
 * Changes and the making anew of an index take turns: what a rebuild has read is never written over what was saved
 * meanwhile. Changes do not wait for each other.
 */
async function holdIndex(site: SiteTx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtext(${lockName(site)}))`.execute(site.db)
}

/** Taken before reading what is to be indexed. */
export async function holdIndexAlone(site: SiteTx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${lockName(site)}))`.execute(site.db)
}

const lockName = ({ id }: SiteTx) => `search ${id}`

async function languageOf({ id, db }: SiteTx): Promise<string> {
  const site = await siteWithId(db, id)
  return (site?.settings ?? DEFAULT_SITE_SETTINGS).language
}
