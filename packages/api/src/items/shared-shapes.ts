/** Fields of every item, written or sold. Contracts of items and of products extend these. */

import type { CustomFields, CustomValue } from '@sitewright/core/content/item-content'
import { ITEM_STATUSES } from '@sitewright/core/content/item-status'
import * as z from 'zod'
import { filled, id, time } from '../fields.ts'

/** The most characters of a tag (specification §9). */
export const MAX_TAG = 50
/** The most characters of a category (specification §9). */
export const MAX_CATEGORY = 25
/** The most tags or categories of one item, so that they fit a list. */
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

/** The most characters of all custom fields together, as they are stored. */
const MAX_CUSTOM = 50_000

/** A value with its own kind, so that an item can be shown whatever theme the site has now. */
const customValue = z.union([
  z.string(),
  z.boolean(),
  z.object({ imageId: id }),
  z.object({ imageIds: z.array(id).max(100) }),
  /** Rich text as ProseMirror JSON. */
  z.object({ richText: z.unknown() }),
]) satisfies z.ZodType<CustomValue>

/** Data of an item whose type the theme defines. */
export const customFields = z.object({
  /** One of the theme's `customTypes`; empty for none. */
  customType: z.string().trim().max(60).default(''),
  /** Values by the names of the type's fields: `customContent` in templates. */
  custom: z
    .record(z.string().min(1).max(60), customValue)
    .refine(
      (fields) => JSON.stringify(fields).length <= MAX_CUSTOM,
      'These fields hold more than 50 KB together.',
    )
    .default({}),
}) satisfies z.ZodType<CustomFields>

/** Fields of any item from the owner. */
export const sharedInput = z.object({
  title: filled('Please enter a title.').max(200),
  /** Derived from the title by default. */
  urlId: z.string().trim().max(200).optional(),
  tags: z.array(tag).max(MOST_TERMS).default([]),
  authorId: id.nullable().default(null),
  /** Whether it is featured. */
  starred: z.boolean().default(false),
  seoTitle: z.string().trim().max(200).default(''),
  seoDescription: z.string().trim().max(400).default(''),
  /** The displayed date; in the future, the moment it goes live. */
  publishOn: time.optional(),
})

/** Fields of any item in a list of the studio. */
export const sharedSummary = z.object({
  id,
  title: z.string(),
  /** Whether its body has edits that visitors do not see yet. */
  hasUnpublishedChanges: z.boolean(),
  updatedAt: time,
})

/** Fields of any item that the studio opens. */
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
  /** Document of its body, edited on the page; null for kinds of items that have none. */
  documentId: id.nullable(),
  /** Statuses that the caller may choose for it. */
  allowedStatuses: z.array(itemStatus),
})

/** Optimistic concurrency: `updatedAt` as the form showed it; the save is refused if someone else saved meanwhile. */
export const seenAt = time.optional()

/** The input of publishing an item's body. */
export const publishing = z.object({
  /**
   * The time from which visitors see it; `now` is the server's clock. By default an item that is public, scheduled or
   * private keeps its status and date, and any other is public from now on.
   */
  publishOn: z.union([time, z.literal('now')]).optional(),
})
