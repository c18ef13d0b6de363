import { checkForm as contract } from '@sitewright/api/forms/check-form'
import { checkEntries } from '@sitewright/core/forms/check-entries'
import { visitorCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { formsById } from './form-table.ts'
import { refuseProblems } from './refuse-problems.ts'

export const checkForm = visitorCall(contract, async ({ formId, ...values }, { inSite }) => {
  const [form] = await inSite((site) => formsById(site, [formId]))
  if (!form) throw fail('notConfigured')
  refuseProblems(checkEntries(form.definition.fields, values))
  return { ok: true as const }
})
