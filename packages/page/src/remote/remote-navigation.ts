/** Navigations of a published remote site in another theme, and the siblings of a page in its folder. */

import type { JsonObject } from '@sitewright/core/json'
import type { Theme } from '@sitewright/theme/for-pages'
import { keyInTheme } from '../context/navigation.ts'
import type { RemoteKnown, RemoteView } from './remote-site.ts'

export interface RemoteNavigation {
  /** Items by the name that a tag uses for a navigation. */
  itemsOf(navigationId: string | undefined): readonly JsonObject[]
  /** Pages in the folder or index of the current page, or in the page itself; undefined outside of one. */
  readonly beside: readonly JsonObject[] | undefined
}

export function remoteNavigation(
  { context, path }: RemoteView,
  { navigations, firstLevel }: Pick<RemoteKnown, 'navigations' | 'firstLevel'>,
  theme: Theme,
): RemoteNavigation {
  const current = idOf(context.collection)
  const byKey = new Map(Object.entries(navigations ?? {}))
  const first = firstLevel.flatMap((one) => entryFor(one, path))
  const entries = [...[...byKey.values()].flat(), ...first, context]
  return {
    itemsOf: (name) =>
      navigations
        ? (byKey.get(keyInTheme(name, theme)) ?? []).map((item) => marked(item, current))
        : first,
    beside: entries
      .map(inside)
      .find((folder) => folder && isAround(folder, current))
      ?.items.map((item) => marked(item, current)),
  }
}

interface Folder {
  readonly id: string
  readonly items: readonly JsonObject[]
}

/** The pages in a folder or an index: in the entry of a navigation, or in the index's own data. */
function inside({ collection, items }: JsonObject): Folder | undefined {
  const { collections, folder } = (collection ?? {}) as JsonObject
  const id = idOf(collection)
  if (Array.isArray(collections)) {
    return { id, items: collections.map((one) => ({ collection: one as JsonObject })) }
  }
  return folder === true && Array.isArray(items) ? { id, items: items as JsonObject[] } : undefined
}

function isAround({ id, items }: Folder, current: string): boolean {
  const isIn = ({ collection }: JsonObject) => idOf(collection) === current
  return current !== '' && (id === current || items.some(isIn))
}

/** The item, marked as active if it is the current page. */
function marked(item: JsonObject, current: string): JsonObject {
  const items = (item.items as readonly JsonObject[] | undefined)?.map((one) =>
    marked(one, current),
  )
  const active = current !== '' && idOf(item.collection) === current
  const isInside = active || items?.some((one) => one.active === true) === true
  return { ...item, active, folderActive: items !== undefined && isInside, ...(items && { items }) }
}

function entryFor({ collection: shown }: JsonObject, path: string): JsonObject[] {
  const collection = shown as JsonObject | undefined
  if (typeof collection?.fullUrl !== 'string') return []
  const navigationTitle = collection.navigationTitle ?? collection.title ?? ''
  const active = collection.fullUrl === path
  return [{ active, folderActive: active, collection: { ...collection, navigationTitle } }]
}

function idOf(collection: JsonObject[string] | undefined): string {
  const id = (collection as JsonObject | null | undefined)?.id
  return typeof id === 'string' ? id : ''
}
