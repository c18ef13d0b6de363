/** Related items on a remote site, by the same rule as on the site itself. */

import type { Json, JsonObject } from '@sitewright/core/json'
import { relativesOf } from '../items/relatives.ts'
import { readRelatedLimit } from '../templates/collect-tags.ts'

/** The lists of a remote site that have been read. */
export interface RemoteLists {
  /** Contexts of the current page, and of those that were read for it. */
  readonly shown: readonly JsonObject[]
  /** The context at a path; empty if it has not been read. */
  at(path: string): JsonObject
}

/**
 * The related items that the site itself gives, if there are enough; otherwise the best among the first items of the
 * collection, which is all that a list contains.
 */
export function relatedTo(
  { item: shown }: JsonObject,
  attributes: Readonly<Record<string, string>>,
  lists: RemoteLists,
): JsonObject[] {
  const most = readRelatedLimit(attributes)
  const { itemId = idOf(shown), collectionId } = attributes
  const read = lists.shown.flatMap(withChildren)
  const item = read.flatMap(itemsIn).find((one) => idOf(one) === itemId)
  if (!item || (collectionId !== undefined && item.collectionId !== collectionId)) return []
  const collections = objectsIn(read.map(({ collection = null }) => collection))
  const collection = collections.find(({ id }) => id === item.collectionId)
  const { relatedItems } = (collection?.features ?? {}) as JsonObject
  if (typeof collection?.fullUrl !== 'string' || relatedItems === false) return []
  const told = objectsIn(item.relatedItems)
  if (told.length >= most) return told.slice(0, most)
  const others = itemsIn(lists.at(collection.fullUrl)).map(asLikeness)
  return relativesOf(asLikeness(item), others, most).map(({ item: one }) => one)
}

/** A context and, for an index, those of its pages. */
function withChildren(context: JsonObject): JsonObject[] {
  const { collections } = (context.collection ?? {}) as JsonObject
  const children = objectsIn(collections).map((collection) => ({
    collection,
    items: collection.items ?? [],
  }))
  return [context, ...children]
}

/** Items of a list; past events are related to none. */
function itemsIn({ item, items, upcoming }: JsonObject): JsonObject[] {
  return [...objectsIn(item === undefined ? [] : [item]), ...objectsIn(upcoming ?? items)]
}

function asLikeness(item: JsonObject) {
  return { item, id: idOf(item), categories: namesIn(item.categories), tags: namesIn(item.tags) }
}

/** Names of an item's terms; categories of stores are objects. */
function namesIn(words: Json | undefined): string[] {
  return Array.isArray(words)
    ? words.map((word) => (typeof word === 'string' ? word : idOf(word)))
    : []
}

function idOf(value: Json | undefined): string {
  const id = (value as JsonObject | null | undefined)?.id
  return typeof id === 'string' ? id : ''
}

function objectsIn(values: Json | undefined): JsonObject[] {
  if (!Array.isArray(values)) return []
  return values.filter((one): one is JsonObject => typeof one === 'object' && one !== null)
}
