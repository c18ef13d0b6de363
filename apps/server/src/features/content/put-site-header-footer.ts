import { putSiteHeaderFooter as contract } from '@sitewright/api/content/put-site-header-footer'
import { isLinkFor } from '@sitewright/core/links/link-address'
import { ownerCall } from '../../platform/http/route.ts'
import { setHeader } from './draft-table.ts'
import { fail } from './errors.ts'
import { readHeaderFooter, saveFooter } from './header-footer.ts'

export const putSiteHeaderFooter = ownerCall(
  contract,
  async ({ header, footer }, { inSite, account }) => {
    if (header && !isLinkFor('header', header.buttonUrl)) {
      const { message } = fail.catalogue.badLink
      throw fail('badLink', { errors: { 'header.buttonUrl': message } })
    }
    return inSite(async (site) => {
      if (footer) await saveFooter(site, footer, account.id)
      if (header) await setHeader(site, header)
      return readHeaderFooter(site)
    })
  },
)
