/** Validates the targets of links, and resolves them on the live site. Buttons, pictures and text share it. */

import { ID_PATTERN, type Id } from '@sitewright/core/id'
import { linkKind } from '@sitewright/core/links/link-address'
import * as z from 'zod'
import type { BlockData, BlockNeeds } from '../block-data.ts'

export const NOT_A_LINK = 'That is not an address to link to.'

/** `page:<id>`, `asset:<id>`, `mailto:…`, `tel:…`, `#anchor`, a path or a web address; empty for none. */
export const linkTarget = z
  .string()
  .trim()
  .max(2000, 'That address is too long.')
  .refine((href) => href === '' || linkKind(href) !== undefined, NOT_A_LINK)

export const link = z.object({ href: linkTarget, newWindow: z.boolean() })
export type Link = z.infer<typeof link>

export const NO_LINK: Link = { href: '', newWindow: false }

export interface LinkTargets {
  /** Path of each page on the live site. */
  readonly pagePaths: ReadonlyMap<Id, string>
  /** Address of an uploaded file; undefined if it was removed. */
  assetUrl?(id: Id): string | undefined
}

export function linkTargets({ pagePaths, assets }: BlockData): LinkTargets {
  return { pagePaths, assetUrl: (id) => assets.get(id)?.assetUrl }
}

/** The address to write into the page; undefined for targets that were removed or are not allowed. */
export function resolveLink(href: string, targets: LinkTargets): string | undefined {
  const kind = linkKind(href)
  if (kind === 'page') return targets.pagePaths.get(referredId(href))
  if (kind === 'asset') return targets.assetUrl?.(referredId(href))
  return kind && href
}

/** Ids to fetch before these targets can be resolved. */
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
