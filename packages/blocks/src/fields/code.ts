import * as z from 'zod'
import type { Field, FieldLabel, FieldOptions } from './field.ts'

/** Source code in several lines. It is not searched or translated. */
export interface CodeField extends Field<string>, FieldLabel {
  readonly kind: 'code'
}

export interface CodeOptions extends FieldOptions, FieldLabel {
  readonly maxLength: number
}

export function code({ maxLength, ...options }: CodeOptions): CodeField {
  return {
    ...options,
    kind: 'code',
    initial: '',
    schema: z.string().max(maxLength, 'That code is too long.'),
  }
}
