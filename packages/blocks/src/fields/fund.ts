import type { Id } from '@sitewright/core/id'
import type { Field, FieldLabel, FieldOptions } from './field.ts'
import { optionalId } from './optional-id.ts'

/** The id of a fund that visitors give to; empty until one is chosen. */
export interface FundField extends Field<Id>, FieldLabel {
  readonly kind: 'fund'
}

export function fund(options: FieldOptions & FieldLabel): FundField {
  return {
    ...options,
    kind: 'fund',
    initial: '',
    schema: optionalId,
    needs: (fundId) => (fundId ? { funds: [fundId] } : {}),
  }
}
