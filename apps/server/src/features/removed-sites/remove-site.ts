import { removeSite as contract } from '@sitewright/api/removed-sites/remove-site'
import { mayHandOver } from '@sitewright/core/contributors'
import { erasedFrom, isTitleOf } from '@sitewright/core/site/deleted-site'
import { enqueueEach } from '../../platform/background/jobs.ts'
import { announceChange, announceEditing } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { requireCurrentPassword } from '../accounts/index.ts'
import { noteActivity } from '../activity/index.ts'
import { readTeam } from '../contributors/index.ts'
import { changeSite, lockSite } from '../sites/index.ts'
import { fail } from './errors.ts'
import { SEND_REMOVAL_MAIL } from './send-removal-mail.ts'

/** Payments that are under way are settled by the reconciler, which needs no visitor. */
export const removeSite = ownerCall(
  contract,
  async ({ title, currentPassword }, { app, account, inSite, role, ...visit }) => {
    await requireCurrentPassword({ app, account, ...visit }, currentPassword)
    return inSite(async (site) => {
      const { title: known } = await lockSite(site)
      const team = await readTeam(site)
      if (!mayHandOver(team, { accountId: account.id, role })) throw fail('notOwner')
      if (!isTitleOf(title, known)) {
        throw fail('otherTitle', { errors: { title: fail.catalogue.otherTitle.message } })
      }
      const now = app.clock.now()
      await changeSite(site, { removed_at: new Date(now) })
      await noteActivity(site, { kind: 'siteRemoved', by: account.id })
      await enqueueEach(
        site,
        SEND_REMOVAL_MAIL,
        team.people.map(({ accountId }) => accountId),
      )
      await announceChange(site)
      await announceEditing(site, 'roles')
      return { erasedFrom: erasedFrom(now) }
    })
  },
)
