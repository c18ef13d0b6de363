import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { pageSummary } from './shapes.ts'

export const listPages = defineCall({
  name: 'listPages',
  summary: 'Every page in navigation order, then the ones that are not linked.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/pages',
  params: siteParams,
  output: z.object({ pages: z.array(pageSummary) }),
})
