import * as z from 'zod'
import { defineCall } from '../call.ts'
import { filled, id, siteParams } from '../fields.ts'
import { collectionSettings, pageSummary } from './shapes.ts'

export const updatePage = defineCall({
  name: 'updatePage',
  summary: 'Changes a page’s titles, address, settings or place as home page, as a draft.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'PATCH',
  path: '/s/:siteId/api/pages/:pageId',
  params: siteParams.extend({ pageId: id }),
  input: z.object({
    title: filled('Please enter a title.').max(200).optional(),
    navigationTitle: filled('Please enter a title.').max(100).optional(),
    urlId: z.string().trim().max(200).optional(),
    isHome: z.literal(true).optional(),
    /** Missing settings stay unchanged. */
    settings: collectionSettings.partial().optional(),
  }),
  output: z.object({ page: pageSummary }),
})
