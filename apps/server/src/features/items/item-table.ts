/** SQL that reads items. Each function is one statement, authors included. */

import { withoutBadLinks } from '@sitewright/blocks/rich-text'
import type { ItemContent } from '@sitewright/core/content/item-content'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import { safeLink } from '@sitewright/core/links/link-address'
import type { AuthorRecord, ItemRecord } from '@sitewright/page/data/item-record'
import type { SiteTx } from '../../platform/database.ts'

/** Query for items of the site that were not removed; callers add conditions and order. */
export function items(site: SiteTx) {
  return anyItems(site).where('item.is_removed', '=', false)
}

/** Those, and the ones that were only begun, for whoever has one's id: its editor and its canvas. */
export function openItems(site: SiteTx) {
  return anyItems(site).where(({ or, eb }) =>
    or([eb('item.is_removed', '=', false), eb('item.begun_at', 'is not', null)]),
  )
}

function anyItems({ id, db }: SiteTx) {
  return db
    .selectFrom('item')
    .leftJoin('author', (join) =>
      join
        .onRef('author.website_id', '=', 'item.website_id')
        .onRef('author.id', '=', 'item.author_id'),
    )
    .selectAll('item')
    .select(['display_name', 'bio', 'avatar_id', 'website_url'])
    .where('item.website_id', '=', id)
}

export type ItemRow = Awaited<ReturnType<ReturnType<typeof items>['execute']>>[number]

/** Fields that items stored by earlier versions lack. */
const LATER_FIELDS = { customType: '', custom: {}, promotedBlockType: '' } as const

export function asItem(row: ItemRow): ItemRecord {
  return {
    id: row.id,
    collectionId: row.collection_id,
    recordType: row.record_type,
    status: row.status,
    publishOn: row.publish_on,
    visibleFrom: row.visible_from,
    title: row.title,
    urlId: row.url_id,
    excerpt: withoutBadLinks(row.excerpt),
    imageId: row.image_id,
    moreImageIds: row.more_image_ids,
    author: authorOf(row),
    starred: row.starred,
    sourceUrl: safeLink('item', row.source_url),
    passthrough: row.passthrough,
    tags: row.tags,
    categories: row.categories,
    location: row.location,
    commentAccess: row.comment_access,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    // Null for items from before themes had types of items.
    content: withSafeLinks({ ...LATER_FIELDS, ...row.content }),
    position: row.position,
    documentId: row.document_id,
    publishedRevision: row.published_revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** Drops unsafe links that earlier versions stored without checking them. */
function withSafeLinks(content: ItemContent): ItemContent {
  return {
    ...content,
    clickthroughUrl: safeLink('item', content.clickthroughUrl),
    audioUrl: safeLink('item', content.audioUrl),
    videoUrl: safeLink('item', content.videoUrl),
    custom: withoutBadLinks(content.custom),
  }
}

function authorOf(row: ItemRow): AuthorRecord | null {
  if (row.author_id === null) return null
  return {
    id: row.author_id,
    displayName: row.display_name ?? '',
    bio: row.bio ?? '',
    avatarId: row.avatar_id,
    websiteUrl: safeLink('item', row.website_url ?? ''),
  }
}

/** An item for owners and their canvas, in whichever state it is. */
export async function findItem(site: SiteTx, itemId: Id): Promise<ItemRecord | undefined> {
  const row = await openItems(site).where('item.id', '=', itemId).executeTakeFirst()
  return row && asItem(row)
}

/** The item whose body a document is. */
export async function itemOfDocument(
  site: SiteTx,
  documentId: Id,
): Promise<ItemRecord | undefined> {
  const row = await openItems(site).where('item.document_id', '=', documentId).executeTakeFirst()
  return row && asItem(row)
}

/** An item that is written in its own form; undefined for one that is sold, which the store's calls change. */
export async function findWrittenItem(site: SiteTx, itemId: Id): Promise<ItemRecord | undefined> {
  const item = await findItem(site, itemId)
  return item?.recordType === RECORD_TYPES.storeItem ? undefined : item
}

/** The item at an address, for owners and their canvas, in whichever state it is. */
export async function itemByUrlId(
  site: SiteTx,
  { collectionId }: { readonly collectionId: Id },
  urlId: string,
): Promise<ItemRecord | undefined> {
  const row = await openItems(site)
    .where('item.collection_id', '=', collectionId)
    .where('item.url_id', '=', urlId)
    .executeTakeFirst()
  return row && asItem(row)
}

/** Pessimistic lock on the item's row until the transaction ends; says whether its address follows its title. */
export async function lockItem(
  { id, db }: SiteTx,
  itemId: Id,
): Promise<{ readonly followsTitle: boolean }> {
  const row = await db
    .selectFrom('item')
    .select('address_follows_title as followsTitle')
    .where('website_id', '=', id)
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? { followsTitle: false }
}

/** Pessimistic lock on the rows of many items, always in the order of ids, which prevents deadlocks. */
export async function lockItems({ id, db }: SiteTx, itemIds: readonly Id[]): Promise<void> {
  await db
    .selectFrom('item')
    .select('id')
    .where('website_id', '=', id)
    .where('id', 'in', [...itemIds])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** URL ids in use on a collection. */
export async function urlIdsOf({ id, db }: SiteTx, collectionId: Id): Promise<Set<string>> {
  const rows = await db
    .selectFrom('item')
    .select('url_id')
    .where('website_id', '=', id)
    .where('collection_id', '=', collectionId)
    .where('is_removed', '=', false)
    .execute()
  return new Set(rows.map(({ url_id }) => url_id))
}

/** Number of items in a collection, and the highest position among them. */
export async function extentOf(
  { id, db }: SiteTx,
  collectionId: Id,
): Promise<{ count: number; last: number }> {
  return db
    .selectFrom('item')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'),
    ])
    .where('website_id', '=', id)
    .where('collection_id', '=', collectionId)
    .where('is_removed', '=', false)
    .executeTakeFirstOrThrow()
}
