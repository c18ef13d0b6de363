import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { lockPassword, pageProtection } from './shapes.ts'

export const putPagePassword = defineCall({
  name: 'putPagePassword',
  summary: 'Asks visitors of a page, and of everything below it, for a password; at once.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'PUT',
  path: '/s/:siteId/api/pages/:pageId/password',
  params: siteParams.extend({ pageId: id }),
  input: z.object({ password: lockPassword }),
  output: pageProtection,
})
