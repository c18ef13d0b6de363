/** A field is one setting of a block: its type, its initial value, and the texts of its control in the editor. */

import type { Json, JsonObject } from '@sitewright/core/json'
import type * as z from 'zod'
import type { BlockNeeds } from '../block-data.ts'
import type { BlockWords } from '../words/english.ts'

/**
 * The properties of every kind of field. `kind` picks its control; each kind has a file of its own beside this one.
 */
export interface Field<Value extends Json = Json> {
  readonly kind: string
  readonly schema: z.ZodType<Value>
  /** Value in a new block. */
  readonly initial: Value
  /** Value in a new block of a site in another language, where it has words. */
  initialIn?(words: BlockWords): Value
  /** Values of other fields that it needs to be drawn. */
  readonly shownWhen?: Conditions
  /** Another field whose change resets this one to `initial`. */
  readonly belongsTo?: string
  /** Words that visitors read, for searches and translation. */
  words?(value: Value): readonly Words[]
  /** Ids to fetch before it can be shown. */
  needs?(value: Value): BlockNeeds
}

/** Options that a block may set on any field. */
export type FieldOptions = Pick<Field, 'shownWhen'>

/** Texts of a control in English; the editor asks its catalogue for them in other languages. */
export interface FieldLabel {
  readonly label: string
  readonly hint?: string
}

export interface Words {
  /** Names of fields, from the block inwards: `show`, `title`. */
  readonly path: readonly string[]
  readonly text: string
  /** Whether searches find the page by it; false for words that only help to use the block. */
  readonly isSearched: boolean
}

/** Conditions by the name of the field they test; all must hold. */
export type Conditions = Readonly<Record<string, Condition>>

export interface Condition {
  readonly values: readonly Json[]
  readonly isNegated: boolean
}

export function is(...values: readonly Json[]): Condition {
  return { values, isNegated: false }
}

export function isNot(...values: readonly Json[]): Condition {
  return { values, isNegated: true }
}

/** Whether the values of the other fields meet its conditions. */
export function areMet(conditions: Conditions | undefined, values: JsonObject): boolean {
  return Object.entries(conditions ?? {}).every(
    ([name, condition]) => condition.values.includes(values[name] ?? null) !== condition.isNegated,
  )
}
