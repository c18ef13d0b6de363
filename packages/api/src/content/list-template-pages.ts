import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const listTemplatePages = defineCall({
  name: 'listTemplatePages',
  summary: 'Pages and layouts that the theme of the site brings, for pages to choose from.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/template-pages',
  params: siteParams,
  output: z.object({
    /** File names of pages, without their ending. */
    names: z.array(z.string()),
    /** Ids of layouts; the first one listed is what pages get that choose none. */
    layouts: z.array(z.string()),
  }),
})
