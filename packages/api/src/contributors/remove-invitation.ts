import { defineCall } from '../call.ts'
import { done } from '../fields.ts'
import { invitationParams } from './shapes.ts'

export const removeInvitation = defineCall({
  name: 'removeInvitation',
  summary: 'Takes an invitation back: its link is no longer good.',
  audience: 'owner',
  needs: 'contributors.manage',
  method: 'DELETE',
  path: '/s/:siteId/api/invitations/:invitationId',
  params: invitationParams,
  output: done,
})
