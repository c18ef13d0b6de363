/** Discount codes of a form that was posted without script. */

import { addCoupon } from '@sitewright/api/cart/add-coupon'
import { checkParts, refuseUnkeepable } from '../../platform/http/check-input.ts'
import type { FormFields } from '../../platform/http/native-form.ts'
import { addCode, removeCode } from '../commerce/index.ts'
import type { ShopRequest } from './shop-request.ts'

/**
 * Removes the code whose button was pressed, or enters the one that was typed, whichever button was: nobody who has typed one
 * wants to pay without it. Gives whether there was any.
 */
export async function postCodes(visit: ShopRequest, fields: FormFields): Promise<boolean> {
  const { action, code = '', removeCode: gone } = fields
  if (gone !== undefined) await removeCode(visit, readCode(gone))
  else if (action === 'addCode' || code.trim() !== '') await addCode(visit, readCode(code))
  else return false
  return true
}

/** A code as the call takes it, with the call's own words where it is none. */
function readCode(code: string): string {
  refuseUnkeepable({ code })
  return (checkParts([[addCoupon.input, { code }]], {}) as { code: string }).code
}
