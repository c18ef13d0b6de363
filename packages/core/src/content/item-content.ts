import type { Id } from '../id.ts'

/** Data of an item whose type the theme defines. */
export interface CustomFields {
  /** One of the theme's `customTypes`; empty for none. */
  readonly customType: string
  /** Values by the names of the type's fields: `customContent` in templates. */
  readonly custom: Readonly<Record<string, CustomValue>>
}

/** Kinds of blocks that a post can be told to be about, as templates name them (specification §3 "Post"). */
export const PROMOTED_BLOCKS = [
  'image',
  'gallery',
  'video',
  'quote',
  'link',
  'embed',
  'code',
  'form',
  'map',
  'twitter',
  'instagram',
  'foursquare',
] as const
export type PromotedBlock = (typeof PROMOTED_BLOCKS)[number]

/** Fields that only some record types use; the others leave them empty. */
export interface ItemContent extends CustomFields {
  /** Pictures: the target of a click. */
  readonly clickthroughUrl: string
  /** Tracks: the sound file, who plays, and how long. */
  readonly audioUrl: string
  readonly artist: string
  readonly durationMs: number
  /** Videos and lessons: the page of the video at YouTube or Vimeo, or a file. */
  readonly videoUrl: string
  readonly quote: string
  readonly quoteSource: string
  /** Lessons: the heading they are listed under. */
  readonly chapter: string
  /** Posts: the kind of block that they are about; empty for none. */
  readonly promotedBlockType: PromotedBlock | ''
}

/** A value with its own kind, so that an item can be shown whatever theme the site has now. */
export type CustomValue =
  | string
  | boolean
  | { readonly imageId: Id }
  | { readonly imageIds: Id[] }
  /** Rich text as ProseMirror JSON. */
  | { readonly richText: unknown }

/** The location of an event (specification §3 "Event"). */
export interface ItemLocation {
  readonly addressTitle: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly addressCountry: string
  readonly mapLat: number | null
  readonly mapLng: number | null
}
