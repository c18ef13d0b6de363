import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteSummary } from './shapes.ts'

export const listSites = defineCall({
  name: 'listSites',
  summary: 'The sites the account has a role on.',
  audience: 'account',
  method: 'GET',
  path: '/api/sites',
  output: z.object({ sites: z.array(siteSummary) }),
})
