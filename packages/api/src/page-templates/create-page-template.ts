import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { pageTemplate, templateName } from './shapes.ts'

export const createPageTemplate = defineCall({
  name: 'createPageTemplate',
  summary:
    'Keeps the sections and settings of a page, as it is drafted, under a name: to begin other pages with.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/page-templates',
  params: siteParams,
  input: z.object({ pageId: id, name: templateName }),
  output: z.object({ template: pageTemplate }),
})
