import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

export const getCanvasHtml = defineCall({
  name: 'getCanvasHtml',
  summary: 'HTML of a page as its canvas shows the draft, without scripts.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/pages/:pageId/canvas',
  params: siteParams.extend({ pageId: id }),
  /** `itemId`: the item of that page whose own page is meant. */
  query: z.object({ itemId: id.optional() }),
  output: z.object({ html: z.string() }),
})
