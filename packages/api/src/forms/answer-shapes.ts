import { FORM_FIELD_TYPE_NAMES } from '@sitewright/core/forms/field-types'
import * as z from 'zod'
import { id, time } from '../fields.ts'

/** A file that a visitor sends with a form. */
export const formFile = z.object({ id, filename: z.string(), bytes: z.number() })

/** An answer that a visitor has sent, with the questions as they were asked. */
export const answer = z.object({
  id,
  sentAt: time,
  /** The visitor's address, where the form asks for one. */
  email: z.string(),
  entries: z.array(
    z.object({
      id: z.string(),
      type: z.enum(FORM_FIELD_TYPE_NAMES),
      rawTitle: z.string(),
      /** In words; of a scale a line for each statement, with a point from -2 to 2. */
      value: z.string(),
      files: z.array(formFile).optional(),
    }),
  ),
  /** The page that it was sent from. */
  page: z.object({ title: z.string(), path: z.string() }),
  /** `held`: no person may have written it, so it waits for someone to look at it. */
  state: z.enum(['kept', 'held']),
  /** Signs of that, by name. */
  doubts: z.array(z.string()),
  isRead: z.boolean(),
})
export type Answer = z.output<typeof answer>

export const ANSWER_FILTERS = ['all', 'unread', 'held'] as const
export type AnswerFilter = (typeof ANSWER_FILTERS)[number]
