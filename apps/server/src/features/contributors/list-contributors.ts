import { listContributors as contract } from '@sitewright/api/contributors/list-contributors'
import { ownerCall } from '../../platform/http/route.ts'
import { presentTeam } from './team.ts'

export const listContributors = ownerCall(
  contract,
  async (_input, { app, account, role, inSite }) =>
    inSite((site) => presentTeam(site, { accountId: account.id, role, now: app.clock.now() })),
)
