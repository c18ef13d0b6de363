import * as z from 'zod'
import type { Field, FieldLabel, FieldOptions } from './field.ts'

/** Plain text of several lines that visitors read. Line ends are `\n`. */
export interface LinesField extends Field<string>, FieldLabel {
  readonly kind: 'lines'
  readonly maxLength: number
  readonly isOptional: boolean
  /** Number of rows of its control. */
  readonly rows: number
}

export interface LinesOptions extends FieldOptions, FieldLabel {
  readonly maxLength: number
  readonly initial?: string
  readonly isOptional?: boolean
  readonly rows?: number
}

export function lines(options: LinesOptions): LinesField {
  return {
    kind: 'lines',
    initial: '',
    isOptional: false,
    rows: 4,
    ...options,
    schema: z.string().max(options.maxLength, 'That text is too long.'),
    words: (text) => [{ path: [], text, isSearched: true }],
  }
}
