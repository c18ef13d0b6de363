import { createInvitation as contract } from '@sitewright/api/contributors/create-invitation'
import { MOST_CONTRIBUTORS } from '@sitewright/core/contributors'
import { newId } from '@sitewright/core/id'
import { roleNameOf } from '@sitewright/core/role-words'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { lockSite } from '../sites/index.ts'
import { fail } from './errors.ts'
import {
  findInvitation,
  INVITATION_MS,
  insertInvitation,
  listInvitations,
  presentInvitation,
} from './invitation-table.ts'
import { countInvitation, sendLink } from './send-link.ts'
import { readTeam } from './team.ts'

export const createInvitation = ownerCall(
  contract,
  async ({ email, role }, { app, account, siteId, inSite }) => {
    await countInvitation(app, siteId, email)
    return inSite(async (site) => {
      await lockSite(site)
      await refuseKnown(site, email)
      const [id, now] = [newId(), app.clock.now()]
      await insertInvitation(site, {
        ...{ id, email, role, token_hash: null, invited_by: account.id },
        created_at: new Date(now),
        expires_at: new Date(now + INVITATION_MS),
      })
      await noteActivity(site, { kind: 'personInvited', by: account.id, about: roleNameOf(role) })
      return presentSent(app, site, id)
    })
  },
)

/** Sends the link and presents the invitation. */
export async function presentSent(app: App, site: SiteTx, id: string) {
  const link = await sendLink(app, site, id)
  const row = await findInvitation(site, id)
  if (!row) throw new Error('An invitation that was just sent is gone')
  return { invitation: presentInvitation(row, app.clock.now()), link }
}

/** Looks at this site alone: whether the address has an account is never asked, and so told to nobody. */
async function refuseKnown(site: SiteTx, email: string): Promise<void> {
  const wanted = email.toLowerCase()
  const isThis = (one: { readonly email: string }) => one.email.toLowerCase() === wanted
  const { people } = await readTeam(site)
  const invitations = await listInvitations(site)
  if (people.some(isThis)) throw fail('memberAlready')
  if (invitations.some(isThis)) throw fail('invitedAlready')
  if (people.length + invitations.length >= MOST_CONTRIBUTORS) throw fail('teamFull')
}
