import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { siteHeader } from './shapes.ts'

export const getSiteHeaderFooter = defineCall({
  name: 'getSiteHeaderFooter',
  summary: 'The draft header and the document of the draft footer (spec §7).',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/site-header-footer',
  params: siteParams,
  output: z.object({ header: siteHeader, footer: z.object({ documentId: id }) }),
})
