import type { Id } from '@sitewright/core/id'
import type { Field, FieldLabel, FieldOptions } from './field.ts'
import { optionalId } from './optional-id.ts'

/** The id of a form that visitors fill in; empty until one is chosen. */
export interface FormField extends Field<Id>, FieldLabel {
  readonly kind: 'form'
}

export function form(options: FieldOptions & FieldLabel): FormField {
  return {
    ...options,
    kind: 'form',
    initial: '',
    schema: optionalId,
    needs: (formId) => (formId ? { forms: [formId] } : {}),
  }
}
