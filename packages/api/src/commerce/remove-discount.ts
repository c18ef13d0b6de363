import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeDiscount = defineCall({
  name: 'removeDiscount',
  summary: 'Ends a discount for good; orders that had it keep it, and its code can be used again.',
  audience: 'owner',
  needs: 'commerce.settings',
  flag: 'commerce',
  method: 'DELETE',
  path: '/s/:siteId/api/discounts/:discountId',
  params: siteParams.extend({ discountId: id }),
  output: done,
})
