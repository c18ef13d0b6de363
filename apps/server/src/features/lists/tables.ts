import type { SubscriberImport } from '@sitewright/api/lists/import-shapes'
import type { Id } from '@sitewright/core/id'
import type { Consent, SubscriberState } from '@sitewright/core/lists/subscriber'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface MailingListTable {
  website_id: Id
  id: Id
  name: string
  /** The list of sign-ups whose block names none; at most one of a site. */
  is_default: boolean
  created_at: Generated<Date>
}

/** A sign-up that waits for its confirmation. */
export interface SignUpRequest extends Consent {
  readonly name: string
}

export interface SubscriberTable {
  website_id: Id
  id: Id
  list_id: Id
  /** As it was typed; mail goes there. */
  email: string
  /** As it is compared (`emailKey`): unique within its list. */
  email_key: string
  name: string
  state: SubscriberState
  /** Consent in force; null until there is one. */
  consent: JSONColumnType<Consent> | null
  /** The latest sign-up that was not confirmed; it changes nothing until it is. */
  request: JSONColumnType<SignUpRequest> | null
  /** Reasons for which nobody was written to yet, by name. */
  doubts: ColumnType<string[], readonly string[] | undefined, readonly string[]>
  /** Time of the latest mail that asked or told them. */
  asked_at: Date | null
  created_at: Date
  /** Time of the latest change of its state. */
  changed_at: Date
}

export interface ErasedAddressTable {
  website_id: Id
  /** Keyed hash of an address that was erased on request, so that no file brings it back. */
  hash: string
  erased_at: Date
}

/** Rows of a file by what becomes of them. */
export type ImportCounts = SubscriberImport['counts']

export interface SubscriberImportTable {
  website_id: Id
  id: Id
  list_id: Id
  filename: string
  state: SubscriberImport['state']
  /** The owner's words about consent; empty until it begins. */
  proof: string
  counts: JSONColumnType<ImportCounts>
  wrong_rows: JSONColumnType<SubscriberImport['wrongRows']>
  done_count: Generated<number>
  added_count: Generated<number>
  created_at: Date
}

/** A row of a file with an address. */
export interface ImportedRow {
  readonly email: string
  readonly name: string
}

export interface SubscriberImportPartTable {
  website_id: Id
  import_id: Id
  number: number
  /** Rows that are still to be added; the part goes with them. */
  rows: JSONColumnType<readonly ImportedRow[]>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    mailing_list: MailingListTable
    subscriber: SubscriberTable
    subscriber_import: SubscriberImportTable
    subscriber_import_part: SubscriberImportPartTable
    erased_address: ErasedAddressTable
  }
}
