import { defineCall } from '../call.ts'
import { invitationParams, sentInvitation } from './shapes.ts'

export const sendInvitation = defineCall({
  name: 'sendInvitation',
  summary: 'Sends an invitation again; its new link replaces the one before.',
  audience: 'owner',
  needs: 'contributors.manage',
  method: 'POST',
  path: '/s/:siteId/api/invitations/:invitationId/send',
  params: invitationParams,
  output: sentInvitation,
})
