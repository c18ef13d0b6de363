import { createPage as contract } from '@sitewright/api/content/create-page'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { addPage } from './add-page.ts'
import { presentPage } from './present-pages.ts'

export const createPage = ownerCall(contract, async (page, { account, inSite }) =>
  inSite(async (site) => {
    const id = await addPage(site, page)
    await noteActivity(site, { kind: 'pageAdded', by: account.id, about: page.title })
    return { page: await presentPage(site, id) }
  }),
)
