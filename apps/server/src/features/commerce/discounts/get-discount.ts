import { getDiscount as contract } from '@sitewright/api/commerce/get-discount'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { findDiscount } from './discount-table.ts'

export const getDiscount = ownerCall(contract, async ({ discountId }, { inSite }) => {
  const discount = await inSite((site) => findDiscount(site, discountId))
  if (!discount) throw fail('discountMissing')
  return { discount }
})
