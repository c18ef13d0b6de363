import { createStore as contract } from '@sitewright/api/content/create-store'
import { fail as platformFail } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { addPage } from './add-page.ts'
import { fail } from './errors.ts'
import { draftPage } from './page-table.ts'

export const createStore = ownerCall(
  contract,
  async ({ siteId, websiteId, description, enabled, ...store }, { account, inSite }) => {
    if (websiteId !== siteId) throw platformFail('notFound')
    return inSite(async (site) => {
      const settings = { description, isEnabled: enabled }
      const id = await addPage(site, { ...store, kind: 'products', settings })
      const page = await draftPage(site, id)
      if (!page) throw fail('pageMissing')
      await noteActivity(site, { kind: 'pageAdded', by: account.id, about: page.title })
      const { title, navigationTitle, urlId } = page
      return { id, navigationTitle, title, urlId, description, enabled }
    })
  },
)
