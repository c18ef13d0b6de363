import { updateContributor as contract } from '@sitewright/api/contributors/update-contributor'
import { whyToStay } from '@sitewright/core/contributors'
import { roleNameOf } from '@sitewright/core/role-words'
import { fail as refuse } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { lockSite } from '../sites/index.ts'
import { fail } from './errors.ts'
import { changeRole, presentTeam, readTeam } from './team.ts'

export const updateContributor = ownerCall(
  contract,
  async ({ accountId, role }, { app, account, inSite, role: ownRole }) =>
    inSite(async (site) => {
      await lockSite(site)
      const team = await readTeam(site)
      if (!team.people.some((one) => one.accountId === accountId)) throw refuse('notFound')
      const reason = whyToStay(team, accountId, role)
      if (reason) throw fail(reason)
      await changeRole(site, accountId, role)
      await noteActivity(site, {
        kind: 'roleChanged',
        by: account.id,
        about: roleNameOf(role),
        person: accountId,
      })
      const seenAs = accountId === account.id ? role : ownRole
      return presentTeam(site, { accountId: account.id, role: seenAs, now: app.clock.now() })
    }),
)
