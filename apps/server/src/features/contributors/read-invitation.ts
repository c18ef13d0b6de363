import { readInvitation as contract } from '@sitewright/api/contributors/read-invitation'
import { guestCall } from '../../platform/http/route.ts'
import { withInvitation } from './with-invitation.ts'

export const readInvitation = guestCall(contract, async ({ token }, { app }) =>
  withInvitation(app, token, async (_tx, { site, invitation: { role, email, inviter } }) => ({
    siteTitle: site.title,
    role,
    email,
    invitedBy: inviter,
  })),
)
