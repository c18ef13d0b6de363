import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done } from '../fields.ts'
import { invitationToken } from './shapes.ts'

export const declineInvitation = defineCall({
  name: 'declineInvitation',
  summary: 'Declines an invitation, which needs its link and no account.',
  audience: 'guest',
  method: 'POST',
  path: '/api/invitations/decline',
  input: z.object({ token: invitationToken }),
  output: done,
})
