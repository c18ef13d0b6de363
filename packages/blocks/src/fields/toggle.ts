import * as z from 'zod'
import type { Conditions, Field, FieldLabel, FieldOptions } from './field.ts'

/** A switch. */
export interface ToggleField extends Field<boolean>, FieldLabel {
  readonly kind: 'toggle'
  /** Values of other fields that it needs to be enabled. */
  readonly enabledWhen?: Conditions
}

export type ToggleOptions = FieldOptions & FieldLabel & Pick<ToggleField, 'initial' | 'enabledWhen'>

export function toggle(options: ToggleOptions): ToggleField {
  return { ...options, kind: 'toggle', schema: z.boolean() }
}
