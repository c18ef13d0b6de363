import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'
import { templateName } from './shapes.ts'

export const updatePageTemplate = defineCall({
  name: 'updatePageTemplate',
  summary: 'Gives a template another name.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'PUT',
  path: '/s/:siteId/api/page-templates/:pageTemplateId',
  params: siteParams.extend({ pageTemplateId: id }),
  input: z.object({ name: templateName }),
  output: done,
})
