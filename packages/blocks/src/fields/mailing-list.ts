import type { Id } from '@sitewright/core/id'
import type { Field, FieldLabel, FieldOptions } from './field.ts'
import { optionalId } from './optional-id.ts'

/** The id of a list that visitors sign up for; empty for the one of all sign-ups. */
export interface MailingListField extends Field<Id>, FieldLabel {
  readonly kind: 'mailingList'
}

export function mailingList(options: FieldOptions & FieldLabel): MailingListField {
  return { ...options, kind: 'mailingList', initial: '', schema: optionalId }
}
