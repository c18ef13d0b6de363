import type { Item, ItemSummary } from '@sitewright/api/items/shapes'
import type { BlockData } from '@sitewright/blocks/registry'
import { statusAt, statusesFor } from '@sitewright/core/content/item-status'
import { mediaTypeOf } from '@sitewright/core/content/media-types'
import type { Id } from '@sitewright/core/id'
import { itemPath } from '@sitewright/page/address/item-path'
import { type PageRecord, pagePath } from '@sitewright/page/data/site-content'
import type { OwnerItem } from './owner-items.ts'

export interface OwnerView {
  readonly siteId: Id
  /** Pictures of the items, by id. */
  readonly pictures: BlockData['assets']
  readonly origin: string
  readonly now: number
  readonly page: Pick<PageRecord, 'isHome' | 'urlId'>
}

/** An item as the studio lists it; `revision` is that of its body's draft. */
export function presentSummary(
  item: OwnerItem,
  { siteId, pictures, origin, now, page }: OwnerView,
): ItemSummary {
  const picture = item.imageId === null ? undefined : pictures.get(item.imageId)
  return {
    id: item.id,
    collectionId: item.collectionId,
    recordType: item.recordType,
    title: item.title,
    urlId: item.urlId,
    url: origin + itemPath(pagePath(page), item.urlId),
    status: statusAt(item.status, item.publishOn.getTime(), now),
    starred: item.starred,
    publishOn: item.publishOn.getTime(),
    startsAt: item.startsAt?.getTime() ?? null,
    endsAt: item.endsAt?.getTime() ?? null,
    imageId: item.imageId,
    thumbnailUrl: picture ? `/s/${siteId}${picture.assetUrl}?format=300w` : null,
    mediaType: mediaTypeOf({ ...item, hasPicture: picture !== undefined }) ?? null,
    authorName: item.author?.displayName ?? '',
    tags: [...item.tags],
    categories: [...item.categories],
    hasUnpublishedChanges: item.revision !== null && item.revision !== item.publishedRevision,
    updatedAt: item.updatedAt.getTime(),
  }
}

/** An item as its form in the studio shows it. */
export function presentOwnerItem(
  item: OwnerItem,
  view: OwnerView & { readonly role: number },
): Item {
  const summary = presentSummary(item, view)
  return {
    ...summary,
    excerpt: item.excerpt,
    authorId: item.author?.id ?? null,
    sourceUrl: item.sourceUrl,
    passthrough: item.passthrough,
    location: item.location,
    commentAccess: item.commentAccess,
    seoTitle: item.seoTitle,
    seoDescription: item.seoDescription,
    content: item.content,
    documentId: item.documentId,
    allowedStatuses: statusesFor(view.role, item.status),
  }
}
