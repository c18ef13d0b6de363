import type { Id } from '@sitewright/core/id'
import type { ColumnType, Generated } from 'kysely'

/** A challenge that was answered. It is kept until it is no longer good, so that its answer counts once. */
export interface SolvedCaptchaTable {
  website_id: Id
  signature: string
  expires_at: Date
}

/** Words that an owner does not want of visitors, and the secret by which these are told from robots. */
export interface SpamRulesTable {
  website_id: Id
  blocklist: ColumnType<string[], readonly string[] | undefined, readonly string[]>
  /** Sealed; empty for none. */
  recaptcha_secret: Generated<string>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    solved_captcha: SolvedCaptchaTable
    spam_rules: SpamRulesTable
  }
}
