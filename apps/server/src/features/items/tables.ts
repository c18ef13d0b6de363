import type { CommentAccess } from '@sitewright/core/comments/comment-rules'
import type { CategoryType, PageRendering } from '@sitewright/core/commerce/category-tree'
import type { RecordType } from '@sitewright/core/content/collection-kinds'
import type { ItemContent, ItemLocation } from '@sitewright/core/content/item-content'
import type { ItemStatus } from '@sitewright/core/content/item-status'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { Generated, JSONColumnType } from 'kysely'

/** An item of a collection: a post, an event, a picture, a track, a lesson, a product. */
export interface ItemTable {
  website_id: Id
  id: Id
  collection_id: Id
  record_type: RecordType
  status: ItemStatus
  /** Date that is shown, and that lists go by. */
  publish_on: Date
  /** Time from which visitors see it; null for never. Follows from `status` and `publish_on`. */
  visible_from: Date | null
  title: string
  url_id: string
  excerpt: JSONColumnType<JsonObject | null>
  image_id: Id | null
  /** Pictures behind the first, in their order. */
  more_image_ids: Generated<Id[]>
  author_id: Id | null
  starred: boolean
  source_url: string
  passthrough: boolean
  tags: string[]
  /** Names of categories; collections with a tree of categories use `item_in_category`. */
  categories: string[]
  location: JSONColumnType<ItemLocation | null>
  comment_access: Generated<CommentAccess>
  like_count: Generated<number>
  comment_count: Generated<number>
  seo_title: string
  seo_description: string
  starts_at: Date | null
  ends_at: Date | null
  content: JSONColumnType<ItemContent>
  /** Position in collections that owners arrange. */
  position: number
  document_id: Id | null
  /** Revision of its body that visitors see; null before the first. */
  published_revision: number | null
  is_removed: Generated<boolean>
  /** Time of opening one that nothing was written in yet; it counts as removed. */
  begun_at: Generated<Date | null>
  /** Whether its address is made of its title anew while it is a draft. */
  address_follows_title: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** Tags and categories of items, to find items by them. */
export interface ItemTermTable {
  website_id: Id
  collection_id: Id
  kind: 'tag' | 'category'
  /** Lower-case, so that `?tag=Tea` finds `tea`. */
  term_ci: string
  item_id: Id
}

/** A branch of a collection's tree of categories (specification §3 "Product category"). */
export interface CategoryTable {
  website_id: Id
  id: Id
  collection_id: Id
  /** Category above; null for the root, of which each store has one. */
  parent_id: Id | null
  type: Generated<CategoryType>
  /** Empty for a root that is called as its store is. */
  display_name: string
  /** One segment of its address: `shirts` of `clothing/shirts`; empty for a root. */
  url_id: string
  /** Display index: place among its siblings, counted from 1. */
  position: number
  page_rendering: Generated<PageRendering>
}

export interface ItemInCategoryTable {
  website_id: Id
  category_id: Id
  item_id: Id
  /** Position among the item's categories, in the order the owner chose. */
  position: number
}

export interface AuthorTable {
  website_id: Id
  id: Id
  display_name: string
  bio: string
  avatar_id: Id | null
  website_url: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    item: ItemTable
    item_term: ItemTermTable
    category: CategoryTable
    item_in_category: ItemInCategoryTable
    author: AuthorTable
  }
}
