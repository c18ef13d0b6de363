import { removeInvitation as contract } from '@sitewright/api/contributors/remove-invitation'
import { roleNameOf } from '@sitewright/core/role-words'
import { fail as refuse } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { deleteInvitation, findInvitation } from './invitation-table.ts'

export const removeInvitation = ownerCall(contract, async ({ invitationId }, { account, inSite }) =>
  inSite(async (site) => {
    const found = await findInvitation(site, invitationId)
    if (!found) throw refuse('notFound')
    await deleteInvitation(site, invitationId)
    const about = roleNameOf(found.role)
    await noteActivity(site, { kind: 'invitationRemoved', by: account.id, about })
    return { ok: true as const }
  }),
)
