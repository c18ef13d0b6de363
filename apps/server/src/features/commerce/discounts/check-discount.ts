import type { DiscountInput } from '@sitewright/api/commerce/discount-shapes'
import { discountProblems } from '@sitewright/core/commerce/pricing/discount-problems'
import { plainDiscountCode } from '@sitewright/core/commerce/pricing/discounts'
import type { Id } from '@sitewright/core/id'
import { isCurrency, priceCeiling } from '@sitewright/core/money'
import type { SiteTx } from '../../../platform/database.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { fail } from '../errors.ts'
import { countTargets, otherDiscounts } from './discount-table.ts'

/** Maximum number of discounts of one site. */
const MOST_DISCOUNTS = 500
/** Maximum number of those that apply by themselves, all of which every cart is priced with. */
const MOST_AUTOMATIC = 50

/** The discount as it is stored, or a refusal that names the fields. `id` is that of the discount that is changed. */
export async function checkDiscount(
  site: SiteTx,
  input: DiscountInput,
  id: Id | null,
): Promise<DiscountInput> {
  const code = input.code === null ? null : plainDiscountCode(input.code)
  const discount = { ...input, code }
  const errors = discountProblems(discount)
  if (Object.keys(errors).length > 0) throw fail('discountInvalid', { errors })
  await checkAmounts(site, discount)
  await checkTargets(site, discount)
  await checkOthers(site, code, id)
  return discount
}

async function checkAmounts(site: SiteTx, discount: DiscountInput): Promise<void> {
  const { currency } = await storeSettings(site)
  if (!isCurrency(currency)) return
  for (const field of ['amountMinor', 'minimumMinor'] as const) {
    if (discount[field] > priceCeiling(currency)) refuse('priceTooHigh', field)
  }
}

async function checkTargets(site: SiteTx, discount: DiscountInput): Promise<void> {
  if (discount.scope === 'order') return
  const found = await countTargets(site, discount)
  if (found < new Set(discount.targetIds).size) refuse('targetMissing', 'targetIds')
}

async function checkOthers(site: SiteTx, code: string | null, except: Id | null): Promise<void> {
  const others = await otherDiscounts(site, { code, except })
  if (others.hasCode) refuse('codeTaken', 'code')
  if (others.count >= MOST_DISCOUNTS) throw fail('discountsFull')
  if (code === null && others.automatic >= MOST_AUTOMATIC) throw fail('automaticFull')
}

export function refuse(code: keyof typeof fail.catalogue, field: keyof DiscountInput): never {
  throw fail(code, { errors: { [field]: fail.catalogue[code].message } })
}
