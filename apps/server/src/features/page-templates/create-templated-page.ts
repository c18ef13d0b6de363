import { createTemplatedPage as contract } from '@sitewright/api/page-templates/create-templated-page'
import { documentWithNewIds } from '@sitewright/core/document/new-ids'
import { can } from '@sitewright/core/roles'
import { fail } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { addPage, presentPage, refuseCode } from '../content/index.ts'
import { findTemplate } from './page-template-table.ts'

/** Code in a template runs on a new page only where somebody puts it there who may write it. */
export const createTemplatedPage = ownerCall(
  contract,
  async ({ pageTemplateId, title }, { role, account, inSite }) =>
    inSite(async (site) => {
      const template = await findTemplate(site, pageTemplateId)
      if (!template) throw fail('notFound')
      const { kind, settings, body } = template
      if (!can(role, 'site.code')) Object.values(body.sections).forEach(refuseCode)
      const id = await addPage(site, { title, kind, settings, body: documentWithNewIds(body) })
      await noteActivity(site, { kind: 'pageAdded', by: account.id, about: title })
      return { page: await presentPage(site, id) }
    }),
)
