import { declineInvitation as contract } from '@sitewright/api/contributors/decline-invitation'
import { guestCall } from '../../platform/http/route.ts'
import { changeInvitation } from './invitation-table.ts'
import { withInvitation } from './with-invitation.ts'

export const declineInvitation = guestCall(contract, async ({ token }, { app }) =>
  withInvitation(app, token, async (tx, { invitation: { id } }) => {
    await changeInvitation(tx, id, { is_declined: true, token_hash: null })
    return { ok: true as const }
  }),
)
