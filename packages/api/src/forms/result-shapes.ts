import { FORM_FIELD_TYPE_NAMES } from '@sitewright/core/forms/field-types'
import { DAY_STEPS } from '@sitewright/core/forms/results/chart-axis'
import * as z from 'zod'

const counted = z.number().int()

/** Days by their step: a bar's `key` is the beginning of its days: `2026-03`, `2026`, or `202` for a decade. */
const days = z.object({
  step: z.enum(DAY_STEPS),
  bars: z.array(z.object({ key: z.string(), count: counted })),
})

const question = z.object({
  id: z.string(),
  type: z.enum(FORM_FIELD_TYPE_NAMES),
  title: z.string(),
  /** Whether the form still asks it. */
  isAsked: z.boolean(),
  /** Answers that say something to it. */
  answered: counted,
})

/** Answers to one question, counted as its type allows. */
export const formResult = z.discriminatedUnion('kind', [
  question.extend({
    kind: z.literal('choices'),
    bars: z.array(z.object({ value: z.string(), count: counted })),
  }),
  question.extend({
    kind: z.literal('scale'),
    /** For each statement how often each point was chosen, from the least to the most. */
    statements: z.array(z.object({ text: z.string(), counts: z.array(counted) })),
  }),
  question.extend({
    kind: z.literal('numbers'),
    least: z.number(),
    greatest: z.number(),
    mean: z.number(),
    median: z.number(),
    /** Whether all are whole numbers. */
    isWhole: z.boolean(),
    /** A bar holds numbers of at least `from` and less than `to`. */
    bars: z.array(z.object({ from: z.number(), to: z.number(), count: counted })),
  }),
  question.extend({ kind: z.literal('days'), ...days.shape }),
  question.extend({
    kind: z.literal('hours'),
    bars: z.array(z.object({ hour: z.number(), count: counted })),
  }),
])
export type FormResult = z.output<typeof formResult>

export const formResults = z.object({
  form: z.object({
    name: z.string(),
    labels: z.array(z.string()),
    choices: z.array(z.object({ id: z.string(), title: z.string(), options: z.array(z.string()) })),
  }),
  /** Answers that are counted. */
  count: counted,
  /** Whether there are more, of which only the newest are counted. */
  isCut: z.boolean(),
  /** The days on which they came, on the site's clock; null where there are none. */
  sent: days.nullable(),
  results: z.array(formResult),
})
export type FormResults = z.output<typeof formResults>
