import { removeContributor as contract } from '@sitewright/api/contributors/remove-contributor'
import { whyToStay } from '@sitewright/core/contributors'
import { fail as refuse } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { lockSite } from '../sites/index.ts'
import { fail } from './errors.ts'
import { presentTeam, readTeam, removeMember } from './team.ts'

export const removeContributor = ownerCall(
  contract,
  async ({ accountId }, { app, account, inSite, role }) =>
    inSite(async (site) => {
      await lockSite(site)
      const team = await readTeam(site)
      if (!team.people.some((one) => one.accountId === accountId)) throw refuse('notFound')
      const reason = whyToStay(team, accountId)
      if (reason) throw fail(reason)
      await removeMember(site, accountId)
      await noteActivity(site, { kind: 'personRemoved', by: account.id, person: accountId })
      return presentTeam(site, { accountId: account.id, role, now: app.clock.now() })
    }),
)
