import { restoreSite as contract } from '@sitewright/api/removed-sites/restore-site'
import { mayHandOver } from '@sitewright/core/contributors'
import { erasedFrom } from '@sitewright/core/site/deleted-site'
import { announceChange } from '../../platform/events.ts'
import { fail as refuse } from '../../platform/http/problems.ts'
import { accountCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { countSitesOf, readTeam } from '../contributors/index.ts'
import { changeSite, lockSite, siteWithId } from '../sites/index.ts'
import { fail } from './errors.ts'

export const restoreSite = accountCall(contract, async ({ siteId }, { app, account }) => {
  if (!(await siteWithId(app.database.global, siteId))) throw refuse('notFound')
  await app.database.inSite(siteId, async (site) => {
    const { removedAt } = await lockSite(site)
    const team = await readTeam(site)
    const member = team.people.find(({ accountId }) => accountId === account.id)
    const isThere = removedAt !== undefined && app.clock.now() < erasedFrom(removedAt)
    if (!member || !isThere) throw refuse('notFound')
    if (!mayHandOver(team, member)) throw fail('notOwner')
    const owned = await countSitesOf(site, account.id)
    if (owned >= app.config.sitesPerAccount) throw fail('sitesFull')
    await changeSite(site, { removed_at: null })
    await noteActivity(site, { kind: 'siteRestored', by: account.id })
    await announceChange(site)
  })
  return { ok: true as const }
})
