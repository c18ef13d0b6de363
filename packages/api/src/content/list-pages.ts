import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { pageSummary } from './shapes.ts'
import { navigations } from './site-draft.ts'

export const listPages = defineCall({
  name: 'listPages',
  summary:
    'Every page in navigation order, then the ones that are not linked; and the navigations, which have links as well.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/pages',
  params: siteParams,
  output: z.object({ pages: z.array(pageSummary), navigations }),
})
