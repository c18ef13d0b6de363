import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { pageSummary } from './shapes.ts'

export const createPage = defineCall({
  name: 'createPage',
  summary: 'Adds a page or a store as a draft, at the end of the main navigation.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/pages',
  params: siteParams,
  input: z.object({
    title: z.string().trim().min(1, 'Please enter a title.').max(200),
    type: z.union([z.literal(10), z.literal(13)]).default(10),
  }),
  output: z.object({ page: pageSummary }),
})
