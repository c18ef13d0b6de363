import * as z from 'zod'
import { type BlockWords, ENGLISH } from '../words/english.ts'
import type { Field, FieldLabel, FieldOptions } from './field.ts'
import {
  allOf,
  type FieldsByName,
  initialValues,
  needsOf,
  schemaOf,
  type ValuesOf,
  wordsOf,
} from './fields.ts'

/** An ordered list of entries with the same fields, such as the plans of a price list. */
export interface ListField<Group extends FieldsByName>
  extends Field<readonly ValuesOf<Group>[]>,
    FieldLabel {
  readonly kind: 'list'
  readonly fields: Group
  /** One entry in a word: `Plan`. */
  readonly entryLabel: string
  /** The field whose words name an entry in the panel. */
  readonly namedBy: keyof Group & string
  /** The field with an entry's picture: the panel shows it, and adds entries by choosing several pictures at once. */
  readonly picturedBy?: keyof Group & string
  /** Largest number of entries. */
  readonly max: number
}

export interface ListOptions<Group extends FieldsByName> extends FieldOptions, FieldLabel {
  readonly entryLabel: string
  readonly namedBy: keyof Group & string
  readonly picturedBy?: keyof Group & string
  readonly max: number
  readonly fields: Group
  readonly initial?: readonly Partial<ValuesOf<Group>>[]
  /** Entries in a new block in the words of its site, in place of `initial`. */
  readonly begins?: (words: BlockWords) => readonly Partial<ValuesOf<Group>>[]
}

export function list<Group extends FieldsByName>(options: ListOptions<Group>): ListField<Group> {
  const { initial = [], begins = () => initial, ...field } = options
  const { fields, max } = field
  const initialIn = (words: BlockWords) =>
    begins(words).map((entry) => ({ ...initialValues(fields, words), ...entry }))
  return {
    ...field,
    kind: 'list',
    initial: initialIn(ENGLISH),
    initialIn,
    schema: z.array(schemaOf(fields)).max(max, `That is more than ${max}.`),
    words: (entries) =>
      entries.flatMap((entry, place) =>
        wordsOf(fields, entry).map((words) => ({ ...words, path: [String(place), ...words.path] })),
      ),
    needs: (entries) => allOf(entries.map((entry) => needsOf(fields, entry))),
  }
}
