import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { siteHeader } from './shapes.ts'

export const putSiteHeaderFooter = defineCall({
  name: 'putSiteHeaderFooter',
  summary: 'Saves the draft header; the footer is edited as a document (spec §7).',
  audience: 'owner',
  needs: 'content.edit',
  method: 'PUT',
  path: '/s/:siteId/api/site-header-footer',
  params: siteParams,
  input: z.object({ header: siteHeader }),
  output: z.object({ header: siteHeader }),
})
