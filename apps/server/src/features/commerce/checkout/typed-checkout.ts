/** Values typed into a checkout, valid or not: kept with its cart until that is bought (ADR 17). */

import type { FieldValues } from '@sitewright/api/pages/props'
import { sql } from 'kysely'
import { hashToken } from '../../../platform/keys.ts'
import { setCartToken } from '../cart/cart-table.ts'
import { type ShopVisit, tokenForDetails } from '../cart/cart-token.ts'
import { openCart, openCartLocked, rememberCart } from '../cart/visit.ts'
import { fail } from '../errors.ts'
import { checkoutOfCart, type DetailsToSave } from './checkout-table.ts'

/** Replaces all values kept before, and binds the cart to the visitor who typed these. */
export async function saveTyped(visit: ShopVisit, values: FieldValues): Promise<void> {
  const newCartToken = tokenForDetails(visit)
  await visit.inSite(async (site) => {
    const cart = await openCartLocked(visit, site)
    if (!cart) throw fail('cartEmpty')
    await setCartToken(site, cart.id, hashToken(newCartToken))
    await site.db
      .updateTable('cart')
      .set({ typed: JSON.stringify(values), updated_at: sql<Date>`now()` })
      .where('website_id', '=', site.id)
      .where('id', '=', cart.id)
      .execute()
  })
  rememberCart(visit, { newCartToken, isEmpty: false })
}

/** Values of the checkout's fields as they were last typed; without any, those of an earlier try to pay. */
export async function typedValues(visit: ShopVisit): Promise<FieldValues> {
  return visit.inSite(async (site) => {
    const cart = await openCart(visit, site)
    if (!cart) return {}
    const checkout = await checkoutOfCart(site, cart.id)
    const row = await site.db
      .selectFrom('cart')
      .select('typed')
      .where('website_id', '=', site.id)
      .where('id', '=', cart.id)
      .executeTakeFirst()
    return { ...(checkout && fieldsOf(checkout)), ...row?.typed }
  })
}

function fieldsOf({ email, shippingAddress, shippingOptionId }: DetailsToSave): FieldValues {
  const address = Object.entries(shippingAddress ?? {})
  return {
    email,
    ...(shippingOptionId !== null && { shippingOptionId }),
    ...Object.fromEntries(address.map(([name, value]) => [`shippingAddress.${name}`, value])),
  }
}
