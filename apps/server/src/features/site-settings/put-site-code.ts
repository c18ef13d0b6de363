import { putSiteCode as contract } from '@sitewright/api/sites/put-site-code'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { changeSite } from '../sites/index.ts'
import { saveSiteCode } from './site-code-table.ts'

export const putSiteCode = ownerCall(contract, async ({ header, footer }, { inSite }) =>
  inSite(async (site) => {
    const code = { header, footer }
    await saveSiteCode(site, code)
    await changeSite(site, { has_code: header.trim() !== '' || footer.trim() !== '' })
    await announceChange(site)
    return { code }
  }),
)
