import type { Id } from '@sitewright/core/id'
import type { Generated } from 'kysely'

export interface DeveloperKeyTable {
  website_id: Id
  id: Id
  name: string
  /** Hash of the secret, which itself is stored nowhere. */
  token_hash: string
  /** Person whose powers the key has, as long as that person has them. */
  account_id: Id
  created_at: Generated<Date>
  last_used_at: Date | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    developer_key: DeveloperKeyTable
  }
}
