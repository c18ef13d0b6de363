/**
 * The one rule for addresses that owners enter as links: blocks, rich text, items, headers and navigation ask
 * it before they keep one, and whatever draws a link asks again. A list of what is allowed, so `javascript:`,
 * `data:`, `file:` and unknown schemes are refused alike. Pure.
 */

import type { Id } from '../id.ts'

export type LinkKind =
  | 'page'
  | 'section'
  | 'item'
  | 'asset'
  | 'mail'
  | 'phone'
  | 'anchor'
  | 'path'
  | 'web'

/** Characters that make an address deceptive: browsers drop control characters and read `\` as `/`. */
const DECEPTIVE = /[\p{Cc}\u2028\u2029\\]/u

const PATTERNS: readonly (readonly [LinkKind, RegExp])[] = [
  ['page', /^page:[0-9a-f]{24}$/],
  ['section', /^page:[0-9a-f]{24}#[A-Za-z0-9-]+$/],
  ['item', /^item:[0-9a-f]{24}$/],
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

/** Kinds of links that lead to a thing of the site by its id, whatever its address is. */
const REFERENCES: ReadonlySet<LinkKind | undefined> = new Set(['page', 'section', 'item', 'asset'])

export interface LinkReference {
  readonly kind: 'page' | 'item' | 'asset'
  readonly id: Id
  /** Fragment of the address (`#prices`); empty for none. */
  readonly fragment: string
}

/** The thing of the site that a link leads to by its id; undefined for links by address. */
export function linkReference(href: string): LinkReference | undefined {
  if (!REFERENCES.has(linkKind(href))) return undefined
  const [, kind, id = '', fragment = ''] = /^(\w+):(\w+)(#.*)?$/.exec(href) ?? []
  return { kind: kind as LinkReference['kind'], id, fragment }
}

/** Characters that would end the attribute of a theme that prints a field unescaped. No valid address has them. */
const MARKUP = /["<>]/

/**
 * Link kinds allowed in each field that themes print. `asset:`, `item:` and `page:` need code that resolves ids when it draws.
 */
const FIELD_KINDS = {
  item: ['path', 'web', 'mail', 'phone'],
  header: ['page', 'section', 'item', 'asset', 'path', 'web', 'mail', 'phone', 'anchor'],
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
