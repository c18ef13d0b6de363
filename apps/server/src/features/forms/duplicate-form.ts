import { duplicateForm as contract } from '@sitewright/api/forms/duplicate-form'
import { ownerCall } from '../../platform/http/route.ts'
import { addForm } from './create-form.ts'
import { fail } from './errors.ts'
import { findForm } from './form-table.ts'
import { refuseCode } from './refuse-code.ts'

/** Longest name in characters. */
const MAX_NAME = 100

export const duplicateForm = ownerCall(contract, async ({ formId }, { role, inSite }) =>
  inSite(async (site) => {
    const original = await findForm(site, formId)
    if (!original) throw fail('formMissing')
    refuseCode(role, original.definition)
    const name = `${original.definition.name.slice(0, MAX_NAME - ' (copy)'.length)} (copy)`
    return addForm(site, { ...original.definition, name })
  }),
)
