import type { CallOutput } from '@sitewright/api/call'
import { createForm as contract } from '@sitewright/api/forms/create-form'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { countForms, findForm, insertForm } from './form-table.ts'
import { presentForm } from './present-form.ts'
import { refuseCode } from './refuse-code.ts'
import { refuseLimits } from './refuse-limits.ts'

/** Forms of one site: far more than anyone looks through. */
const MAX_FORMS = 500

export const createForm = ownerCall(
  contract,
  async ({ siteId: _, ...form }, { role, site: { flags }, inSite }) => {
    refuseCode(role, form)
    refuseLimits(flags, form)
    return inSite((site) => addForm(site, form))
  },
)

/** Adds a form where there is room for one more. */
export async function addForm(site: SiteTx, form: SiteForm): Promise<CallOutput<typeof contract>> {
  if ((await countForms(site)) >= MAX_FORMS) throw fail('formsFull')
  const made = await findForm(site, await insertForm(site, form))
  if (!made) throw new Error('A form that was just made is gone')
  return { form: presentForm(made) }
}
