import { STORE_FILTERS } from '@sitewright/core/commerce/store-filters'
import { COLLECTION_KINDS } from '@sitewright/core/content/collection-kinds'
import {
  COVER_POSITIONS,
  EVENT_VIEWS,
  MAX_SEARCH_NOTHING,
  POST_ADDRESSES,
  PRODUCT_ORDERS,
} from '@sitewright/core/content/collection-settings'
import {
  GALLERY_SETTING_ENTRIES,
  type GallerySetting,
  type GallerySettings,
} from '@sitewright/core/content/gallery-options'
import {
  HEADER_LOGOS,
  MAX_HEADER_BUTTONS,
  type SiteHeader,
} from '@sitewright/core/content/site-header'
import { LOOK_CHOICES, LOOK_NAME } from '@sitewright/core/document/block-look'
import { MAX_BLOCK_ROWS, MAX_ROWS } from '@sitewright/core/document/layout'
import type { Operation } from '@sitewright/core/document/operation'
import {
  MAX_BLOCKS_PER_LAYOUT,
  type PageDocument,
  SECTION_DIVIDERS,
  SECTION_HEIGHTS,
  VIEWS,
} from '@sitewright/core/document/page-document'
import { SECTION_THEMES } from '@sitewright/core/document/section-theme'
import type { JsonObject } from '@sitewright/core/json'
import * as z from 'zod'
import { id, time } from '../fields.ts'

const placement = z.object({
  x: z.number().int().min(0).max(23),
  y: z.number().int().min(0).max(MAX_ROWS.phone),
  w: z.number().int().min(1).max(24),
  h: z.number().int().min(1).max(MAX_BLOCK_ROWS),
  z: z.number().int().min(0).max(1000),
  /** On phones: as high as its content; `h` only keeps rows free for it. */
  autoHeight: z.literal(true).optional(),
})

const layout = z
  .record(id, placement)
  .refine(
    (items) => Object.keys(items).length <= MAX_BLOCKS_PER_LAYOUT,
    'A section holds at most 60 blocks.',
  )

const phoneLayout = z.union([
  z.object({ auto: z.literal(true) }),
  z.object({ auto: z.literal(false), items: layout }),
])

/** Props of a block; the server checks them against the block type's own schema. */
const props = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Block settings must be an object.',
)

const closedRows = z.number().int().min(0).max(MAX_ROWS.phone)

const lookName = z
  .string()
  .regex(LOOK_NAME, 'Use letters, digits and hyphens, and begin with a letter.')
  .optional()

/** How the box around a block's content looks; what is absent is as the theme has it. */
const blockLook = z.object({
  colors: z.enum(LOOK_CHOICES.colors).optional(),
  padding: z.enum(LOOK_CHOICES.padding).optional(),
  corners: z.enum(LOOK_CHOICES.corners).optional(),
  align: z.enum(LOOK_CHOICES.align).optional(),
  animation: z.enum(LOOK_CHOICES.animation).optional(),
  anchor: lookName,
  className: lookName,
})

const block = z.object({
  id,
  type: z.number().int(),
  version: z.number().int().min(1),
  props,
  /** Views that do not show it, each with the rows that were closed where it was. */
  hidden: z.object({ desktop: closedRows.optional(), phone: closedRows.optional() }).optional(),
  look: blockLook.optional(),
  /** Kept from being moved, resized or removed in the editor until it is unlocked. */
  locked: z.literal(true).optional(),
  /** Blocks of a section with the same one are selected and moved as one in the editor. */
  group: id.optional(),
})

const sectionSettings = z.object({
  theme: z.enum(SECTION_THEMES),
  height: z.enum(SECTION_HEIGHTS),
  anchor: z
    .string()
    .max(50)
    .regex(/^[a-z0-9-]*$/, 'Use lower-case letters, digits and hyphens.'),
  backgroundId: id.optional(),
  background: props.optional(),
  divider: z.enum(SECTION_DIVIDERS).optional(),
})

export const section = z.object({
  id,
  settings: sectionSettings,
  blocks: z.record(id, block),
  desktop: layout,
  phone: phoneLayout,
})

export const pageDocument: z.ZodType<PageDocument> = z.object({
  version: z.literal(1),
  sectionOrder: z.array(id).max(200),
  sections: z.record(id, section),
}) as z.ZodType<PageDocument>

const index = z.number().int().min(0).max(200)

export const operation: z.ZodType<Operation> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('insertSection'), section, index }),
  z.object({ kind: z.literal('removeSection'), sectionId: id }),
  z.object({ kind: z.literal('moveSection'), sectionId: id, index }),
  z.object({ kind: z.literal('setSection'), sectionId: id, settings: sectionSettings }),
  z.object({
    kind: z.literal('insertBlock'),
    sectionId: id,
    block,
    desktop: placement,
    phone: placement.optional(),
  }),
  z.object({ kind: z.literal('removeBlock'), sectionId: id, blockId: id }),
  z.object({
    kind: z.literal('setProps'),
    sectionId: id,
    blockId: id,
    props,
    version: z.number().int().min(1).optional(),
  }),
  z.object({
    kind: z.literal('place'),
    sectionId: id,
    blockId: id,
    view: z.enum(VIEWS),
    placement,
  }),
  z.object({ kind: z.literal('setPhoneLayout'), sectionId: id, phone: phoneLayout }),
  z.object({
    kind: z.literal('setHidden'),
    sectionId: id,
    blockId: id,
    view: z.enum(VIEWS),
    closed: closedRows.nullable(),
  }),
  z.object({
    kind: z.literal('setLook'),
    sectionId: id,
    blockId: id,
    look: blockLook.nullable(),
  }),
  z.object({
    kind: z.literal('setLocked'),
    sectionId: id,
    blockId: id,
    isLocked: z.boolean(),
  }),
  z.object({ kind: z.literal('setGroup'), sectionId: id, blockId: id, groupId: id.nullable() }),
]) as unknown as z.ZodType<Operation>

/** Every kind of collection (specification §3); each call decides which of them owners can add. */
export const collectionKindName = z.enum(COLLECTION_KINDS.map(({ name }) => name))

/** Checks of a gallery's settings, from the one table of them. */
const galleryShape = Object.fromEntries(
  GALLERY_SETTING_ENTRIES.map(([name, setting]) => [name, gallerySetting(setting)]),
) as unknown as { [Name in keyof GallerySettings]: z.ZodType<GallerySettings[Name]> }

function gallerySetting(setting: GallerySetting): z.ZodType {
  switch (setting.kind) {
    case 'choice':
      return z.enum(setting.choices as readonly string[])
    case 'number':
      return z.number().int().min(setting.min).max(setting.max)
    default:
      return z.boolean()
  }
}

/** Settings of a page beside its titles and address. */
export const collectionSettings = z.object({
  description: z.string().trim().max(1_000),
  seoTitle: z.string().trim().max(200),
  seoDescription: z.string().trim().max(400),
  isHiddenFromSearch: z.boolean(),
  isEnabled: z.boolean(),
  answersNotFound: z.boolean(),
  answersSearch: z.boolean(),
  searchNothingText: z.string().trim().max(MAX_SEARCH_NOTHING),
  imageId: id.nullable(),
  pageSize: z.number().int().min(1).max(200).nullable(),
  postAddress: z.enum(POST_ADDRESSES),
  eventView: z.enum(EVENT_VIEWS),
  productOrder: z.enum(PRODUCT_ORDERS),
  showsSort: z.boolean(),
  storeFilters: z.array(z.enum(STORE_FILTERS)).max(STORE_FILTERS.length).readonly(),
  folderBehavior: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  linkUrl: z.string().trim().max(2_000),
  linkOpensNewWindow: z.boolean(),
  /** Id of one of the theme's layouts; empty is its default. */
  layout: z.string().trim().max(50),
  themeType: z.string().trim().max(50),
  templatePage: z.string().trim().max(30),
  coverPosition: z.enum(COVER_POSITIONS).nullable(),
  showsRelatedItems: z.boolean(),
  showsQuickView: z.boolean(),
  showsRecentlySeen: z.boolean(),
  ...galleryShape,
})

export const pageSummary = z.object({
  id,
  kind: collectionKindName,
  /** Collection type of specification §3: 10 page, 13 products. */
  type: z.number().int(),
  /** The folder or index it is in. */
  parentId: id.nullable(),
  settings: collectionSettings,
  title: z.string(),
  navigationTitle: z.string(),
  urlId: z.string(),
  /** Path on the live site; `/` for the home page. */
  path: z.string(),
  isHome: z.boolean(),
  /** Key of its navigation: `main`, or another one of the theme; null for pages that are not linked. */
  navigation: z.string().nullable(),
  isPublished: z.boolean(),
  hasUnpublishedChanges: z.boolean(),
  updatedAt: time,
})
export type PageSummary = z.infer<typeof pageSummary>

export const siteHeader = z.object({
  /** Shown in place of the site title when set. */
  title: z.string().max(100),
  /** `site` is the logo of the site's settings, `title` the title in words. */
  logo: z.enum(HEADER_LOGOS).optional(),
  logoImageId: id.nullish(),
  logoDescription: z.string().max(200).optional(),
  /** Short text above the header; empty for none. */
  announcement: z.string().max(200),
  /** Address that the announcement leads to. */
  announcementUrl: z.string().max(500).optional(),
  /** Times between which the announcement is shown. */
  announcementFrom: time.nullish(),
  announcementUntil: time.nullish(),
  /** A button at the end of the header; an empty label hides it. */
  buttonLabel: z.string().max(50),
  buttonUrl: z.string().max(500),
  moreButtons: z
    .array(z.object({ label: z.string().max(50), url: z.string().max(500) }))
    .max(MAX_HEADER_BUTTONS - 1)
    .readonly()
    .optional(),
  /** Profiles of the site's settings that the header shows. */
  socialLinks: z.array(z.string().max(300)).max(20).readonly().optional(),
}) satisfies z.ZodType<SiteHeader>

export const publicationName = z.string().trim().max(100)

export const publication = z.object({
  id,
  at: time,
  by: z.string(),
  /** Empty for none. */
  name: z.string(),
  /** Summary in the history: "Published 2 pages", "Went back to 3 May 14:10". */
  note: z.string(),
  /** Titles of the things that changed since the previous one. */
  changes: z.array(z.string()),
  isLive: z.boolean(),
})
export type Publication = z.infer<typeof publication>
