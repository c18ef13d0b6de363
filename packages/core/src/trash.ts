/** Trash of a site: what is removed waits there, and can be put back, until it is removed for good. */

import { type Capability, can } from './roles.ts'

/** Every kind of thing that goes to the trash. Whoever may remove one may put it back. */
export const TRASH_KINDS = {
  page: { needs: 'content.edit' },
  item: { needs: 'content.publish' },
  product: { needs: 'products.edit' },
  file: { needs: 'files.upload' },
} as const satisfies Record<string, { readonly needs: Capability }>

export type TrashKind = keyof typeof TRASH_KINDS

export const TRASH_KIND_NAMES = Object.keys(TRASH_KINDS) as [TrashKind, ...TrashKind[]]

/** Kinds of things in the trash that a role sees; all others are not there for it. */
export function trashKindsOf(role: number): TrashKind[] {
  return TRASH_KIND_NAMES.filter((kind) => can(role, TRASH_KINDS[kind].needs))
}

/**
 * The address or SKU that something had, or where it is taken the next free one: `about`, `about-1`, `about-2`. `most` characters at
 * most, for which its end gives way.
 */
export function nextFreeAddress(
  address: string,
  isTaken: (candidate: string) => boolean,
  most = Number.POSITIVE_INFINITY,
): string {
  let free = address
  for (let number = 1; isTaken(free); number += 1) {
    const end = `-${number}`
    free = address.slice(0, most - end.length) + end
  }
  return free
}
