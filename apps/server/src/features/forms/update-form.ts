import { updateForm as contract } from '@sitewright/api/forms/update-form'
import { removedFields } from '@sitewright/core/forms/answer-columns'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { findForm, saveForm } from './form-table.ts'
import { formTag } from './form-tag.ts'
import { presentForm } from './present-form.ts'
import { refuseCode } from './refuse-code.ts'
import { refuseLimits } from './refuse-limits.ts'

export const updateForm = ownerCall(
  contract,
  async ({ formId, form, revision }, { role, site: { flags }, inSite }) =>
    inSite(async (site) => {
      const before = await findForm(site, formId)
      if (!before) throw fail('formMissing')
      refuseCode(role, form, before.definition)
      refuseLimits(flags, form, before.definition)
      const removed = removedFields(before.definition.fields, form.fields, before.removedFields)
      const isSaved = await saveForm(site, formId, { form, removedFields: removed }, revision)
      if (!isSaved) throw fail('formChanged')
      await announceChange(site, [formTag(formId)])
      const after = await findForm(site, formId)
      if (!after) throw fail('formMissing')
      return { form: presentForm(after) }
    }),
)
