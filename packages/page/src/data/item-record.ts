import type { CommentAccess } from '@sitewright/core/comments/comment-rules'
import type { RecordType } from '@sitewright/core/content/collection-kinds'
import type { ItemContent, ItemLocation } from '@sitewright/core/content/item-content'
import type { ItemStatus } from '@sitewright/core/content/item-status'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'

/** An item of a collection as read from the database. Products have more: `ShownProduct`. */
export interface ItemRecord {
  readonly id: Id
  readonly collectionId: Id
  readonly recordType: RecordType
  readonly status: ItemStatus
  readonly publishOn: Date
  readonly visibleFrom: Date | null
  readonly title: string
  readonly urlId: string
  readonly excerpt: JsonObject | null
  readonly imageId: Id | null
  /** Pictures after the first. */
  readonly moreImageIds: readonly Id[]
  readonly author: AuthorRecord | null
  readonly starred: boolean
  readonly sourceUrl: string
  readonly passthrough: boolean
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  readonly location: ItemLocation | null
  readonly commentAccess: CommentAccess
  readonly likeCount: number
  readonly commentCount: number
  readonly seoTitle: string
  readonly seoDescription: string
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly content: ItemContent
  readonly position: number
  readonly documentId: Id | null
  readonly publishedRevision: number | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface AuthorRecord {
  readonly id: Id
  readonly displayName: string
  readonly bio: string
  readonly avatarId: Id | null
  readonly websiteUrl: string
}
