import * as z from 'zod'
import type { Field, FieldLabel, FieldOptions } from './field.ts'

/** A whole number, typed or stepped. */
export interface NumberField extends Field<number>, FieldLabel {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  /** The amount that a press of plus or minus adds. */
  readonly step: number
}

export type NumberOptions = FieldOptions &
  FieldLabel &
  Pick<NumberField, 'min' | 'max' | 'step' | 'initial'>

export function number(options: NumberOptions): NumberField {
  const { min, max } = options
  return { ...options, kind: 'number', schema: z.number().int().min(min).max(max) }
}
