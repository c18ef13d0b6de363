import { COMMENT_ACCESS } from '@sitewright/core/comments/comment-rules'
import {
  type ItemContent,
  type ItemLocation,
  PROMOTED_BLOCKS,
} from '@sitewright/core/content/item-content'
import { MEDIA_TYPES } from '@sitewright/core/content/media-types'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { isLinkFor } from '@sitewright/core/links/link-address'
import * as z from 'zod'
import { filled, id, time } from '../fields.ts'
import {
  category,
  customFields,
  itemStatus,
  MOST_TERMS,
  sharedInput,
  sharedItem,
  sharedSummary,
} from './shared-shapes.ts'

/** A web address, a mail address, a phone number or a path of the site; empty for none. */
const link = z
  .string()
  .trim()
  .max(2000)
  .refine((href) => isLinkFor('item', href), 'Enter a web address, or a path that begins with /.')

const degrees = (most: number) => z.number().min(-most).max(most)

/** The location of an event (specification §3 "Event"). */
export const itemLocation = z.object({
  addressTitle: z.string().trim().max(200).default(''),
  addressLine1: z.string().trim().max(200).default(''),
  addressLine2: z.string().trim().max(200).default(''),
  addressCountry: z.string().trim().max(100).default(''),
  mapLat: degrees(90).nullable().default(null),
  mapLng: degrees(180).nullable().default(null),
}) satisfies z.ZodType<ItemLocation>

/** Fields that only some record types use; the others leave them at their default. */
export const itemContent = customFields.extend({
  /** Pictures: the target of a click. */
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
  /** Posts: the kind of block that they are about; empty for none. */
  promotedBlockType: z.enum(['', ...PROMOTED_BLOCKS]).default(''),
}) satisfies z.ZodType<ItemContent>

const recordType = z
  .number()
  .int()
  .refine((value) => (Object.values(RECORD_TYPES) as number[]).includes(value))

/** An item from the owner. */
export const itemInput = sharedInput.extend({
  recordType: recordType.optional(),
  /** Derived from the title by default. May contain slashes: `2026/3/29/tea`. */
  urlId: sharedInput.shape.urlId,
  /** Rich text as ProseMirror JSON. */
  excerpt: z.unknown().optional(),
  imageId: id.nullable().default(null),
  categories: z.array(category).max(MOST_TERMS).default([]),
  /** Source or target of the item. */
  sourceUrl: link.default(''),
  /** Whether its title in lists leads to `sourceUrl` instead of its own page (specification §3 "Post"). */
  passthrough: z.boolean().default(false),
  location: itemLocation.nullable().default(null),
  commentAccess: z.enum(COMMENT_ACCESS).default('open'),
  status: itemStatus.default('draft'),
  /** By default an item that goes live gets the current time, and any other keeps its own. */
  publishOn: sharedInput.shape.publishOn,
  /** Begin of the event; events only. */
  startsAt: time.nullable().default(null),
  endsAt: time.nullable().default(null),
  content: itemContent.prefault({}),
})
export type ItemInput = z.infer<typeof itemInput>

const listed = {
  recordType: z.number().int(),
  status: itemStatus,
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  imageId: id.nullable(),
  /** A small version of its picture. */
  thumbnailUrl: z.string().nullable(),
  /** Media type in a gallery or album; null for other items. */
  mediaType: z.enum(MEDIA_TYPES).nullable(),
  authorName: z.string(),
  categories: z.array(z.string()),
}

export const itemSummary = sharedSummary.extend({
  ...listed,
  collectionId: id,
  urlId: z.string(),
  /** Address on the live site. */
  url: z.string(),
  starred: z.boolean(),
  publishOn: time,
  tags: z.array(z.string()),
})
export type ItemSummary = z.infer<typeof itemSummary>

export const item = sharedItem.extend({
  ...listed,
  excerpt: z.unknown(),
  sourceUrl: z.string(),
  passthrough: z.boolean(),
  location: itemLocation.nullable(),
  commentAccess: z.enum(COMMENT_ACCESS),
  content: itemContent,
})
export type Item = z.infer<typeof item>

/** A place in the order of a collection, beside another item. */
export const itemPlace = z.object({ besideId: id, side: z.enum(['before', 'behind']) })
export type ItemPlace = z.infer<typeof itemPlace>

/** `was` is the place that it had; null for the only item. */
export const placedItem = z.object({ was: itemPlace.nullable() })

export const author = z.object({
  id,
  displayName: filled('Please enter a name.').max(100),
  bio: z.string().trim().max(2_000),
  avatarId: id.nullable(),
  websiteUrl: link,
})
export type Author = z.infer<typeof author>
