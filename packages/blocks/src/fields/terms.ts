import * as z from 'zod'
import type { Field, FieldLabel, FieldOptions } from './field.ts'

/** Kinds of names that items have. */
export type TermKind = 'categories' | 'tags' | 'authors'

/** Names of categories, tags or authors, which the control offers as the chosen collection has them. */
export interface TermsField extends Field<readonly string[]>, FieldLabel {
  readonly kind: 'terms'
  readonly of: TermKind
  /** The field beside it that holds the id of the collection. */
  readonly from: string
}

export type TermsOptions = FieldOptions & FieldLabel & Pick<TermsField, 'from' | 'of'>

/** Maximum number of names, and of characters in one. */
export const MAX_TERMS = 20
const MAX_LENGTH = 200

export function terms(options: TermsOptions): TermsField {
  return {
    ...options,
    kind: 'terms',
    belongsTo: options.from,
    initial: [],
    schema: z
      .array(z.string().trim().min(1).max(MAX_LENGTH, 'That name is too long.'))
      .max(MAX_TERMS, `That is more than ${MAX_TERMS}.`),
  }
}
