import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { hostedSite, hostedSiteUse } from './shapes.ts'

export const getHostedSite = defineCall({
  name: 'getHostedSite',
  summary: 'One site of this server, with what it keeps.',
  audience: 'operator',
  method: 'GET',
  path: '/api/operator/sites/:siteId',
  params: siteParams,
  output: z.object({ site: hostedSite, use: hostedSiteUse }),
})
