import { putSiteStanding as contract } from '@sitewright/api/operators/put-site-standing'
import { newId } from '@sitewright/core/id'
import type { SiteStanding } from '@sitewright/core/site/site-standing'
import { announceChange, announceEditing } from '../../platform/events.ts'
import { fail } from '../../platform/http/problems.ts'
import { operatorCall } from '../../platform/http/route.ts'
import { changeSite, lockSite } from '../sites/index.ts'
import { hostedSiteWith } from './hosted-site-table.ts'

/** Payments that are under way are settled all the same: their webhooks are let through, and jobs ask their providers. */
export const putSiteStanding = operatorCall(
  contract,
  async ({ siteId, standing, reason }, { app, account }) => {
    const known = await hostedSiteWith(app, siteId)
    if (!known) throw fail('notFound')
    const site = await app.database.inSite(siteId, async (tx) => {
      const before = await lockSite(tx)
      const told = standing === 'open' ? '' : reason
      // A press that changes nothing is no deed for the log.
      if (before.standing === standing && before.standingReason === told) return known
      await changeSite(tx, { standing, standing_reason: told })
      await tx.db
        .insertInto('operator_event')
        .values({
          id: newId(),
          deed: DEEDS[standing],
          operator: account.email,
          site_id: siteId,
          site_title: known.title,
          reason,
        })
        .execute()
      await announceChange(tx)
      await announceEditing(tx, 'roles')
      return hostedSiteWith(app, siteId, tx.db)
    })
    return { site: site ?? known }
  },
)

const DEEDS = {
  open: 'opened',
  suspended: 'suspended',
  takenDown: 'takenDown',
} as const satisfies Record<SiteStanding, string>
