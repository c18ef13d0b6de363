import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const listTemplatePages = defineCall({
  name: 'listTemplatePages',
  summary: 'Pages that the theme of the site brings, for pages that show one of them.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/template-pages',
  params: siteParams,
  /** File names without their ending. */
  output: z.object({ names: z.array(z.string()) }),
})
