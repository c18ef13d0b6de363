import { listForms as contract } from '@sitewright/api/forms/list-forms'
import { ownerCall } from '../../platform/http/route.ts'
import { allForms } from './form-table.ts'
import { presentSummary } from './present-form.ts'

export const listForms = ownerCall(contract, async (_input, { app, inSite }) => {
  const forms = await inSite(allForms)
  return { forms: forms.map((form) => presentSummary(form, app.clock.now())) }
})
