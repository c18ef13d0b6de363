import { MAX_BLOCKED, MAX_BLOCKED_TEXT } from '@sitewright/core/forms/blocklist'
import { CAPTCHAS } from '@sitewright/core/forms/site-form'
import * as z from 'zod'
import { publicKey } from '../sites/site-settings-shape.ts'

export const blocklist = z
  .array(
    z.string().trim().max(MAX_BLOCKED_TEXT, `Use at most ${MAX_BLOCKED_TEXT} characters a line.`),
  )
  .max(MAX_BLOCKED, `A blocklist has at most ${MAX_BLOCKED} lines.`)
  .transform((lines) => [...new Set(lines.filter(Boolean))])

/** How a site is protected, as its owner sees it. */
export const spamProtection = z.object({
  /** Words, addresses and domains: what has one of them is held back. */
  blocklist: z.array(z.string()),
  /** Public key of reCAPTCHA. */
  siteKey: z.string(),
  /** The secret key itself is told to nobody. */
  hasSecretKey: z.boolean(),
  /** Captcha of sign-ups for news and of comments. */
  visitorCaptcha: z.enum(CAPTCHAS),
})
export type SpamProtection = z.output<typeof spamProtection>

export const spamProtectionChange = z.object({
  blocklist,
  siteKey: publicKey,
  /** Captcha of sign-ups and comments; left out to keep it. */
  visitorCaptcha: z.enum(CAPTCHAS).optional(),
  /** Left out to keep it; empty to remove it. */
  secretKey: z
    .string()
    .trim()
    .regex(/^[\w-]{0,200}$/, 'Enter the key as the service shows it: letters, digits, - and _.')
    .optional(),
})
export type SpamProtectionChange = z.input<typeof spamProtectionChange>
