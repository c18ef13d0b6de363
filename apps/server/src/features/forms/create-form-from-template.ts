import { createFormFromTemplate as contract } from '@sitewright/api/forms/create-form-from-template'
import { formFromTemplate } from '@sitewright/core/forms/form-templates'
import { ownerCall } from '../../platform/http/route.ts'
import { siteWithId } from '../sites/index.ts'
import { addForm } from './create-form.ts'

export const createFormFromTemplate = ownerCall(contract, async ({ template }, { inSite }) =>
  inSite(async (site) => {
    const { settings } = (await siteWithId(site.db, site.id)) ?? {}
    return addForm(site, formFromTemplate(template, settings?.language ?? ''))
  }),
)
