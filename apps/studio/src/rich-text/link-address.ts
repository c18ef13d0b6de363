import { isEmail } from '@sitewright/core/email'
import { linkKind } from '@sitewright/core/links/link-address'

/** The address of a typed link, or `undefined` for what no link may hold. A bare domain gets its scheme. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text)) return undefined
  if (linkKind(text)) return text
  if (isEmail(text, 'deliverable')) return `mailto:${text}`
  if (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text)) return `https://${text}`
  return undefined
}
