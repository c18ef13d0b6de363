import { createPage as contract } from '@sitewright/api/content/create-page'
import { ownerCall } from '../../platform/http/route.ts'
import { addPage } from './add-page.ts'
import { presentPage } from './present-pages.ts'

export const createPage = ownerCall(contract, async (page, { inSite }) =>
  inSite(async (site) => ({ page: await presentPage(site, await addPage(site, page)) })),
)
