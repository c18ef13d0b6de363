import { removeForm as contract } from '@sitewright/api/forms/remove-form'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { removeFilesOfGone } from './clear-form-files.ts'
import { fail } from './errors.ts'
import { deleteForm } from './form-table.ts'
import { formTag } from './form-tag.ts'

export const removeForm = ownerCall(contract, async ({ formId }, { inSite }) =>
  inSite(async (site) => {
    if (!(await deleteForm(site, formId))) throw fail('formMissing')
    await removeFilesOfGone(site)
    await announceChange(site, [formTag(formId)])
    return { ok: true as const }
  }),
)
