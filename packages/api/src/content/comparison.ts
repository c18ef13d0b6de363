/** Shapes of what differs between two versions of a site. */

import {
  BLOCK_ASPECTS,
  BLOCK_DIFFERENCES,
  SECTION_ASPECTS,
  SECTION_DIFFERENCES,
} from '@sitewright/core/document/compare-documents'
import * as z from 'zod'
import { id } from '../fields.ts'

/** The older of two versions: what is live, or one of the history by its id. */
export const olderVersion = z.union([z.literal('live'), id])
/** The newer one, which may also be the drafts. */
export const newerVersion = z.union([z.enum(['live', 'draft']), id])

const count = z.number().int().min(0)

const blockChange = z.object({
  blockId: id,
  kind: z.enum(BLOCK_DIFFERENCES),
  /** Kind of the block, such as “Picture”. */
  label: z.string(),
  /** The beginning of its words; empty for a block without. */
  words: z.string(),
  aspects: z.array(z.enum(BLOCK_ASPECTS)),
})

const sectionChange = z.object({
  sectionId: id,
  /** Place in the newer version from 1; in the older one where it was removed. */
  place: count,
  kind: z.enum(SECTION_DIFFERENCES),
  isMoved: z.boolean(),
  aspects: z.array(z.enum(SECTION_ASPECTS)),
  blocks: z.array(blockChange),
  /** Number of blocks that are left out. */
  more: count,
})
export type SectionChange = z.infer<typeof sectionChange>

const valueChange = z.object({
  /** `title`, `settings.seoTitle`, `tweaks.color-text`; of a navigation `added`, `removed`, `moved` or `changed`. */
  name: z.string(),
  /** Text of it before and now, cut short; null for none, and for what has no text. */
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type ValueChange = z.infer<typeof valueChange>

export const comparedChange = z.object({
  /** Page id, or `header`, `footer`, `fields`, `navigation`, `style`. */
  key: z.string(),
  title: z.string(),
  kind: z.enum(['added', 'changed', 'removed']),
  isSiteWide: z.boolean(),
  /** Whether it can be seen on a page: not so for a link in the navigation. */
  isShown: z.boolean(),
  values: z.array(valueChange),
  /** Number of values that are left out. */
  moreValues: count,
  /** Documents that differ: the body of the page, or those of the theme's places. */
  bodies: z.array(
    z.object({
      documentId: id,
      /** Key of the place in the theme; null for the body of a page or an item. */
      field: z.string().nullable(),
      sections: z.array(sectionChange),
      /** Number of sections that are left out. */
      more: count,
    }),
  ),
  /** False where there was too much to look into all of it; the change is looked into when it is opened alone. */
  isCompared: z.boolean(),
})
export type ComparedChange = z.infer<typeof comparedChange>
