import { getSiteCode as getContract } from '@sitewright/api/sites/get-site-code'
import { putSiteCode as putContract } from '@sitewright/api/sites/put-site-code'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { changeSite } from '../sites/index.ts'
import { readSiteCode, saveSiteCode } from './site-code-table.ts'

export const getSiteCode = ownerCall(getContract, async (_input, { inSite }) => ({
  code: await inSite(readSiteCode),
}))

export const putSiteCode = ownerCall(putContract, async ({ header, footer }, { inSite }) =>
  inSite(async (site) => {
    const code = { header, footer }
    await saveSiteCode(site, code)
    await changeSite(site, { has_code: header.trim() !== '' || footer.trim() !== '' })
    await announceChange(site)
    return { code }
  }),
)
