/** Reads links as people type them: `example.com` and mean the web, `me@example.com` and mean mail. Pure. */

import { isEmail } from '@sitewright/core/email'
import { linkKind } from '@sitewright/core/links/link-address'

/** Digits with the signs that are written between them; five at least. */
const PHONE = /^\+?(?:[\s()./-]*\d){5,}[\s()./-]*$/

/** The address of a typed link, or `undefined` for what no link may hold. A bare domain gets its scheme. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (PHONE.test(text)) return `tel:${text.replace(/[^+\d]/g, '')}`
  if (/\s/.test(text)) return undefined
  if (linkKind(text)) return text
  if (isEmail(text, 'deliverable')) return `mailto:${text}`
  if (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text)) return `https://${text}`
  return undefined
}

export type LinkProblem = 'emailFormat' | 'linkFormat'

/** The problem of a text that is no link: whether its writer meant mail or another address. */
export function linkProblem(typed: string): LinkProblem | undefined {
  if (linkAddress(typed) !== undefined) return undefined
  return /@|^mailto:/i.test(typed) ? 'emailFormat' : 'linkFormat'
}

/** Values of the messages about what no link may hold. */
export const LINK_EXAMPLES = {
  email: 'name@example.com',
  host: 'example.com',
  secondHost: 'https://example.com',
} as const
