import * as z from 'zod'
import { defineCall } from '../call.ts'
import { removedSite, siteSummary } from './shapes.ts'

export const listSites = defineCall({
  name: 'listSites',
  summary: 'The sites the account has a role on.',
  audience: 'account',
  method: 'GET',
  path: '/api/sites',
  output: z.object({
    sites: z.array(siteSummary),
    /** Those that wait to be erased, the last deleted first. */
    removed: z.array(removedSite),
  }),
})
