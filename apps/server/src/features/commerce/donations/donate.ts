/** Gives to a fund: puts the donation into a cart of its own, and pays that as any other. */

import type { DonationInput } from '@sitewright/api/checkout/create-donation'
import { type Id, newId } from '@sitewright/core/id'
import type { Json } from '@sitewright/core/json'
import type { Minor } from '@sitewright/core/money'
import type { SiteTx } from '../../../platform/database.ts'
import { visitorOf } from '../../../platform/http/gate.ts'
import { hashToken } from '../../../platform/keys.ts'
import { moneyFormatsIn } from '../../sites/index.ts'
import { type CartRow, insertCart, lockCart, setCartToken } from '../cart/cart-table.ts'
import { cartTokenHashes, newTokenForDetails, tokenForDetails } from '../cart/cart-token.ts'
import { rememberCart } from '../cart/visit.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { checkoutOfCart, putCheckout } from '../checkout/checkout-table.ts'
import { type KeyedAnswer, oncePerKey } from '../checkout/once-per-key.ts'
import { type Paid, type PayVisit, pay } from '../checkout/pay.ts'
import { statusTokenHash } from '../checkout/status-token.ts'
import { customerKey } from '../discounts/customer-key.ts'
import { fail } from '../errors.ts'
import { readDonation } from './check-donation.ts'
import { type Donation, donationOfCart, saveDonation } from './donation-table.ts'
import { donationVisit } from './donation-visit.ts'
import { findFund } from './fund-table.ts'

export type Given = Pick<Paid, 'redirectUrl' | 'fields'>

/** Donates, and with a key answers the same request sent again with what the first was told. */
export async function donateOnce(
  visit: PayVisit,
  input: DonationInput,
  key: string | undefined,
): Promise<KeyedAnswer<Given>> {
  const { app, siteId } = visit
  if (key === undefined) return { answer: await donate(visit, input, ''), isReplay: false }
  const scope = `donate ${visitorOf(visit.cookies) ?? ''}`
  const request = { ...input } as Json
  return oncePerKey({ app, siteId, scope, key, request }, () =>
    donate(visit, input, hashToken(key)),
  )
}

async function donate(visit: PayVisit, input: DonationInput, keyHash: string): Promise<Given> {
  const donor = donationVisit(visit)
  const { paymentToken } = input
  const { newCartToken, checkoutId, amountMinor } = await donor.inSite((site) =>
    prepare(donor, site, input, keyHash),
  )
  rememberCart(donor, { newCartToken, isEmpty: false })
  const wish = { checkoutId, paymentToken, agreedTotalMinor: amountMinor }
  const { redirectUrl, fields } = await pay(donor, wish)
  return { redirectUrl, ...(fields && { fields }) }
}

interface Prepared {
  readonly newCartToken: string
  readonly checkoutId: Id
  readonly amountMinor: Minor
}

/** Puts the donation into the visitor's cart for donations, and opens its checkout. */
async function prepare(
  donor: PayVisit,
  site: SiteTx,
  input: DonationInput,
  keyHash: string,
): Promise<Prepared> {
  const cart = await lockCart(site, cartTokenHashes(donor))
  const before = cart && (await donationOfCart(site, cart.id))
  if (cart && before && isGoingOn(cart, before, keyHash)) return goOn(donor, site, cart, before)

  const fund = await findFund(site, input.fundId)
  if (!fund?.isOpen) throw fail('fundMissing')
  const { currency } = await storeSettings(site)
  const { amountMinor, answers } = readDonation(input, fund, (await moneyFormatsIn(site))(currency))
  // A donation that is being paid goes on by itself, and one that was paid is over: the next has a cart of its own.
  const isFree = cart && before && cart.orderId === null && !cart.isPaying
  const newCartToken = isFree ? tokenForDetails(donor) : newTokenForDetails(donor)
  const tokenHash = hashToken(newCartToken)
  if (isFree) await setCartToken(site, cart.id, tokenHash)
  const { id: cartId } = isFree ? cart : await insertCart(site, tokenHash)
  const donation = { fundId: fund.id, amountMinor, currency, answers, keyHash }
  await saveDonation(site, cartId, donation)
  const checkoutId = await openCheckout(donor, site, cartId, input.email)
  return { newCartToken, checkoutId, amountMinor }
}

/** Whether the request has come before, and its payment is under way or made. */
function isGoingOn(cart: CartRow, { keyHash: before }: Donation, keyHash: string): boolean {
  return keyHash !== '' && keyHash === before && (cart.isPaying || cart.orderId !== null)
}

/** The request died on its way; asked again, it goes on with its own payment and never begins another. */
async function goOn(
  donor: PayVisit,
  site: SiteTx,
  cart: CartRow,
  { amountMinor }: Donation,
): Promise<Prepared> {
  const newCartToken = tokenForDetails(donor)
  await setCartToken(site, cart.id, hashToken(newCartToken))
  const checkout = await checkoutOfCart(site, cart.id)
  if (!checkout) throw new Error('A cart that is paid or being paid has its checkout')
  return { newCartToken, checkoutId: checkout.id, amountMinor }
}

async function openCheckout(
  { app, siteId }: PayVisit,
  site: SiteTx,
  cartId: Id,
  email: string,
): Promise<Id> {
  const details = { ...NO_DETAILS, email, customerKey: customerKey(app.keys, siteId, email) }
  const open = await checkoutOfCart(site, cartId)
  const checkoutId = open?.id ?? newId()
  const tokenHash = statusTokenHash(app, siteId, checkoutId)
  await putCheckout(site, { ...details, checkoutId, cartId, statusTokenHash: tokenHash })
  return checkoutId
}

const NO_DETAILS = {
  shippingAddress: null,
  shippingOptionId: null,
  note: '',
  billingAddress: null,
  company: '',
  vatNumber: '',
  consentedAt: null,
} as const
