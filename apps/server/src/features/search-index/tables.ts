import type { Id } from '@sitewright/core/id'
import type { SearchType } from '@sitewright/core/search/search-types'
import type { Generated } from 'kysely'

/** What an entry is about; each is read back through the door of the feature that keeps it. */
export type EntryKind = 'page' | 'item' | 'product'

/**
 * What searches look in. It has no row security, under which PostgreSQL could not use the indexes of its operators;
 * in return it holds nothing to show, and only this feature reads it, always for one site.
 */
export interface SearchEntryTable {
  website_id: Id
  kind: EntryKind
  id: Id
  /** The page it belongs to; a page belongs to itself. */
  collection_id: Id
  type: SearchType
  /** Visitors find it from then on. */
  visible_from: Date
  /** Its words, as they are compared. */
  title: string
  tsv: string
  indexed_at: Generated<Date>
}

/** What excerpts are made of. */
export interface SearchTextTable {
  website_id: Id
  kind: EntryKind
  id: Id
  title: string
  text: string
}

/**
 * Words of titles, tags and categories: what misspelt ones are held against. Words that are gone stay until the next
 * rebuild, and words of what is not visible yet are here too; whoever reads them asks the entries whether they may be said.
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
