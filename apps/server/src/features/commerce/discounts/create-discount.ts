import { createDiscount as contract } from '@sitewright/api/commerce/create-discount'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { checkDiscount } from './check-discount.ts'
import { findDiscount, insertDiscount } from './discount-table.ts'

export const createDiscount = ownerCall(contract, async ({ siteId: _, ...input }, { inSite }) =>
  inSite(async (site) => {
    const id = await insertDiscount(site, await checkDiscount(site, input, null))
    const discount = await findDiscount(site, id)
    if (!discount) throw fail('discountMissing')
    return { discount }
  }),
)
