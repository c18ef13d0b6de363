import { updateDiscount as contract } from '@sitewright/api/commerce/update-discount'
import { ownerCall } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { checkDiscount } from './check-discount.ts'
import { findDiscount, lockDiscount, saveDiscount } from './discount-table.ts'

export const updateDiscount = ownerCall(
  contract,
  async ({ siteId: _, discountId, ...input }, { inSite }) =>
    inSite(async (site) => {
      const now = await lockDiscount(site, discountId)
      if (!now) throw fail('discountMissing')
      const checked = await checkDiscount(site, input, discountId)
      refuseLowLimit(checked.limitTotal, now.used + now.held)
      await saveDiscount(site, discountId, checked)
      const discount = await findDiscount(site, discountId)
      if (!discount) throw fail('discountMissing')
      return { discount }
    }),
)

function refuseLowLimit(limit: number | null, taken: number): void {
  if (limit === null || limit >= taken) return
  const message = `It was used ${taken} times already. Choose ${taken} or more, or switch it off.`
  throw fail('discountInvalid', { errors: { limitTotal: message } })
}
