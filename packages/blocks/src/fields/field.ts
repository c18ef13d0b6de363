/** A field is one setting of a block: what it may hold, what it begins with, and what its control in the editor says. */

import type { Json, JsonObject } from '@sitewright/core/json'
import type * as z from 'zod'
import type { BlockNeeds } from '../block-data.ts'

/** What every kind of field has. `kind` picks its control; each kind has a file of its own beside this one. */
export interface Field<Value extends Json = Json> {
  readonly kind: string
  readonly schema: z.ZodType<Value>
  /** What a new block has. */
  readonly initial: Value
  /** Values of fields beside it without which it is not drawn. */
  readonly shownWhen?: Conditions
  /** A field beside it whose change sets this one back to `initial`. */
  readonly belongsTo?: string
  /** What visitors read of it: for searches, and to be translated. */
  words?(value: Value): readonly Words[]
  /** What has to be fetched before it can be shown. */
  needs?(value: Value): BlockNeeds
}

/** What the author of a block may say about any field. */
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
  /** Whether searches find the page by it; not so for words that only help to use the block. */
  readonly isSearched: boolean
}

/** Conditions by the name of the field that they are about; all of them must hold. */
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

/** Whether the values of the fields beside one meet its conditions. */
export function areMet(conditions: Conditions | undefined, values: JsonObject): boolean {
  return Object.entries(conditions ?? {}).every(
    ([name, condition]) => condition.values.includes(values[name] ?? null) !== condition.isNegated,
  )
}
