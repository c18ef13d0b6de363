import * as z from 'zod'
import { accountEmail } from '../accounts/shapes.ts'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { roleCode, sentInvitation } from './shapes.ts'

export const createInvitation = defineCall({
  name: 'createInvitation',
  summary: 'Invites somebody to the site by mail, or gives the link where the server sends none.',
  audience: 'owner',
  needs: 'contributors.manage',
  method: 'POST',
  path: '/s/:siteId/api/invitations',
  params: siteParams,
  input: z.object({ email: accountEmail, role: roleCode }),
  output: sentInvitation,
})
