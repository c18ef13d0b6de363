import type { Entry } from '@sitewright/core/forms/check-entries'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import type { Id } from '@sitewright/core/id'

/** An answer that counts: not held back, or taken in since. */
export interface TakenAnswer {
  readonly id: Id
  readonly formId: Id
  readonly form: SiteForm
  readonly entries: readonly Entry[]
  /** The visitor's address, which a reply to the mail goes to; empty for none. */
  readonly email: string
}
