import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { scriptError } from './shapes.ts'

export const listScriptErrors = defineCall({
  name: 'listScriptErrors',
  summary: 'The errors of scripts on the pages of the site in the last 30 days, the latest first.',
  audience: 'owner',
  needs: 'site.code',
  method: 'GET',
  path: '/s/:siteId/api/script-errors',
  params: siteParams,
  output: z.object({ errors: z.array(scriptError) }),
})
