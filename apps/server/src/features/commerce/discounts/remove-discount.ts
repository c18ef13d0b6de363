import { removeDiscount as contract } from '@sitewright/api/commerce/remove-discount'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { endDiscount } from './discount-table.ts'

export const removeDiscount = ownerCall(contract, async ({ discountId }, { inSite }) => {
  if (!(await inSite((site) => endDiscount(site, discountId)))) throw fail('discountMissing')
  return { ok: true as const }
})
