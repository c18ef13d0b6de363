import { readInvitationToken } from '@sitewright/core/invitation-link'
import { can } from '@sitewright/core/roles'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { hashToken } from '../../platform/keys.ts'
import { lockSite, type SiteRow, siteWithId } from '../sites/index.ts'
import { fail } from './errors.ts'
import { type Invitation, openInvitation } from './invitation-table.ts'
import { readTeam } from './team.ts'

export interface Invited {
  readonly site: SiteRow
  readonly invitation: Invitation
  readonly team: Awaited<ReturnType<typeof readTeam>>
}

/**
 * Runs `work` on the invitation of a link while nobody else changes the team, so that a link is used once. An invitation holds
 * only as long as who sent it may still invite.
 */
export async function withInvitation<Result>(
  app: App,
  token: string,
  work: (tx: SiteTx, invited: Invited) => Promise<Result>,
): Promise<Result> {
  const read = readInvitationToken(token)
  if (!read || !(await siteWithId(app.database.global, read.siteId))) throw fail('linkUnknown')
  return app.database.inSite(read.siteId, async (tx) => {
    const site = await lockSite(tx)
    if (site.removedAt !== undefined) throw fail('linkUnknown')
    const wish = { tokenHash: hashToken(read.secret), now: app.clock.now() }
    const invitation = await openInvitation(tx, wish)
    if (!invitation) throw fail('linkUnknown')
    const team = await readTeam(tx)
    const sender = team.people.find(({ accountId }) => accountId === invitation.invited_by)
    if (!can(sender?.role, 'contributors.manage')) throw fail('linkUnknown')
    return work(tx, { site, invitation, team })
  })
}
