import type { Id } from '@sitewright/core/id'
import type { Generated, JSONColumnType } from 'kysely'

export interface MessageTable {
  website_id: Id
  id: Id
  kind: string
  /** Idempotency key: the effect that the message is about; a second message with this key cannot be written. */
  effect_key: string
  recipient: string
  /** Reply address; empty for none. */
  reply_to: string
  /** Name of the sender; the address is always the platform's own. */
  sender: string
  subject: string
  /** Address that a mail program posts to when its reader leaves the list (RFC 8058); empty for mail that is to no list. */
  unsubscribe_url: Generated<string>
  /** Values for the kind's template. */
  data: JSONColumnType<object>
  /** Null until the message is rendered for sending. */
  html: string | null
  text: string | null
  /** `unsure`: all of it went to the mail server, which has not answered. */
  state: 'waiting' | 'unsure' | 'sent' | 'kept' | 'failed'
  attempts: Generated<number>
  created_at: Generated<Date>
  sent_at: Date | null
  /** Time when the end of the message was last handed to the mail server, by the database's clock. */
  claimed_at: Generated<Date | null>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    message: MessageTable
  }
}
