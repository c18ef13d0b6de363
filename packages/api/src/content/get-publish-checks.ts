import { PAGE_WARNINGS } from '@sitewright/core/publishing/page-checks'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

const pageWarning = z.object({
  kind: z.enum(PAGE_WARNINGS),
  /** Place of it; null where it is about the page as a whole. */
  sectionId: id.nullable(),
  blockId: id.nullable(),
  /** Words that name it: the kind of a block, a link, a heading, a file or a page. */
  about: z.string(),
  /** Bytes, where it is about weight; otherwise 0. */
  bytes: z.number().int().min(0),
  /** Page that a link leads to, which is not live yet; null for others. */
  targetId: id.nullable(),
})
export type CheckedWarning = z.infer<typeof pageWarning>

export const getPublishChecks = defineCall({
  name: 'getPublishChecks',
  summary:
    'What an owner may want to mend on pages that wait to be published; it holds nothing up.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/publish-checks',
  params: siteParams,
  output: z.object({
    pages: z.array(
      z.object({
        /** Key of the change that waits: a page's id, or `footer`. */
        key: z.string(),
        /** Page in whose editor it is mended: the home page for the footer. */
        pageId: id,
        title: z.string(),
        /** The first of them. */
        warnings: z.array(pageWarning),
        /** Number of those that are left out. */
        more: z.number().int().min(0),
      }),
    ),
  }),
})
