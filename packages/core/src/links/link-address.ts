/**
 * The one rule for addresses that owners enter as links: blocks, rich text, items, headers and navigation ask
 * it before they keep one, and whatever draws a link asks again. A list of what is allowed, so `javascript:`,
 * `data:`, `file:` and schemes that nobody thought of are refused alike. Pure.
 */

export type LinkKind = 'page' | 'asset' | 'mail' | 'phone' | 'anchor' | 'path' | 'web'

/** Browsers drop control characters and read `\` as `/`, so an address with either is not what it seems. */
const DECEPTIVE = /[\p{Cc}\u2028\u2029\\]/u

const PATTERNS: readonly (readonly [LinkKind, RegExp])[] = [
  ['page', /^page:[0-9a-f]{24}$/],
  ['asset', /^asset:[0-9a-f]{24}$/],
  ['mail', /^mailto:[^\s@<>"]+@[^\s@<>"]+$/i],
  ['phone', /^tel:\+?[0-9()*#., /-]+(?:;[a-z0-9=.+-]+)*$/i],
  ['anchor', /^#\S*$/],
  // `//host` would lead to another site.
  ['path', /^\/(?!\/)/],
  ['web', /^https?:\/\/[^\s/]/i],
]

/** What an address is, or nothing if it is not one of the allowed kinds. */
export function linkKind(href: string): LinkKind | undefined {
  if (DECEPTIVE.test(href)) return undefined
  const kind = PATTERNS.find(([, pattern]) => pattern.test(href))?.[0]
  return kind === 'web' && !URL.canParse(href) ? undefined : kind
}

/** These would end the attribute of a theme that prints a field as it is. No valid address has them. */
const MARKUP = /["<>]/

/** Which kinds each field that themes print takes. Only what resolves ids when it draws can take `asset:` or `page:`. */
const FIELD_KINDS = {
  item: ['path', 'web', 'mail', 'phone'],
  header: ['page', 'path', 'web', 'mail', 'phone', 'anchor'],
} as const satisfies Record<string, readonly LinkKind[]>

export type LinkField = keyof typeof FIELD_KINDS

/** Whether the field may hold the address; empty is no link and always allowed. */
export function isLinkFor(field: LinkField, href: string): boolean {
  const kind = linkKind(href)
  const kinds: readonly LinkKind[] = FIELD_KINDS[field]
  return href === '' || (kind !== undefined && kinds.includes(kind) && !MARKUP.test(href))
}

/** A stored address as it may be drawn: what was kept before it was refused is no link any more. */
export function safeLink(field: LinkField, href: string): string {
  return isLinkFor(field, href) ? href : ''
}
