import * as z from 'zod'
import type { Conditions, Field, FieldLabel, FieldOptions } from './field.ts'

/** On or off. */
export interface ToggleField extends Field<boolean>, FieldLabel {
  readonly kind: 'toggle'
  /** Values of fields beside it without which it is drawn but cannot be switched. */
  readonly enabledWhen?: Conditions
}

export type ToggleOptions = FieldOptions & FieldLabel & Pick<ToggleField, 'initial' | 'enabledWhen'>

export function toggle(options: ToggleOptions): ToggleField {
  return { ...options, kind: 'toggle', schema: z.boolean() }
}
