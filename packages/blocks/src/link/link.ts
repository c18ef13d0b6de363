/** Validates the targets of links, and resolves them on the live site. Buttons, pictures and text share it. */

import type { Id } from '@sitewright/core/id'
import { type LinkReference, linkKind, linkReference } from '@sitewright/core/links/link-address'
import * as z from 'zod'
import type { BlockData, BlockNeeds } from '../block-data.ts'

export const NOT_A_LINK = 'That is not an address to link to.'

/** `page:<id>`, with a section's anchor or without, `item:<id>`, `asset:<id>`, `mailto:…`, `tel:…`, `#anchor`, a path or a web address; empty for none. */
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
  /** Path of an item of a collection; undefined if it was removed or visitors do not see it. */
  itemPath?(id: Id): string | undefined
  /** Address of an uploaded file; undefined if it was removed. */
  assetUrl?(id: Id): string | undefined
}

export function linkTargets({ pagePaths, linkedItems, assets }: BlockData): LinkTargets {
  return {
    pagePaths,
    itemPath: (id) => linkedItems.get(id)?.path || undefined,
    assetUrl: (id) => assets.get(id)?.assetUrl,
  }
}

/** The address to write into the page; undefined for targets that were removed or are not allowed. */
export function resolveLink(href: string, targets: LinkTargets): string | undefined {
  const reference = linkReference(href)
  if (!reference) return linkKind(href) && href
  const address = ADDRESS_OF[reference.kind](reference.id, targets)
  return address && `${address}${reference.fragment}`
}

const ADDRESS_OF: Readonly<
  Record<LinkReference['kind'], (id: Id, targets: LinkTargets) => string | undefined>
> = {
  page: (id, { pagePaths }) => pagePaths.get(id),
  item: (id, { itemPath }) => itemPath?.(id),
  asset: (id, { assetUrl }) => assetUrl?.(id),
}

/** Ids to fetch before these targets can be resolved. */
export function linkNeeds(...hrefs: readonly string[]): BlockNeeds {
  const references = hrefs.flatMap((href) => linkReference(href) ?? [])
  const idsOf = (kind: LinkReference['kind']) =>
    references.filter((one) => one.kind === kind).map(({ id }) => id)
  return { pages: idsOf('page'), linkedItems: idsOf('item'), assets: idsOf('asset') }
}
