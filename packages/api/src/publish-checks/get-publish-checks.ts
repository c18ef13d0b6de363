import { PAGE_WARNINGS } from '@sitewright/core/publishing/page-checks'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

/** Screens that mend something: editors of a page, an item and a product, the settings of a page, and the header in an editor. */
export const CHECKED_SCREENS = ['page', 'item', 'product', 'pageSettings', 'header'] as const

const pageWarning = z.object({
  kind: z.enum(PAGE_WARNINGS),
  /** Place of it; null where it is about the page as a whole. */
  sectionId: id.nullable(),
  blockId: id.nullable(),
  /** Words that name it: the kind of a block, a link, a heading, a file or a page. */
  about: z.string(),
  /** Bytes, where it is about weight; otherwise 0. */
  bytes: z.number().int().min(0),
  /** Page that a link depends on, which is not live yet or about to leave; null for others. */
  targetId: id.nullable(),
})
export type CheckedWarning = z.infer<typeof pageWarning>

const checkedPart = z.object({
  /** Key of the change that waits, such as a page's id or `footer`; null for what is live already. */
  key: z.string().nullable(),
  /** Screen on which it is mended. */
  screen: z.enum(CHECKED_SCREENS),
  /** Page or item of that screen; null for the header while there is no home page. */
  id: id.nullable(),
  title: z.string(),
  /** The first of them. */
  warnings: z.array(pageWarning),
  /** Number of those that are left out. */
  more: z.number().int().min(0),
})
export type CheckedPart = z.infer<typeof checkedPart>

export const getPublishChecks = defineCall({
  name: 'getPublishChecks',
  summary:
    'What an owner may want to mend in what waits to be published, and in posts and products changed since; it holds nothing up.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/publish-checks',
  params: siteParams,
  output: z.object({
    parts: z.array(checkedPart),
  }),
})
