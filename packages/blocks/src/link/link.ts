/** Where links may point, and what they become on the live site. Buttons, pictures and text share it. */

import { ID_PATTERN, type Id } from '@sitewright/core/id'
import * as z from 'zod'
import type { BlockNeeds } from '../block-definition.ts'

/** `page:<id>`, `asset:<id>`, `mailto:…`, `tel:…`, `#anchor`, a path or a web address; empty for none. */
export const linkTarget = z
  .string()
  .trim()
  .max(2000, 'That address is too long.')
  .refine(
    (href) => href === '' || linkKind(href) !== undefined,
    'That is not an address to link to.',
  )

export const link = z.object({ href: linkTarget, newWindow: z.boolean() })
export type Link = z.infer<typeof link>

export const NO_LINK: Link = { href: '', newWindow: false }

export interface LinkTargets {
  /** Path of each page on the live site. */
  readonly pagePaths: ReadonlyMap<Id, string>
  /** Address of an uploaded file; nothing when it is gone. */
  assetUrl?(id: Id): string | undefined
}

export type LinkKind = 'page' | 'asset' | 'mail' | 'phone' | 'anchor' | 'path' | 'web'

/** Browsers drop control characters and read `\` as `/`, so an address with either is not what it seems. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const DECEPTIVE = /[\u0000-\u001f\u007f\\]/

const PATTERNS: readonly (readonly [LinkKind, RegExp])[] = [
  ['page', /^page:[0-9a-f]{24}$/],
  ['asset', /^asset:[0-9a-f]{24}$/],
  ['mail', /^mailto:[^\s<>"]+@[^\s<>"]+$/i],
  ['phone', /^tel:\+?[0-9()./ -]+$/i],
  ['anchor', /^#[^\s]*$/],
  ['path', /^\/(?!\/)/],
  ['web', /^https?:\/\/[^\s/]/i],
]

/** What a target is, or nothing if it is not one of the allowed kinds. */
export function linkKind(href: string): LinkKind | undefined {
  if (DECEPTIVE.test(href)) return undefined
  const kind = PATTERNS.find(([, pattern]) => pattern.test(href))?.[0]
  return kind === 'web' && !URL.canParse(href) ? undefined : kind
}

/** The address to write into the page; nothing for targets that are gone or not allowed. */
export function resolveLink(href: string, targets: LinkTargets): string | undefined {
  const kind = linkKind(href)
  if (kind === 'page') return targets.pagePaths.get(referredId(href))
  if (kind === 'asset') return targets.assetUrl?.(referredId(href))
  return kind && href
}

/** What has to be fetched before these targets can be resolved. */
export function linkNeeds(...hrefs: readonly string[]): BlockNeeds {
  return {
    pages: hrefs.filter((href) => linkKind(href) === 'page').map(referredId),
    assets: hrefs.filter((href) => linkKind(href) === 'asset').map(referredId),
  }
}

function referredId(href: string): Id {
  const id = href.slice(href.indexOf(':') + 1)
  return ID_PATTERN.test(id) ? id : ''
}
