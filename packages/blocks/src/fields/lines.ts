import * as z from 'zod'
import type { Field, FieldLabel, FieldOptions } from './field.ts'

/** Plain text of several lines that visitors read. Line ends are `\n`. */
export interface LinesField extends Field<string>, FieldLabel {
  readonly kind: 'lines'
  readonly maxLength: number
  readonly isOptional: boolean
  /** Number of rows of its control. */
  readonly rows: number
  /** Problem that its control tells of a text, which is stored all the same. */
  problem?(text: string): FieldProblem | undefined
}

/** A problem by its name among the field's, and in English. */
export interface FieldProblem {
  readonly name: string
  readonly words: string
}

export interface LinesOptions extends FieldOptions, FieldLabel {
  readonly maxLength: number
  readonly initial?: string
  readonly isOptional?: boolean
  readonly rows?: number
  problem?(text: string): FieldProblem | undefined
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
