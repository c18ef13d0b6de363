import * as z from 'zod'
import type { Field, FieldOptions } from './field.ts'

/** The point that stays in view when a picture is cropped, from 0 to 1 each; null for the picture's own. */
export interface FocalPointField extends Field<FocalPoint | null> {
  readonly kind: 'focalPoint'
  /** The field with the picture; choosing another picture resets this one. */
  readonly belongsTo: string
}

export type FocalPoint = z.infer<typeof point>

export type FocalPointOptions = FieldOptions & Pick<FocalPointField, 'belongsTo'>

const part = z.number().min(0).max(1)
const point = z.object({ x: part, y: part })

export function focalPoint(options: FocalPointOptions): FocalPointField {
  return { ...options, kind: 'focalPoint', initial: null, schema: point.nullable() }
}
