/** Opens the cart's checkout, or changes its contact and address while it is open. */

import type { Checkout, CheckoutDetails } from '@sitewright/api/checkout/shapes'
import { tidyAddress } from '@sitewright/core/commerce/address/address-form'
import type { Destination } from '@sitewright/core/commerce/pricing/places'
import type { PricedCart } from '@sitewright/core/commerce/pricing/price-cart'
import { newId } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { keepTogether } from '../../../platform/db/kept-statement.ts'
import { hashToken } from '../../../platform/keys.ts'
import {
  cartWithToken,
  lockCartRow,
  OF_SHARED_CART,
  setCartToken,
  shareCart,
} from '../cart/cart-table.ts'
import { cartTokenHashes, type ShopVisit, tokenForDetails } from '../cart/cart-token.ts'
import { rememberCart } from '../cart/visit.ts'
import { customerKey } from '../discounts/customer-key.ts'
import { fail } from '../errors.ts'
import { addressForm } from './address-forms.ts'
import { checkAddresses, readDetails } from './check-details.ts'
import { askCheckoutOfCart, type CheckoutRow, saveCheckout } from './checkout-table.ts'
import { askCartToQuote, type CartToQuote, quoteOf, quoteOfCart } from './current-quote.ts'
import { presentCheckout } from './present-checkout.ts'
import { statusTokenHash } from './status-token.ts'

export async function saveDetails(visit: ShopVisit, details: CheckoutDetails): Promise<Checkout> {
  const { app } = visit
  const newCartToken = tokenForDetails(visit)
  const tokenHash = hashToken(newCartToken)
  const saved = await visit.inSite(async (site) => {
    const now = app.clock.now()
    const customer = customerKey(app.keys, site.id, details.email)
    const { cart, open, ...read } = await readHeld(visit, site, customer)
    if (!cart || cart.orderId !== null) throw fail('cartEmpty')
    // While a payment is under way its details stay; paying again leads to the page that waits for it.
    if (open && open.state !== 'open') {
      const quote = await quoteOf(site, open, now)
      await site.last(() => setCartToken(site, cart.id, tokenHash))
      return presentCheckout(open, quote)
    }
    const { shippingOptionId } = details
    const destination = destinationOf(details) ?? cart.destination
    const toPrice = { ...cart, destination, shippingOptionId }
    const { lines, price, quote } = quoteOfCart({ ...read, cart }, toPrice, now)
    if (lines.length === 0) throw fail('cartEmpty')
    checkOption(details, price)
    checkAddresses(details, { isPickup: price.shippingOption?.kind === 'pickup' })
    const checkoutId = open?.id ?? newId()
    await site.last(() =>
      saveCheckout(
        site,
        {
          ...readDetails(details, now),
          customerKey: customer,
          checkoutId,
          cartId: cart.id,
          statusTokenHash: statusTokenHash(app, site.id, checkoutId),
        },
        { tokenHash, destination },
      ),
    )
    return presentCheckout({ id: checkoutId, state: 'open' }, quote)
  })
  rememberCart(visit, { newCartToken, isEmpty: false })
  return saved
}

interface Held extends CartToQuote {
  /** The cart's current checkout. */
  readonly open: CheckoutRow | undefined
}

/** The visitor's cart, held, with what decides about its price for a customer. */
async function readHeld(visit: ShopVisit, site: SiteTx, customer: string): Promise<Held> {
  const tokenHashes = cartTokenHashes(visit)
  // The second is sent behind the lock, and so reads what is there once it was obtained.
  const [, read] = await Promise.all([
    lockCartRow(site, tokenHashes),
    readForDetails(site, { tokenHashes, customer }),
  ])
  return read
}

interface Asked {
  readonly tokenHashes: readonly string[]
  readonly customer: string
}

const readForDetails = keepTogether<Asked, Held>(
  (site, { customer }) => ({
    ...askCartToQuote(site, customer),
    open: askCheckoutOfCart(site, OF_SHARED_CART.id),
  }),
  (site, { tokenHashes }) => shareCart(site, cartWithToken(site, tokenHashes)),
)

/** The parts of the address that decide about delivery and tax; of the bill's where nothing is sent. */
function destinationOf({ shippingAddress, billingAddress }: CheckoutDetails): Destination | null {
  const address = shippingAddress ?? billingAddress
  if (!address) return null
  const tidy = tidyAddress(addressForm(address.country), address)
  const { region = '', postalCode = '' } = tidy
  return { country: address.country, region, postalCode }
}

/** Refuses a delivery that is not offered for the address. */
function checkOption({ shippingOptionId }: CheckoutDetails, { shippingOptions }: PricedCart): void {
  if (shippingOptionId === null || shippingOptions.length === 0) return
  if (shippingOptions.some(({ id }) => id === shippingOptionId)) return
  throw fail('detailsMissing', { errors: { shippingOptionId: 'Required' } })
}
