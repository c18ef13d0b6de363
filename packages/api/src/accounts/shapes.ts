import { isEmail } from '@sitewright/core/email'
import { isPlainText } from '@sitewright/core/plain-text'
import * as z from 'zod'
import { time } from '../fields.ts'

/** An address that mail will be sent to. */
export const email = z
  .string()
  .trim()
  .refine((text) => isEmail(text, 'deliverable'), 'Please enter a valid email')

/** Optional in a form: empty for none. */
export const emailOrNone = z
  .string()
  .trim()
  .refine((text) => text === '' || isEmail(text, 'deliverable'), 'Please enter a valid email')

/** An account's address, written as it looks, so that nobody passes for somebody else. */
export const accountEmail = email
  .normalize('NFC')
  .refine((text) => isPlainText(text), 'Please enter a valid email')

export const password = z
  .string()
  .min(8, 'Use at least 8 characters.')
  .max(256, 'Use at most 256 characters.')

export const account = z.object({ id: z.string(), name: z.string(), email: z.string() })
export type AccountShape = z.infer<typeof account>

/** The secret in a link of a mail. */
export const token = z.string().regex(/^[\w-]{43}$/, 'This link is not complete.')

/** Somebody's sign-in in one browser. */
export const session = z.object({
  id: z.string(),
  /** Such as `Firefox on Linux`; empty where the browser did not say. */
  browser: z.string(),
  createdAt: time,
  /** The last use, within five minutes. */
  seenAt: time,
  isCurrent: z.boolean(),
})
export type SessionShape = z.infer<typeof session>
