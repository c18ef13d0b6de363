import { duplicateForm as contract } from '@sitewright/api/forms/duplicate-form'
import { ownerCall } from '../../platform/http/route.ts'
import { MAX_FORMS } from './create-form.ts'
import { fail } from './errors.ts'
import { countForms, findForm, insertForm } from './form-table.ts'
import { presentForm } from './present-form.ts'
import { refuseCode } from './refuse-code.ts'

/** Longest name in characters. */
const MAX_NAME = 100

export const duplicateForm = ownerCall(contract, async ({ formId }, { role, inSite }) =>
  inSite(async (site) => {
    const original = await findForm(site, formId)
    if (!original) throw fail('formMissing')
    refuseCode(role, original.definition)
    if ((await countForms(site)) >= MAX_FORMS) throw fail('formsFull')
    const name = `${original.definition.name.slice(0, MAX_NAME - ' (copy)'.length)} (copy)`
    const copy = await findForm(site, await insertForm(site, { ...original.definition, name }))
    if (!copy) throw new Error('A form that was just copied is gone')
    return { form: presentForm(copy) }
  }),
)
