import { STAND_IN_NAMES } from '@sitewright/core/content/special-pages'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { pageSummary } from './shapes.ts'

export const createStandInPage = defineCall({
  name: 'createStandInPage',
  summary:
    'Adds a page that stands in for one of the platform, in no navigation and with words to begin with.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/stand-in-pages',
  params: siteParams,
  input: z.object({ standsFor: z.enum(STAND_IN_NAMES) }),
  output: z.object({ page: pageSummary }),
})
