import {
  DEFAULT_FORM_NAME,
  FIELD_TYPES,
  type Form,
  HAS_OPTIONS,
  MAX_ANSWER,
  MAX_FIELDS,
  MAX_OPTIONS,
} from '@sitewright/core/forms/form'
import * as z from 'zod'
import { filled } from '../fields.ts'

const line = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`)

const formField = z
  .object({
    /** Chosen by whoever adds the field, and kept as long as it is there. */
    id: z.string().regex(/^[a-z0-9][\w-]{0,39}$/i, 'That is no id of a field.'),
    type: z.enum(FIELD_TYPES),
    title: filled('Name the field.').max(100, 'Use at most 100 characters.'),
    description: line(300).default(''),
    required: z.boolean().default(false),
    maxLength: z
      .number()
      .int()
      .min(0)
      .max(MAX_ANSWER, `An answer has at most ${MAX_ANSWER} characters.`)
      .default(0),
    options: z
      .array(filled('Name the option.').max(100, 'Use at most 100 characters.'))
      .max(MAX_OPTIONS, `A field has at most ${MAX_OPTIONS} options.`)
      .default([]),
  })
  .superRefine(({ type, options }, context) => {
    const message = optionsProblem(type, options)
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['options'], message })
  })

function optionsProblem(
  type: (typeof FIELD_TYPES)[number],
  options: readonly string[],
): string | undefined {
  if (!HAS_OPTIONS[type]) return options.length > 0 ? 'A text field has no options.' : undefined
  if (options.length === 0) return 'Give it at least one option.'
  return new Set(options).size < options.length ? 'This option is already in the list.' : undefined
}

/** A form, as its owner sends and reads it. */
export const form = z
  .object({
    name: line(100).default(DEFAULT_FORM_NAME),
    fields: z
      .array(formField)
      .min(1, 'A form needs at least one field.')
      .max(MAX_FIELDS, `A form has at most ${MAX_FIELDS} fields.`),
  })
  .superRefine(({ fields }, context) => {
    if (new Set(fields.map((field) => field.id)).size === fields.length) return
    context.addIssue({ code: 'custom', path: ['fields'], message: 'Two fields have the same id.' })
  })
export type FormShape = z.infer<typeof form>

/** An answer to a form in words for people. */
export const shownAnswer = z.object({ label: z.string(), value: z.string() })

form satisfies z.ZodType<Form>
