import { putSiteHeaderFooter as contract } from '@sitewright/api/content/put-site-header-footer'
import { ownerCall } from '../../platform/http/route.ts'
import { changeSite } from './change-site.ts'
import { readHeaderFooter, saveFooter } from './header-footer.ts'

export const putSiteHeaderFooter = ownerCall(
  contract,
  async ({ header, footer }, { inSite, account: { id: accountId } }) =>
    inSite(async (site) => {
      if (header) {
        await changeSite(site, { operations: [{ kind: 'setHeader', values: header }], accountId })
      }
      if (footer) await saveFooter(site, footer, accountId)
      return readHeaderFooter(site)
    }),
)
