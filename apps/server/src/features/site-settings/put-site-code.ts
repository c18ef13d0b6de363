import { putSiteCode as contract } from '@sitewright/api/sites/put-site-code'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { changeSite } from '../sites/index.ts'
import { saveSiteCode } from './site-code-table.ts'

export const putSiteCode = ownerCall(contract, async ({ header, footer }, { account, inSite }) =>
  inSite(async (site) => {
    const code = { header, footer }
    await saveSiteCode(site, code)
    await changeSite(site, { has_code: header.trim() !== '' || footer.trim() !== '' })
    await noteActivity(site, { kind: 'codeChanged', by: account.id })
    await announceChange(site)
    return { code }
  }),
)
