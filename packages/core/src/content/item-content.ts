import type { Id } from '../id.ts'

/** What a theme's own type of items adds. */
export interface CustomFields {
  /** Of a type of the theme's (`customTypes`); empty for none. */
  readonly customType: string
  /** What the type adds, by the names of its fields: `customContent` in templates. */
  readonly custom: Readonly<Record<string, CustomValue>>
}

/** What only some record types have; the others leave it empty. */
export interface ItemContent extends CustomFields {
  /** Pictures: where a click leads. */
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
}

/** Each says itself what it is, so that an item can be shown whatever theme the site has now. */
export type CustomValue =
  | string
  | boolean
  | { readonly imageId: Id }
  | { readonly imageIds: Id[] }
  /** ProseMirror JSON. */
  | { readonly richText: unknown }

/** Where an event takes place (specification §3 "Event"). */
export interface ItemLocation {
  readonly addressTitle: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly addressCountry: string
  readonly mapLat: number | null
  readonly mapLng: number | null
}
