import type { CommentState } from '@sitewright/core/comments/comment-states'
import type { Id } from '@sitewright/core/id'
import type { ColumnType, Generated } from 'kysely'

export type SubjectKind = 'item' | 'block'

export interface CommentTable {
  website_id: Id
  id: Id
  subject_kind: SubjectKind
  /** The item, or the comments block, that it is about. */
  subject_id: Id
  /** The first comment of its thread; its own id for that one. */
  thread_id: Id
  parent_id: Id | null
  name: string
  /** Empty for none. */
  email: string
  words: string
  state: CommentState
  /** Reasons for holding it back, by name. */
  doubts: ColumnType<string[], readonly string[]>
  /** Hash of the key that it was sent with: the same key is taken once. */
  key_hash: string
  /** Keyed hash of the address that it came from, forgotten after a time. */
  sender_hash: string | null
  is_by_owner: Generated<boolean>
  /** The page that it was written on, as it was then. */
  page_title: string
  page_path: string
  /** Visitors who reported it since it was last looked at. */
  flag_count: Generated<number>
  /** Whether a moderator decided on it, after which reports only tell and hide nothing. */
  is_looked_at: Generated<boolean>
  /** A visitor who wants mail about replies to it; null for nobody. */
  reader_id: Generated<Id | null>
  /** Whether the writer of the comment that it answers got their mail about it. */
  is_told: Generated<boolean>
  sent_at: Date
  /** Last edit by a moderator; null for a comment as its writer sent it. */
  edited_at: Generated<Date | null>
}

/** Words of a comment before a moderator edited it. */
export interface CommentRevisionTable {
  website_id: Id
  comment_id: Id
  id: Id
  words: string
  /** The account that edited it. */
  replaced_by: Id
  replaced_at: Date
}

export interface CommentBanTable {
  website_id: Id
  kind: 'email' | 'sender'
  /** An address in small letters, or a `sender_hash`. */
  value: string
  created_at: Date
}

/** Somebody who wants mail about replies. Their address stands in their comments alone. */
export interface CommentReaderTable {
  website_id: Id
  id: Id
  /** Keyed hash of the address, by which nobody is asked twice. */
  address_hash: string
  state: CommentReaderState
  created_at: Date
  changed_at: Date
}

/** `new`: nobody has written to them; `asked`: they got the one mail that asks whether they want it; `left`: unsubscribed. */
export type CommentReaderState = 'new' | 'asked' | 'confirmed' | 'left'

/** A visitor's report of a comment. */
export interface CommentFlagTable {
  website_id: Id
  comment_id: Id
  /** Hash of the visitor, which nobody can make again after the day. */
  who: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    comment: CommentTable
    comment_ban: CommentBanTable
    comment_flag: CommentFlagTable
    comment_reader: CommentReaderTable
    comment_revision: CommentRevisionTable
  }
}
