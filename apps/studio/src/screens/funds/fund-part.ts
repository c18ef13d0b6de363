import type { Problems } from '../../forms/use-form-problems.ts'
import type { FundDraft } from './fund-draft.ts'

/** The parts of the form get the draft and change it. */
export interface FundPartProps {
  readonly currency: string
  readonly draft: FundDraft
  readonly problems: Problems
  readonly isReadOnly: boolean
  onChange(change: Partial<FundDraft>): void
}
