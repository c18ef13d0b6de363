import type { Id } from '@sitewright/core/id'
import type { SearchType } from '@sitewright/core/search/search-types'
import type { Generated } from 'kysely'

/** Kinds of entries: a page, or an item of a collection, sold or not. */
export type EntryKind = 'page' | 'item'

/**
 * Entries of the full-text index. It has no row security, under which PostgreSQL could not use the indexes of its operators;
 * in return it holds nothing to show, and only this feature reads it, always for one site.
 */
export interface SearchEntryTable {
  website_id: Id
  kind: EntryKind
  id: Id
  /** The page it belongs to; for a page, its own id. */
  collection_id: Id
  type: SearchType
  /** Time from which visitors find it. */
  visible_from: Date
  /** Its words as a `tsvector`. */
  title: string
  tsv: string
  indexed_at: Generated<Date>
}

/** Texts that excerpts are made from. */
export interface SearchTextTable {
  website_id: Id
  kind: EntryKind
  id: Id
  title: string
  text: string
}

/**
 * Words of titles, tags and categories, with which misspelt words are compared. Words that are gone stay until the next
 * rebuild, and words of entries that are not visible yet are here too, so readers ask the entries whether a word may be shown.
 */
export interface SearchWordTable {
  website_id: Id
  word: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    search_entry: SearchEntryTable
    search_text: SearchTextTable
    search_word: SearchWordTable
  }
}
