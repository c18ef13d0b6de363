import type { Entry } from '@sitewright/core/forms/check-entries'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import type { Id } from '@sitewright/core/id'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface FormTable {
  website_id: Id
  id: Id
  name: string
  definition: JSONColumnType<SiteForm>
  revision: Generated<number>
  /** Beside the definition, since each answer asks for them. */
  closes_at: Date | null
  max_answers: number | null
  /** Answers that were taken and not held back, whether or not they are still kept. */
  answer_count: Generated<number>
  created_at: Generated<Date>
  changed_at: Generated<Date>
  last_answer_at: Date | null
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
  /** All answers in one text, for searches. */
  words: string
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
    form_file: FormFileTable
  }
}
