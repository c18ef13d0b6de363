import { isLinkTarget } from '../canvas/link-target.ts'

/** Where a typed link goes, or `undefined` for what no link may hold. A bare domain gets its scheme. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text)) return undefined
  if (isLinkTarget(text)) return text
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`
  if (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text)) return `https://${text}`
  return undefined
}
