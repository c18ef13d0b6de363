import { listFormUses as contract } from '@sitewright/api/forms/list-form-uses'
import { ownerCall } from '../../platform/http/route.ts'
import { pagesWithForms } from '../content/index.ts'
import { itemsWithForms } from '../items/index.ts'

export const listFormUses = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => ({
    uses: [await pagesWithForms(site), await itemsWithForms(site)].flat(),
  })),
)
