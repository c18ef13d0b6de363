import { putFirstSteps as contract } from '@sitewright/api/first-steps/put-first-steps'
import { ownerCall } from '../../platform/http/route.ts'
import { stepsOf } from './steps-of.ts'

export const putFirstSteps = ownerCall(contract, async ({ isPutAway }, { app, role, inSite }) =>
  inSite(async (site) => {
    await site.db
      .updateTable('site')
      .set({ first_steps_put_away: isPutAway })
      .where('id', '=', site.id)
      .execute()
    return stepsOf(app, site, role)
  }),
)
