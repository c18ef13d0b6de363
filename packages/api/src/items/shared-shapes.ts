/** Fields that every item has, whether it is written or sold. Contracts of items and of products extend these. */

import type { CustomFields, CustomValue } from '@sitewright/core/content/item-content'
import { ITEM_STATUSES } from '@sitewright/core/content/item-status'
import * as z from 'zod'
import { filled, id, time } from '../fields.ts'

/** Longest tag, in characters (specification §9). */
export const MAX_TAG = 50
/** Longest category, in characters (specification §9). */
export const MAX_CATEGORY = 25
/** Most tags or categories of one item; more would not fit a list. */
export const MOST_TERMS = 50

export const tag = filled('Please enter a tag.').max(
  MAX_TAG,
  `A tag has at most ${MAX_TAG} characters.`,
)

export const category = filled('Please enter a category.').max(
  MAX_CATEGORY,
  `A category has at most ${MAX_CATEGORY} characters.`,
)

export const itemStatus = z.enum(ITEM_STATUSES)

/** Most characters that the fields of a theme's own type take together, as they are stored. */
const MAX_CUSTOM = 50_000

/** Each says itself what it is, so that an item can be shown whatever theme the site has now. */
const customValue = z.union([
  z.string(),
  z.boolean(),
  z.object({ imageId: id }),
  z.object({ imageIds: z.array(id).max(100) }),
  /** ProseMirror JSON. */
  z.object({ richText: z.unknown() }),
]) satisfies z.ZodType<CustomValue>

/** What a theme's own type of items adds. */
export const customFields = z.object({
  /** Of a type of the theme's (`customTypes`); empty for none. */
  customType: z.string().trim().max(60).default(''),
  /** What the type adds, by the names of its fields: `customContent` in templates. */
  custom: z
    .record(z.string().min(1).max(60), customValue)
    .refine(
      (fields) => JSON.stringify(fields).length <= MAX_CUSTOM,
      'These fields hold more than 50 KB together.',
    )
    .default({}),
}) satisfies z.ZodType<CustomFields>

/** What an owner sends of any item. */
export const sharedInput = z.object({
  title: filled('Please enter a title.').max(200),
  /** Derived from the title unless said. */
  urlId: z.string().trim().max(200).optional(),
  tags: z.array(tag).max(MOST_TERMS).default([]),
  authorId: id.nullable().default(null),
  /** Featured. */
  starred: z.boolean().default(false),
  seoTitle: z.string().trim().max(200).default(''),
  seoDescription: z.string().trim().max(400).default(''),
  /** The date shown; in the future, the moment it goes live. */
  publishOn: time.optional(),
})

/** What the studio gets of any item in a list. */
export const sharedSummary = z.object({
  id,
  title: z.string(),
  /** Its body has edits that visitors do not see yet. */
  hasUnpublishedChanges: z.boolean(),
  updatedAt: time,
})

/** What the studio gets of any item that it opens. */
export const sharedItem = sharedSummary.extend({
  collectionId: id,
  urlId: z.string(),
  /** Address on the live site. */
  url: z.string(),
  starred: z.boolean(),
  publishOn: time,
  tags: z.array(z.string()),
  authorId: id.nullable(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** Its body, edited on the page; null for kinds of items that have none. */
  documentId: id.nullable(),
  /** States that the asking person may choose for it. */
  allowedStatuses: z.array(itemStatus),
})

/** `updatedAt` as the form showed it: what someone else saved meanwhile is not overwritten. */
export const seenAt = time.optional()

/** How an item's body is put before visitors. */
export const publishing = z.object({
  /**
   * From when on visitors see it; `now` goes by the server's clock. Left out, an item that is public, scheduled or private stays so with its
   * date, and any other is public from now on.
   */
  publishOn: z.union([time, z.literal('now')]).optional(),
})
