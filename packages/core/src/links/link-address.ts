/**
 * The one rule for addresses that owners enter as links: blocks, rich text, items, headers and navigation ask
 * it before they keep one, and whatever draws a link asks again. A list of what is allowed, so `javascript:`,
 * `data:`, `file:` and unknown schemes are refused alike. Pure.
 */

export type LinkKind = 'page' | 'asset' | 'mail' | 'phone' | 'anchor' | 'path' | 'web'

/** Characters that make an address deceptive: browsers drop control characters and read `\` as `/`. */
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

/** The kind of an address; undefined if it is not one of the allowed kinds. */
export function linkKind(href: string): LinkKind | undefined {
  if (DECEPTIVE.test(href)) return undefined
  const kind = PATTERNS.find(([, pattern]) => pattern.test(href))?.[0]
  return kind === 'web' && !URL.canParse(href) ? undefined : kind
}

/** Characters that would end the attribute of a theme that prints a field unescaped. No valid address has them. */
const MARKUP = /["<>]/

/**
 * Link kinds allowed in each field that themes print. `asset:` and `page:` need code that resolves ids when it draws.
 */
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

/** A stored address if it may be drawn; empty if it is refused by rules newer than it. */
export function safeLink(field: LinkField, href: string): string {
  return isLinkFor(field, href) ? href : ''
}
