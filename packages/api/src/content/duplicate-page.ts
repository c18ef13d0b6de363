import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { pageSummary } from './shapes.ts'

export const duplicatePage = defineCall({
  name: 'duplicatePage',
  summary:
    'Adds a copy of a page as it is drafted, as a draft in no navigation. It has the password of the original, and what stands in places of the theme on it.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/pages/:pageId/duplicate',
  params: siteParams.extend({ pageId: id }),
  output: z.object({ page: pageSummary }),
})
