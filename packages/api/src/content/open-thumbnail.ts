import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

export const openThumbnail = defineCall({
  name: 'openThumbnail',
  summary:
    'Address of a small frame of a page as it is drafted, or of a page template, in which nothing runs and nothing can be pressed.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/thumbnail',
  params: siteParams,
  query: z.object({
    /** By default the home page. */
    pageId: id.optional(),
    /** A template of the site, in place of a page. */
    templateId: id.optional(),
  }),
  output: z.object({
    /** Signed address, valid for five minutes. */
    url: z.string(),
  }),
})
