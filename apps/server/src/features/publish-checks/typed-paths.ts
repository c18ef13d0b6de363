/** Addresses of the site that were typed as links, and what they lead to. Pure. */

import { RESERVED_URL_IDS } from '@sitewright/core/content/page-address'
import type { Id } from '@sitewright/core/id'
import type { PathTarget } from '@sitewright/core/publishing/page-checks'
import { readSitePath } from '@sitewright/core/site/site-path'
import { urlIdBelow } from '@sitewright/page/address/find-page'
import type { Manifest } from '../content/index.ts'

/** An item by its place; whether it is there the database knows. */
export interface ItemAddress {
  readonly collectionId: Id
  readonly urlId: string
}

/** A page as far as its address goes; the first that has an address is what it leads to. */
type Addressed = Pick<Manifest['pages'][number], 'id' | 'isHome' | 'kind' | 'urlId'>

type Place =
  | { readonly kind: 'page'; readonly id: Id }
  | ({ readonly kind: 'item' } & ItemAddress)
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'nothing' }

export interface TypedPath {
  /** The link as it was typed. */
  readonly href: string
  /** Its path, decoded and without query and fragment. */
  readonly path: string
  readonly place: Place
}

/** Links that are no address of a site at all are left out: they are another check's. */
export function typedPaths(hrefs: Iterable<string>, pages: readonly Addressed[]): TypedPath[] {
  return [...new Set(hrefs)].flatMap((href) => {
    const path = readSitePath(href.replace(/[?#].*$/s, '').replace(/(?<=[^/])\/$/, ''))
    return path === undefined ? [] : [{ href, path, place: placeOf(path, pages) }]
  })
}

function placeOf(path: string, pages: readonly Addressed[]): Place {
  const home = pages.find(({ isHome }) => isHome)
  const segments = path.split('/').slice(1)
  const [first = '', ...rest] = segments
  if (first === '') return home ? { kind: 'page', id: home.id } : { kind: 'nothing' }
  // Files of the platform, such as a feed, have a name with a dot.
  if (RESERVED_URL_IDS.has(first) || segments.at(-1)?.includes('.')) return { kind: 'elsewhere' }
  const page = pages.find(({ urlId }) => urlId === first) ?? pages.find(inOtherCase(first))
  if (page && rest.length === 0) return { kind: 'page', id: page.id }
  const [holder, below] = page ? [page, rest.map((one) => one.toLowerCase())] : [home, segments]
  const urlId = holder?.kind && urlIdBelow(holder.kind, below)
  if (holder && urlId !== undefined) return { kind: 'item', collectionId: holder.id, urlId }
  // Below a store there are its categories.
  return page?.kind === 'products' ? { kind: 'elsewhere' } : { kind: 'nothing' }
}

/** Finds the page at an address in other letters, which is redirected, and what is below it to lower case. */
function inOtherCase(first: string): (page: Addressed) => boolean {
  const asked = first.toLowerCase()
  return ({ urlId }) => urlId.toLowerCase() === asked
}

/** Items by their places, as `itemKey` names them. */
export type ItemsByPlace = ReadonlyMap<string, Id>

export function itemKey({ collectionId, urlId }: ItemAddress): string {
  return `${collectionId} ${urlId}`
}

/** Targets by link; one where the site has nothing has none, unless a redirect takes it elsewhere. */
export function pathTargets(
  typed: readonly TypedPath[],
  { items, redirected }: { items: ItemsByPlace; redirected: ReadonlySet<string> },
): ReadonlyMap<string, PathTarget> {
  return new Map(
    typed.flatMap(({ href, path, place }): [string, PathTarget][] => {
      const target = targetOf(place, items)
      if (target) return [[href, target]]
      return redirected.has(path) ? [[href, { kind: 'elsewhere' }]] : []
    }),
  )
}

function targetOf(place: Place, items: ItemsByPlace): PathTarget | undefined {
  if (place.kind === 'nothing') return undefined
  if (place.kind !== 'item') return place
  const id = items.get(itemKey(place))
  return id === undefined ? undefined : { kind: 'item', id }
}
