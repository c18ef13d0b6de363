import type { Id } from '@sitewright/core/id'

export interface PreviewLinkTable {
  website_id: Id
  id: Id
  name: string
  /** Hash of the secret, which itself is stored nowhere. */
  token_hash: string
  /** Person on whose powers the link rests. */
  account_id: Id
  shows_locked: boolean
  created_at: Date
  expires_at: Date
  last_seen_at: Date | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    preview_link: PreviewLinkTable
  }
}
