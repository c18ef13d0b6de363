/** A link as an owner enters it: first what kind of thing it leads to, then which one. Pure. */

import { linkKind } from '@sitewright/core/links/link-address'

export const LINK_ENTRY_KINDS = [
  'none',
  'page',
  'web',
  'mail',
  'phone',
  'anchor',
  'section',
  'item',
  'file',
] as const
export type LinkEntryKind = (typeof LINK_ENTRY_KINDS)[number]

export interface LinkEntry {
  readonly kind: LinkEntryKind
  /** The target without the prefix that the kind already says; a page's or file's id. */
  readonly text: string
}

/** The beginning of each kind's targets. Paths of the site count as web addresses. */
const PREFIXES: Readonly<Record<LinkEntryKind, string>> = {
  none: '',
  page: 'page:',
  web: '',
  mail: 'mailto:',
  phone: 'tel:',
  anchor: '#',
  section: 'page:',
  item: 'item:',
  file: 'asset:',
}

export function linkEntryOf(href: string): LinkEntry {
  const found = linkKind(href)
  if (!found) return { kind: 'none', text: '' }
  const kind = found === 'path' ? 'web' : found === 'asset' ? 'file' : found
  return { kind, text: href.slice(PREFIXES[kind].length) }
}

/** The target that was meant, or nothing while it is not one yet. An empty entry is no link. */
export function linkEntryTarget({ kind, text }: LinkEntry): string | undefined {
  const words = text.trim()
  if (kind === 'none' || words === '') return ''
  const typed = PREFIXES[kind] + (kind === 'anchor' ? words.replace(/^#/, '') : words)
  const href = kind === 'web' && isBareDomain(words) ? `https://${words}` : typed
  return linkKind(href) && linkEntryOf(href).kind === kind ? href : undefined
}

/** `example.com/a`, as people write addresses. */
function isBareDomain(text: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#].*)?$/i.test(text)
}
