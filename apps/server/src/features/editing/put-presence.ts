import { putPresence as contract } from '@sitewright/api/editing/put-presence'
import { announceEditing } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { selectSection } from './presence-table.ts'

export const putPresence = ownerCall(contract, async ({ tab, sectionId }, { inSite, account }) =>
  inSite(async (site) => {
    const isNew = await selectSection(site, { tab, accountId: account.id, sectionId })
    if (isNew) await announceEditing(site, 'people')
    return {}
  }),
)
