import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { pageSummary } from './shapes.ts'

export const createNotFoundPage = defineCall({
  name: 'createNotFoundPage',
  summary:
    'Adds a page that answers wrong addresses, in no navigation and with words to begin with.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/not-found-page',
  params: siteParams,
  output: z.object({ page: pageSummary }),
})
