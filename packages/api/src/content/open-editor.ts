import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { pageDocument, pageSummary, siteHeader } from './shapes.ts'

export const openEditor = defineCall({
  name: 'openEditor',
  summary: 'Everything the editor needs for one page, with the signed address of its canvas.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/pages/:pageId/editor',
  params: siteParams.extend({ pageId: id }),
  output: z.object({
    page: pageSummary,
    /**
     * The page's own document (absent for a store), the footer and other block fields, each with a revision of its
     * own.
     */
    documents: z.array(
      z.object({
        id,
        part: z.enum(['page', 'field', 'item']),
        /** Key of the block field; `footer` is the footer's. Null for a body. */
        field: z.string().nullable(),
        revision: z.number().int(),
        document: pageDocument,
      }),
    ),
    header: siteHeader,
    /** Facts of the site's settings that the header shows. */
    siteFacts: z.object({
      title: z.string(),
      logoImageId: id.nullable(),
      socialAccounts: z.array(z.string()).readonly(),
      timeZone: z.string(),
    }),
    /** Words in the site's language that new blocks begin with, by name. */
    blockWords: z.record(z.string(), z.string()),
    /** Address of the canvas, valid for five minutes; request a new one to reload later. */
    canvasUrl: z.string(),
    /** Origin of the canvas; messages from others must be ignored. */
    canvasOrigin: z.string(),
  }),
})
