import * as z from 'zod'
import { defineCall } from '../call.ts'
import { invitationToken } from './shapes.ts'

export const readInvitation = defineCall({
  name: 'readInvitation',
  summary: 'Tells whoever has the link which site an invitation is for, as what, and who invites.',
  audience: 'guest',
  // Posted, since the address of a request is written into logs.
  method: 'POST',
  path: '/api/invitations/read',
  input: z.object({ token: invitationToken }),
  output: z.object({
    siteTitle: z.string(),
    role: z.number().int(),
    /** Address that the link was sent to. */
    email: z.string(),
    invitedBy: z.string().nullable(),
  }),
})
