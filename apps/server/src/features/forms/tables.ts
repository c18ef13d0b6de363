import type { AskedField } from '@sitewright/core/forms/answer-columns'
import type { Entry } from '@sitewright/core/forms/check-entries'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import type { Id } from '@sitewright/core/id'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface FormTable {
  website_id: Id
  id: Id
  name: string
  definition: JSONColumnType<SiteForm>
  /** Questions that were removed from it, which its answers may have been asked. */
  removed_fields: ColumnType<readonly AskedField[], string | undefined, string>
  revision: Generated<number>
  /** Beside the definition, since each answer asks for them. */
  closes_at: Date | null
  max_answers: number | null
  /** Answers that were taken and not held back, whether or not they are still kept. */
  answer_count: Generated<number>
  /** All answers that ever came: by it they are put into segments of the index of words. */
  sent_count: Generated<number>
  created_at: Generated<Date>
  changed_at: Generated<Date>
  last_answer_at: Date | null
  /** Counts renewals of the webhook's secret, which is derived from it. */
  webhook_version: Generated<number>
  webhook_renewed_at: Date | null
}

/** `kept`: an answer like others; `held`: doubtful, waits for its owner to look at it. */
export type AnswerState = 'kept' | 'held'

/** The page that a form was sent from. */
export interface AnswerPage {
  readonly title: string
  readonly path: string
  readonly id: string
  /** `i` for an item, `c` for a collection; empty where the page did not say. */
  readonly source: string
}

export interface FormAnswerTable {
  website_id: Id
  id: Id
  form_id: Id
  /** Hash of the key that it was sent with: the same key is taken once. */
  key_hash: string
  /** Hash of what was sent, by which a repeated request is told from another. */
  sent_hash: string
  entries: JSONColumnType<readonly Entry[]>
  /** Address of the visitor, where the form asks for one; else empty. */
  email: string
  page: JSONColumnType<AnswerPage>
  state: AnswerState
  /** Reasons for holding it back, by name. */
  doubts: ColumnType<string[], readonly string[]>
  labels: Generated<string[]>
  read_at: Date | null
  sent_at: Date
}

/** Addresses that a form has replied to, for as long as that limits how often it does. */
export interface FormReplyTable {
  website_id: Id
  form_id: Id
  email_hash: string
  sent_at: Date
}

/** An answer that goes to the webhook of its form. It is not held by the answer: the log says that one was sent that is gone. */
export interface FormDeliveryTable {
  website_id: Id
  id: Id
  form_id: Id
  answer_id: Id
  state: 'waiting' | 'sent' | 'failed'
  attempts: Generated<number>
  /** HTTP status of the last try; null where there was no answer. */
  status: number | null
  /** Code of the reason why there was none. */
  problem: Generated<string>
  took_ms: number | null
  created_at: Date
  tried_at: Date | null
  next_at: Date | null
}

export interface AnswerReplyTable {
  website_id: Id
  /** Made by who wrote it: the same one is sent once. */
  id: Id
  answer_id: Id
  /** Name of who wrote it, as it was then. */
  author: string
  recipient: string
  subject: string
  text: string
  written_at: Date
}

/**
 * Words of answers, to find them by. Without row security, under which PostgreSQL could not use the index of words; in return it
 * holds nothing to show: `answer-search.ts` alone reads it, always for one site, and reads what it finds under row security.
 */
export interface FormAnswerSearchTable {
  website_id: Id
  answer_id: Id
  /** Answers that came to the form before it, in ten thousands. */
  segment: number
  /** A `tsvector` of words, each with its form and segment before it. */
  words: string
}

/** A file that a visitor uploaded for a form; its bytes are the private file of the same id. */
export interface FormFileTable {
  website_id: Id
  id: Id
  form_id: Id
  field_id: string
  /** Hash of the id of whoever uploaded it; null for a browser that has none. */
  visitor: string | null
  /** Null until it is sent. It may name an answer that is gone: then the file goes, too. */
  answer_id: Id | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    form: FormTable
    form_answer: FormAnswerTable
    form_delivery: FormDeliveryTable
    form_reply: FormReplyTable
    answer_reply: AnswerReplyTable
    form_answer_search: FormAnswerSearchTable
    form_file: FormFileTable
  }
}
