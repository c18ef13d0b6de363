/** Items as blocks print them in lists: a title that leads to the item, with a picture and facts beside it. Pure. */

import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import * as z from 'zod'
import type { BlockContext } from '../block-definition.ts'
import { pictureOf } from '../picture.ts'
import type { BlockList, ListCount } from './block-list.ts'

/** Fields of an item of any kind that lists print; what cannot be read is left out. */
const listed = z.object({
  id: z.string().catch(''),
  collectionId: z.string().catch(''),
  recordType: z.number().catch(0),
  title: z.string().catch(''),
  fullUrl: z.string().catch(''),
  passthrough: z.boolean().catch(false),
  sourceUrl: z.string().catch(''),
  publishOn: z.number().nullable().catch(null),
  startDate: z.number().nullable().catch(null),
  endDate: z.number().nullable().catch(null),
  excerpt: z.union([z.string(), z.object({ html: z.string() })]).catch(''),
  author: z.object({ id: z.string(), displayName: z.string() }).nullable().catch(null),
  categories: z.array(z.string()).catch([]),
  tags: z.array(z.string()).catch([]),
  location: z
    .object({
      addressTitle: z.string().catch(''),
      addressLine1: z.string().catch(''),
      addressLine2: z.string().catch(''),
    })
    .nullable()
    .catch(null),
})
export type ListedItem = z.infer<typeof listed>

const pictured = z.object({
  assetUrl: z.string().min(1),
  originalSize: z.string().catch(''),
  systemDataVariants: z.string().catch(''),
  mediaFocalPoint: z.object({ x: z.number(), y: z.number() }).catch({ x: 0.5, y: 0.5 }),
  altText: z.string().catch(''),
})

export function readItem(item: JsonObject): ListedItem {
  return listed.parse(item)
}

/** Address of an item: a post that only passes on leads straight to its target. Empty for an item without a page. */
export function itemUrl({ passthrough, sourceUrl, fullUrl }: ListedItem): string {
  return passthrough && sourceUrl !== '' ? sourceUrl : fullUrl
}

/** The first picture of an item; of a product, that is among its own items. */
export function itemPicture(
  item: JsonObject,
  { share, isEager, altText }: Pick<BlockContext, 'isEager' | 'share'> & { altText: string },
): JsonObject | undefined {
  const inside = Array.isArray(item.items) ? item.items : []
  for (const source of [item, ...inside]) {
    const read = pictured.safeParse(source)
    if (read.success) return pictureOf(read.data, { altText, share, isEager })
  }
  return undefined
}

/** Names with the addresses of what else has them, where there is such an address. */
export function linkedTerms(names: readonly string[], counts: readonly ListCount[]): JsonObject[] {
  const urls = new Map(counts.map(({ name, url }) => [name.toLowerCase(), url]))
  return names.map((name) => ({ name, url: urls.get(name.toLowerCase()) ?? '' }))
}

/** Facts of an item as a list prints them; a markup shows those that its block asks for. */
export function teaserOf(item: JsonObject, { counts, pages }: BlockList): JsonObject {
  const read = readItem(item)
  const { location, author, excerpt } = read
  const isEvent = read.startDate !== null
  const page = pages.find(({ id }) => id === read.collectionId)
  const path = page?.url ?? ''
  return {
    id: read.id,
    title: read.title,
    url: itemUrl(read),
    date: read.startDate ?? (page?.isDated === true ? read.publishOn : null),
    isEvent,
    endDate: isEvent && read.endDate !== read.startDate ? read.endDate : null,
    excerpt: typeof excerpt === 'string' ? excerpt : excerpt.html,
    author: author?.displayName ?? '',
    authorUrl: author && path ? `${path}?author=${encodeURIComponent(author.id)}` : '',
    categories: linkedTerms(read.categories, counts.categories),
    tags: linkedTerms(read.tags, counts.tags),
    location: location?.addressTitle || location?.addressLine1 || '',
    sold: read.recordType === RECORD_TYPES.storeItem ? item : null,
  }
}
