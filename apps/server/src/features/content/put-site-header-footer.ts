import { putSiteHeaderFooter as contract } from '@sitewright/api/content/put-site-header-footer'
import { ownerCall } from '../../platform/http/route.ts'
import { setHeader } from './draft-table.ts'
import { fail } from './errors.ts'
import { isHeaderLink } from './header-link.ts'

export const putSiteHeaderFooter = ownerCall(contract, async ({ header }, { inSite }) => {
  if (!isHeaderLink(header.buttonUrl)) {
    const { message } = fail.catalogue.badLink
    throw fail('badLink', { errors: { 'header.buttonUrl': message } })
  }
  return inSite(async (site) => {
    await setHeader(site, header)
    return { header }
  })
})
