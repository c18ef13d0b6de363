import type { Id } from '@sitewright/core/id'
import type { Generated, JSONColumnType } from 'kysely'

export interface MessageTable {
  website_id: Id
  id: Id
  kind: string
  /** What the message is about; a second one for the same cannot be written. */
  effect_key: string
  recipient: string
  /** Empty for none. */
  reply_to: string
  /** Whom it says it comes from; the address is always the platform's own. */
  sender: string
  subject: string
  /** What the kind's template fills in. */
  data: JSONColumnType<object>
  /** Null until the message is rendered for sending. */
  html: string | null
  text: string | null
  /** `unsure`: all of it went to the mail server, which has not answered. */
  state: 'waiting' | 'unsure' | 'sent' | 'kept' | 'failed'
  attempts: Generated<number>
  created_at: Generated<Date>
  sent_at: Date | null
  /** When the end of the message was last handed to the mail server, by the database's clock. */
  claimed_at: Generated<Date | null>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    message: MessageTable
  }
}
