import { acceptInvitation as contract } from '@sitewright/api/contributors/accept-invitation'
import { roleNameOf } from '@sitewright/core/role-words'
import { fail as refuse } from '../../platform/http/problems.ts'
import { accountCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { presentSite } from '../sites/index.ts'
import { fail } from './errors.ts'
import { deleteInvitation } from './invitation-table.ts'
import { withInvitation } from './with-invitation.ts'

/** Anybody with the link may accept, with an account of any address (ADR 70). */
export const acceptInvitation = accountCall(contract, async ({ token }, { app, account }) =>
  withInvitation(app, token, async (tx, { site, invitation, team }) => {
    if (site.standing === 'takenDown') throw refuse('takenDown')
    if (team.people.some(({ accountId }) => accountId === account.id)) throw fail('alreadyHere')
    const { id, role, invited_by } = invitation
    await tx.db
      .insertInto('membership')
      .values({ account_id: account.id, website_id: tx.id, role, invited_by })
      .execute()
    await deleteInvitation(tx, id)
    await noteActivity(tx, { kind: 'personJoined', by: account.id, about: roleNameOf(role) })
    return { site: presentSite(app, site, role) }
  }),
)
