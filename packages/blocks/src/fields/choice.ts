import * as z from 'zod'
import type { Field, FieldLabel, FieldOptions } from './field.ts'

/** A choice of one among a few options. */
export interface ChoiceField<Option extends string = string> extends Field<Option>, FieldLabel {
  readonly kind: 'choice'
  /** Label of each option, in the order in which they are offered. */
  readonly options: Readonly<Record<Option, string>>
}

export type ChoiceOptions<Option extends string> = FieldOptions &
  FieldLabel &
  Pick<ChoiceField<Option>, 'options'> & { readonly initial: NoInfer<Option> }

export function choice<Option extends string>(options: ChoiceOptions<Option>): ChoiceField<Option> {
  const names = Object.keys(options.options) as Option[]
  return { ...options, kind: 'choice', schema: z.enum(names) }
}
