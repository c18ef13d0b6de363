import * as z from 'zod'
import { currentPassword } from '../accounts/shapes.ts'
import { defineCall } from '../call.ts'
import { siteParams, time } from '../fields.ts'

export const removeSite = defineCall({
  name: 'removeSite',
  summary:
    'Closes a site to everybody at once, and erases it after 30 days, by the password of its owner and its title.',
  audience: 'owner',
  needs: 'contributors.manage',
  method: 'POST',
  path: '/s/:siteId/api/remove-site',
  params: siteParams,
  input: z.object({ title: z.string().max(200), currentPassword }),
  output: z.object({ erasedFrom: time }),
})
