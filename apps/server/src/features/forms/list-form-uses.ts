import type { FormUse } from '@sitewright/api/forms/list-form-uses'
import { listFormUses as contract } from '@sitewright/api/forms/list-form-uses'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { pagesWithForms } from '../content/index.ts'
import { itemsWithForms } from '../items/index.ts'
import { siteWithId } from '../sites/index.ts'

export const listFormUses = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => ({
    uses: [await pagesWithForms(site), await itemsWithForms(site), await popupUses(site)].flat(),
  })),
)

async function popupUses(site: SiteTx): Promise<FormUse[]> {
  const row = await siteWithId(site.db, site.id)
  const formId = row?.settings.popup.formId
  return formId ? [{ formId, kind: 'popup', id: site.id, title: '' }] : []
}
