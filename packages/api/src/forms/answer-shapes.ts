import { FORM_FIELD_TYPE_NAMES } from '@sitewright/core/forms/field-types'
import * as z from 'zod'
import { filled, id, time } from '../fields.ts'
import { messageSummary } from '../mail/shapes.ts'

/** Longest label of an answer in characters. */
export const MAX_LABEL = 40
/** Labels that one answer can have. */
export const MAX_LABELS = 20
/** Answers that one call can change. */
export const MAX_ANSWERS_AT_ONCE = 100

/** A word of the team's own about an answer. */
export const answerLabel = filled('Enter a label.')
  .max(MAX_LABEL)
  .overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').toWellFormed())

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
  labels: z.array(z.string()),
})
export type Answer = z.output<typeof answer>

export const ANSWER_FILTERS = ['all', 'unread', 'held'] as const
export type AnswerFilter = (typeof ANSWER_FILTERS)[number]

/** Text that stored answers are compared with, without what none of them has. */
const compared = z
  .string()
  .max(500)
  .overwrite((text) => text.replaceAll('\0', '').toWellFormed())

/** Query of the answers that are meant, beside their state and a search. */
export const answerScope = z.object({
  label: compared.optional(),
  /** Only answers that gave `value` to this question, by itself or among others. */
  fieldId: compared.optional(),
  value: compared.optional(),
  /** First and last day on the site's clock. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type AnswerScope = z.output<typeof answerScope>

/** Mail that somebody of the team wrote to the visitor. */
export const answerReply = z.object({
  id,
  /** Name of who wrote it, as it was then. */
  by: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  writtenAt: time,
  state: messageSummary.shape.state,
})
export type AnswerReply = z.output<typeof answerReply>

/** Longest text of a reply in characters. */
export const MAX_REPLY = 10_000
export const MAX_REPLY_SUBJECT = 200

export const answerIds = z.array(id).min(1).max(MAX_ANSWERS_AT_ONCE)
