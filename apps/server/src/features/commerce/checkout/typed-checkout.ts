/** Values typed into a checkout, valid or not: kept with its cart until that is bought (ADR 17). */

import type { Cart } from '@sitewright/api/cart/shapes'
import type { Address } from '@sitewright/api/orders/shapes'
import type { FieldValues } from '@sitewright/api/pages/props'
import { tidyAddress } from '@sitewright/core/commerce/address/address-form'
import type { Destination } from '@sitewright/core/commerce/pricing/places'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { hashToken } from '../../../platform/keys.ts'
import { type CartRow, cartById, setCartToken, setDelivery } from '../cart/cart-table.ts'
import { type ShopVisit, tokenForDetails } from '../cart/cart-token.ts'
import { presentCart } from '../cart/present-cart.ts'
import { openCart, openCartLocked, rememberCart } from '../cart/visit.ts'
import { fail } from '../errors.ts'
import { addressForm } from './address-forms.ts'
import { checkoutOfCart, type DetailsToSave, forgetAddress } from './checkout-table.ts'

/**
 * Replaces all values kept before, and binds the cart to the visitor who typed these. Gives the cart at its new price; null
 * where nothing was typed that a price depends on.
 */
export async function saveTyped(visit: ShopVisit, values: FieldValues): Promise<Cart | null> {
  const newCartToken = tokenForDetails(visit)
  const priced = await visit.inSite(async (site) => {
    const cart = await openCartLocked(visit, site)
    if (!cart) throw fail('cartEmpty')
    await setCartToken(site, cart.id, hashToken(newCartToken))
    await site.db
      .updateTable('cart')
      .set({ typed: JSON.stringify(values), updated_at: sql<Date>`now()` })
      .where('website_id', '=', site.id)
      .where('id', '=', cart.id)
      .execute()
    const isMoved = await moveDelivery(site, cart, values)
    return isMoved ? presentCart(visit, site, await cartById(site, cart.id)) : null
  })
  rememberCart(visit, { newCartToken, isEmpty: false })
  return priced
}

/** Whether the typed values send the cart elsewhere or otherwise than before; never while it is being paid for. */
async function moveDelivery(site: SiteTx, cart: CartRow, values: FieldValues): Promise<boolean> {
  if (cart.isPaying) return false
  const destination = typedDestination(values) ?? cart.destination
  const shippingOptionId = values.shippingOptionId?.trim() || cart.shippingOptionId
  const isSame = shippingOptionId === cart.shippingOptionId
  const isHere = PARTS.every((part) => destination?.[part] === cart.destination?.[part])
  if (isHere && isSame) return false
  await setDelivery(site, cart.id, { destination, shippingOptionId })
  // Paid is the price for the address that the order goes to, so an address from before is asked for again.
  const checkout = isHere ? undefined : await checkoutOfCart(site, cart.id)
  if (checkout?.state === 'open') await forgetAddress(site, checkout.id)
  return true
}

const PARTS = ['country', 'region', 'postalCode'] as const satisfies (keyof Destination)[]

/** The parts of the typed address that decide about delivery and tax; undefined before a country is chosen. */
function typedDestination(values: FieldValues): Destination | undefined {
  const country = values['shippingAddress.country'] ?? ''
  const form = addressForm(country)
  if (form.country === '') return undefined
  const { region = '', postalCode = '' } = tidyAddress(form, {
    region: values['shippingAddress.region'] ?? '',
    postalCode: values['shippingAddress.postalCode'] ?? '',
  })
  return { country, region, postalCode }
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

function fieldsOf(details: DetailsToSave): FieldValues {
  const { email, shippingOptionId, note, company, vatNumber, billingAddress } = details
  return {
    email,
    note,
    company,
    vatNumber,
    ...(shippingOptionId !== null && { shippingOptionId }),
    ...(billingAddress !== null && { billing: 'other' }),
    ...(details.consentedAt !== null && { acceptsTerms: 'on' }),
    ...addressFields('shippingAddress', details.shippingAddress),
    ...addressFields('billingAddress', billingAddress),
  }
}

function addressFields(prefix: string, address: Address | null): FieldValues {
  const parts = Object.entries(address ?? {})
  return Object.fromEntries(parts.map(([name, value]) => [`${prefix}.${name}`, value]))
}
