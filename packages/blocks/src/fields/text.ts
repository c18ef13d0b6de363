import * as z from 'zod'
import { type BlockWord, ENGLISH } from '../words/english.ts'
import type { Field, FieldLabel, FieldOptions } from './field.ts'

/** A line of plain text that visitors read. */
export interface TextField extends Field<string>, FieldLabel {
  readonly kind: 'text'
  readonly maxLength: number
  readonly isOptional: boolean
}

export interface TextOptions extends FieldOptions, FieldLabel {
  readonly maxLength: number
  readonly initial?: string
  /** Word of the site's language that it begins with, in place of `initial`. */
  readonly word?: BlockWord
  readonly isOptional?: boolean
  /** False for words that only help to use the block, such as a placeholder. */
  readonly isSearched?: boolean
}

export function text({ isSearched = true, word, ...options }: TextOptions): TextField {
  return {
    kind: 'text',
    initial: word === undefined ? '' : ENGLISH[word],
    ...(word !== undefined && { initialIn: (words) => words[word] }),
    isOptional: false,
    ...options,
    schema: z.string().max(options.maxLength),
    words: (text) => [{ path: [], text, isSearched }],
  }
}
