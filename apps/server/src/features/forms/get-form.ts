import { getForm as contract } from '@sitewright/api/forms/get-form'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { findForm } from './form-table.ts'
import { presentForm } from './present-form.ts'

export const getForm = ownerCall(contract, async ({ formId }, { inSite }) => {
  const form = await inSite((site) => findForm(site, formId))
  if (!form) throw fail('formMissing')
  return { form: presentForm(form) }
})
