import { type ChoiceField, choice } from './choice.ts'
import type { FieldLabel, FieldOptions } from './field.ts'

type Alignment = 'left' | 'center' | 'right'

export type AlignmentOptions = FieldOptions & FieldLabel & { readonly initial: Alignment }

/** The side at which an element stands. */
export function alignment(options: AlignmentOptions): ChoiceField<Alignment> {
  return choice({ ...options, options: { left: 'Left', center: 'Center', right: 'Right' } })
}
