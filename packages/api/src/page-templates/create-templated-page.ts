import * as z from 'zod'
import { defineCall } from '../call.ts'
import { pageSummary } from '../content/shapes.ts'
import { filled, id, siteParams } from '../fields.ts'

export const createTemplatedPage = defineCall({
  name: 'createTemplatedPage',
  summary: 'Adds a page that begins with a template, as a draft, to the main navigation.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/page-templates/:pageTemplateId/pages',
  params: siteParams.extend({ pageTemplateId: id }),
  input: z.object({ title: filled('Please enter a title.').max(200) }),
  output: z.object({ page: pageSummary }),
})
