import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { developerKey } from './shapes.ts'

export const listDeveloperKeys = defineCall({
  name: 'listDeveloperKeys',
  summary: 'The keys of the site, the newest first.',
  audience: 'owner',
  needs: 'site.code',
  method: 'GET',
  path: '/s/:siteId/api/developer-keys',
  params: siteParams,
  output: z.object({ keys: z.array(developerKey) }),
})
