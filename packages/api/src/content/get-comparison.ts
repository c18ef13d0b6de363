import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { comparedChange, newerVersion, olderVersion } from './comparison.ts'

export const getComparison = defineCall({
  name: 'getComparison',
  summary:
    'What differs between two versions of a site, by page and section; by default, what publishing the drafts would change.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/comparison',
  params: siteParams,
  query: z.object({
    before: olderVersion.default('live'),
    after: newerVersion.default('draft'),
  }),
  output: z.object({
    /** Pages in the order of the newer version, pages that it lacks, then the parts that all pages share. */
    changes: z.array(comparedChange),
    /** Number of changes that are left out. */
    more: z.number().int().min(0),
  }),
})
