import { sendInvitation as contract } from '@sitewright/api/contributors/send-invitation'
import { fail as refuse } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { presentSent } from './create-invitation.ts'
import { changeInvitation, findInvitation, INVITATION_MS } from './invitation-table.ts'
import { countInvitation } from './send-link.ts'

export const sendInvitation = ownerCall(
  contract,
  async ({ invitationId }, { app, account, siteId, inSite }) => {
    const found = await inSite((site) => findInvitation(site, invitationId))
    if (!found) throw refuse('notFound')
    await countInvitation(app, siteId, found.email)
    return inSite(async (site) => {
      // It may have been accepted or taken back meanwhile.
      if (!(await findInvitation(site, invitationId))) throw refuse('notFound')
      await changeInvitation(site, invitationId, {
        ...{ token_hash: null, is_declined: false, invited_by: account.id },
        expires_at: new Date(app.clock.now() + INVITATION_MS),
      })
      return presentSent(app, site, invitationId)
    })
  },
)
