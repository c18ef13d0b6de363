import type { Problems } from '../../forms/use-form-problems.ts'
import type { DiscountDraft } from './discount-draft.ts'

/** The parts of the form get the draft and change it. */
export interface DiscountPartProps {
  readonly siteId: string
  readonly currency: string
  readonly timeZone: string
  readonly draft: DiscountDraft
  readonly problems: Problems
  readonly isReadOnly: boolean
  onChange(change: Partial<DiscountDraft>): void
}
