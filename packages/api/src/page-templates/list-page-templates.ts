import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { pageTemplate } from './shapes.ts'

export const listPageTemplates = defineCall({
  name: 'listPageTemplates',
  summary: 'The pages that are kept for the site as templates, by their names.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/page-templates',
  params: siteParams,
  output: z.object({ templates: z.array(pageTemplate) }),
})
