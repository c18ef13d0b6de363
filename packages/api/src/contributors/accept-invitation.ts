import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteSummary } from '../sites/shapes.ts'
import { invitationToken } from './shapes.ts'

export const acceptInvitation = defineCall({
  name: 'acceptInvitation',
  summary: 'Gives the account that is signed in the role that an invitation names.',
  audience: 'account',
  method: 'POST',
  path: '/api/invitations/accept',
  input: z.object({ token: invitationToken }),
  output: z.object({ site: siteSummary }),
})
