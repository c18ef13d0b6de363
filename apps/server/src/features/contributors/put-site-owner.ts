import { putSiteOwner as contract } from '@sitewright/api/contributors/put-site-owner'
import { mayHandOver } from '@sitewright/core/contributors'
import { ROLES } from '@sitewright/core/roles'
import { fail as refuse } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { requireCurrentPassword } from '../accounts/index.ts'
import { noteActivity } from '../activity/index.ts'
import { lockSite } from '../sites/index.ts'
import { fail } from './errors.ts'
import { countSitesOf, presentTeam, readTeam, setOwner } from './team.ts'

/** Hands a site over. The new owner has it count towards their number of sites; the one before stays an administrator. */
export const putSiteOwner = ownerCall(
  contract,
  async ({ accountId, currentPassword }, { app, account, inSite, role, ...visit }) => {
    await requireCurrentPassword({ app, account, ...visit }, currentPassword)
    return inSite(async (site) => {
      await lockSite(site)
      const team = await readTeam(site)
      if (!mayHandOver(team, { accountId: account.id, role })) throw fail('notOwner')
      const heir = team.people.find((one) => one.accountId === accountId)
      if (!heir) throw refuse('notFound')
      if (heir.role !== ROLES.admin) throw fail('notAdmin')
      if (accountId !== team.ownerId) {
        const owned = await countSitesOf(site, accountId)
        if (owned >= app.config.sitesPerAccount) throw fail('theirSitesFull')
        await setOwner(site, accountId)
        await noteActivity(site, { kind: 'siteHandedOver', by: account.id, person: accountId })
      }
      return presentTeam(site, { accountId: account.id, role, now: app.clock.now() })
    })
  },
)
