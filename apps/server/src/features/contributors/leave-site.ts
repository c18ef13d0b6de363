import { leaveSite as contract } from '@sitewright/api/contributors/leave-site'
import { whyToStay } from '@sitewright/core/contributors'
import { fail as refuse } from '../../platform/http/problems.ts'
import { accountCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { lockSite, siteWithId } from '../sites/index.ts'
import { fail } from './errors.ts'
import { readTeam, removeMember } from './team.ts'

export const leaveSite = accountCall(contract, async ({ siteId }, { app, account }) => {
  if (!(await siteWithId(app.database.global, siteId))) throw refuse('notFound')
  await app.database.inSite(siteId, async (site) => {
    await lockSite(site)
    const team = await readTeam(site)
    if (!team.people.some(({ accountId }) => accountId === account.id)) throw refuse('notFound')
    const reason = whyToStay(team, account.id)
    if (reason) throw fail(reason)
    await removeMember(site, account.id)
    await noteActivity(site, { kind: 'personLeft', by: account.id })
  })
  return { ok: true as const }
})
