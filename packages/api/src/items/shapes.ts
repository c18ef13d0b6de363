import type { CustomValue, ItemContent, ItemLocation } from '@sitewright/core/content/item-content'
import { ITEM_STATUSES } from '@sitewright/core/content/item-status'
import { MEDIA_TYPES } from '@sitewright/core/content/media-types'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { isLinkFor } from '@sitewright/core/links/link-address'
import * as z from 'zod'
import { filled, id, time } from '../fields.ts'

/** Specification §9: tag length 50; category length 25. */
export const MAX_TAG = 50
export const MAX_CATEGORY = 25
const MOST_TERMS = 50

export const tag = filled('Please enter a tag.').max(
  MAX_TAG,
  `A tag has at most ${MAX_TAG} characters.`,
)
const category = filled('Please enter a category.').max(
  MAX_CATEGORY,
  `A category has at most ${MAX_CATEGORY} characters.`,
)

/** A web address, a mail address, a phone number or a path of the site; empty for none. */
const link = z
  .string()
  .trim()
  .max(2000)
  .refine((href) => isLinkFor('item', href), 'Enter a web address, or a path that begins with /.')

const degrees = (most: number) => z.number().min(-most).max(most)

/** Where an event takes place (specification §3 "Event"). */
export const itemLocation = z.object({
  addressTitle: z.string().trim().max(200).default(''),
  addressLine1: z.string().trim().max(200).default(''),
  addressLine2: z.string().trim().max(200).default(''),
  addressCountry: z.string().trim().max(100).default(''),
  mapLat: degrees(90).nullable().default(null),
  mapLng: degrees(180).nullable().default(null),
}) satisfies z.ZodType<ItemLocation>

/** All fields of an item of a theme's own type, as they are stored. */
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

/** What only some record types have; the others leave it at its default. */
export const itemContent = z.object({
  /** Pictures: where a click leads. */
  clickthroughUrl: link.default(''),
  /** Tracks: the sound file, who plays, and how long. */
  audioUrl: link.default(''),
  artist: z.string().trim().max(200).default(''),
  durationMs: z.number().int().min(0).max(86_400_000).default(0),
  /** Videos and lessons: the page of the video at YouTube or Vimeo, or a file. */
  videoUrl: link.default(''),
  quote: z.string().trim().max(5_000).default(''),
  quoteSource: z.string().trim().max(200).default(''),
  /** Lessons: the heading they are listed under. */
  chapter: z.string().trim().max(100).default(''),
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
}) satisfies z.ZodType<ItemContent>

const recordType = z
  .number()
  .int()
  .refine((value) => (Object.values(RECORD_TYPES) as number[]).includes(value))

export const itemStatus = z.enum(ITEM_STATUSES)

/** What an owner sends. */
export const itemInput = z.object({
  recordType: recordType.optional(),
  title: filled('Please enter a title.').max(200),
  /** Derived from the title unless said. May have slashes in it: `2026/3/29/tea`. */
  urlId: z.string().trim().max(200).optional(),
  /** Rich text as ProseMirror JSON. */
  excerpt: z.unknown().optional(),
  imageId: id.nullable().default(null),
  tags: z.array(tag).max(MOST_TERMS).default([]),
  categories: z.array(category).max(MOST_TERMS).default([]),
  authorId: id.nullable().default(null),
  /** Featured. */
  starred: z.boolean().default(false),
  /** Where the item is from, or leads. */
  sourceUrl: link.default(''),
  /** In lists, its title leads to `sourceUrl` instead of its own page (specification §3 "Post"). */
  passthrough: z.boolean().default(false),
  location: itemLocation.nullable().default(null),
  allowsComments: z.boolean().default(true),
  seoTitle: z.string().trim().max(200).default(''),
  seoDescription: z.string().trim().max(400).default(''),
  status: itemStatus.default('draft'),
  /** The date shown; in the future, the moment it goes live. Unless said, what goes live gets the present, and anything else keeps its own. */
  publishOn: time.optional(),
  /** Events only. */
  startsAt: time.nullable().default(null),
  endsAt: time.nullable().default(null),
  content: itemContent.prefault({}),
})
export type ItemInput = z.infer<typeof itemInput>

export const itemSummary = z.object({
  id,
  collectionId: id,
  recordType: z.number().int(),
  title: z.string(),
  urlId: z.string(),
  /** Address on the live site. */
  url: z.string(),
  status: itemStatus,
  starred: z.boolean(),
  publishOn: time,
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  imageId: id.nullable(),
  /** A small version of its picture. */
  thumbnailUrl: z.string().nullable(),
  /** What is in its place of a gallery or album; null for items that are something else. */
  mediaType: z.enum(MEDIA_TYPES).nullable(),
  authorName: z.string(),
  tags: z.array(z.string()),
  categories: z.array(z.string()),
  /** Its body has edits that visitors do not see yet. */
  hasUnpublishedChanges: z.boolean(),
  updatedAt: time,
})
export type ItemSummary = z.infer<typeof itemSummary>

export const item = itemSummary.extend({
  excerpt: z.unknown(),
  authorId: id.nullable(),
  sourceUrl: z.string(),
  passthrough: z.boolean(),
  location: itemLocation.nullable(),
  allowsComments: z.boolean(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  content: itemContent,
  /** Its body, edited on the page; null for kinds of items that have none. */
  documentId: id.nullable(),
  /** States that the asking person may choose for it. */
  allowedStatuses: z.array(itemStatus),
})
export type Item = z.infer<typeof item>

export const author = z.object({
  id,
  displayName: filled('Please enter a name.').max(100),
  bio: z.string().trim().max(2_000),
  avatarId: id.nullable(),
  websiteUrl: link,
})
export type Author = z.infer<typeof author>
