import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const removeScriptErrors = defineCall({
  name: 'removeScriptErrors',
  summary: 'Clears the list of errors of scripts; what breaks again comes back.',
  audience: 'owner',
  needs: 'site.code',
  method: 'DELETE',
  path: '/s/:siteId/api/script-errors',
  params: siteParams,
  output: z.object({}),
})
