import { isEmail } from '@sitewright/core/email'
import { isPlainText } from '@sitewright/core/plain-text'
import * as z from 'zod'
import { time } from '../fields.ts'

/** An address that mail can be sent to. */
export const email = z
  .string()
  .trim()
  .refine((text) => isEmail(text, 'deliverable'), 'Please enter a valid email')

/** An optional address in a form; empty for none. */
export const emailOrNone = z
  .string()
  .trim()
  .refine((text) => text === '' || isEmail(text, 'deliverable'), 'Please enter a valid email')

/** The address of an account, without look-alike or invisible characters, so that nobody poses as somebody else. */
export const accountEmail = email
  .normalize('NFC')
  .refine((text) => isPlainText(text), 'Please enter a valid email')

export const password = z
  .string()
  .min(8, 'Use at least 8 characters.')
  .max(256, 'Use at most 256 characters.')

export const accountName = z.string().trim().min(1, 'Please enter your name.').max(100)

/** The password of the account that is signed in; a session alone may be stolen. */
export const currentPassword = z.string().min(1, 'Please enter your password.').max(256)

/** The way a link reaches the person: by mail, or by the operator of a server that sends none. */
export const linkComesBy = z.enum(['mail', 'operator'])

export const account = z.object({ id: z.string(), name: z.string(), email: z.string() })
export type AccountShape = z.infer<typeof account>

/** The secret in the link of a mail. */
export const token = z.string().regex(/^[\w-]{43}$/, 'This link is not complete.')

/** A code of an authenticator app, or a recovery code; spaces and hyphens are left out. */
export const signInCode = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{10})$/, 'Enter the six digits, or a recovery code.'))

/** Who was let in; without an account, signing in takes a code of the app too, and `step` names this sign-in. */
export const letIn = z.object({ account: account.nullable(), step: token.optional() })

/** A session: somebody's sign-in in one browser. */
export const session = z.object({
  id: z.string(),
  /** Browser and system, such as `Firefox on Linux`; empty if unknown. */
  browser: z.string(),
  createdAt: time,
  /** The last use, to within five minutes. */
  seenAt: time,
  isCurrent: z.boolean(),
})
export type SessionShape = z.infer<typeof session>
