/** SQL of checkouts. A checkout changes only while its cart's row is held. */

import type { Address } from '@sitewright/api/orders/shapes'
import { transition } from '@sitewright/core/commerce/state-machine'
import { CHECKOUT, type CheckoutState } from '@sitewright/core/commerce/states'
import { type Id, newId } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import type { StatementPart } from '../../../platform/db/statement-part.ts'
import { IS_LIVE } from './live-checkouts.ts'
import type { Quote } from './quote.ts'

export interface CheckoutRow extends DetailsToSave {
  readonly id: Id
  readonly cartId: Id
  readonly state: CheckoutState
  readonly quote: Quote | null
  readonly quoteHash: string | null
}

function checkouts({ id, db }: SiteTx) {
  return db
    .selectFrom('checkout')
    .select([
      'checkout.id',
      'checkout.cart_id as cartId',
      'checkout.state',
      'checkout.email',
      'checkout.customer_key as customerKey',
      'checkout.shipping_address as shippingAddress',
      'checkout.shipping_option_id as shippingOptionId',
      'checkout.quote',
      'checkout.quote_hash as quoteHash',
      'checkout.note',
      'checkout.billing_address as billingAddress',
      'checkout.company',
      'checkout.vat_number as vatNumber',
      'checkout.consented_at as consentedAt',
    ])
    .where('checkout.website_id', '=', id)
}

export async function findCheckout(site: SiteTx, checkoutId: Id): Promise<CheckoutRow | undefined> {
  return checkouts(site).where('checkout.id', '=', checkoutId).executeTakeFirst()
}

export async function checkoutOfCart(site: SiteTx, cartId: Id): Promise<CheckoutRow | undefined> {
  return checkouts(site).where('checkout.cart_id', '=', cartId).where(IS_LIVE).executeTakeFirst()
}

export async function checkoutWithToken(
  site: SiteTx,
  tokenHash: string,
): Promise<CheckoutRow | undefined> {
  return checkouts(site).where('checkout.token_hash', '=', tokenHash).executeTakeFirst()
}

/** SQL of a checkout, to be part of another statement. */
export function askCheckout(site: SiteTx, checkoutId: Id): StatementPart<CheckoutRow | undefined> {
  const checkout = checkouts(site).where('checkout.id', '=', checkoutId)
  return {
    query: sql`(SELECT to_json(found) FROM ${checkout} AS found)`,
    read: (value) => {
      if (!value) return undefined
      const { consentedAt, ...row } = value as Omit<CheckoutRow, 'consentedAt'> & {
        consentedAt: string | null
      }
      return { ...row, consentedAt: consentedAt === null ? null : new Date(consentedAt) }
    },
  }
}

/** The checkout, held until the transaction ends. */
export async function lockCheckout(site: SiteTx, checkoutId: Id): Promise<CheckoutRow | undefined> {
  const [, checkout] = await Promise.all([
    lockCartOf(site, checkoutId),
    findCheckout(site, checkoutId),
  ])
  return checkout
}

/**
 * Pessimistic lock on the cart of a checkout, by which the checkout is held too. What is sent behind it is read when the lock
 * was obtained.
 */
export async function lockCartOf(site: SiteTx, checkoutId: Id): Promise<void> {
  await site.db
    .selectFrom('cart')
    .select('cart.id')
    .where('cart.website_id', '=', site.id)
    .where('cart.id', '=', ({ selectFrom }) =>
      selectFrom('checkout')
        .select('checkout.cart_id')
        .where('checkout.website_id', '=', site.id)
        .where('checkout.id', '=', checkoutId),
    )
    .forUpdate()
    .execute()
}

export interface DetailsToSave {
  readonly email: string
  /** Key of the email address (`customer-key.ts`), by which uses of discounts are counted. */
  readonly customerKey: string
  readonly shippingAddress: Address | null
  readonly shippingOptionId: string | null
  /** The shopper's words to the shop. */
  readonly note: string
  /** Null where the bill goes to the shipping address. */
  readonly billingAddress: Address | null
  readonly company: string
  readonly vatNumber: string
  /** When the shopper agreed to the shop's terms. */
  readonly consentedAt: Date | null
}

export async function insertCheckout(
  site: SiteTx,
  checkout: DetailsToSave & { readonly cartId: Id; tokenHashOf(checkoutId: Id): string },
): Promise<CheckoutRow> {
  const id = newId()
  const insertion = site.db.insertInto('checkout').values({
    website_id: site.id,
    id,
    cart_id: checkout.cartId,
    state: CHECKOUT.initial,
    token_hash: checkout.tokenHashOf(id),
    ...columns(checkout),
  })
  const [, made] = await Promise.all([insertion.execute(), findCheckout(site, id)])
  if (!made) throw new Error('A checkout that was just made is gone')
  return made
}

export async function saveDetailsOf(
  { id, db }: SiteTx,
  checkoutId: Id,
  details: DetailsToSave,
): Promise<void> {
  await db
    .updateTable('checkout')
    .set({ ...columns(details), updated_at: sql<Date>`now()` })
    .where('website_id', '=', id)
    .where('id', '=', checkoutId)
    .execute()
}

/** Forgets where an open checkout's order goes, so that it is asked for before it is paid. */
export async function forgetAddress({ id, db }: SiteTx, checkoutId: Id): Promise<void> {
  await db
    .updateTable('checkout')
    .set({ shipping_address: null, shipping_option_id: null, updated_at: sql<Date>`now()` })
    .where('website_id', '=', id)
    .where('id', '=', checkoutId)
    .execute()
}

function columns(details: DetailsToSave) {
  return {
    email: details.email,
    customer_key: details.customerKey,
    shipping_address: jsonOf(details.shippingAddress),
    shipping_option_id: details.shippingOptionId,
    note: details.note,
    billing_address: jsonOf(details.billingAddress),
    company: details.company,
    vat_number: details.vatNumber,
    consented_at: details.consentedAt,
  }
}

function jsonOf(address: Address | null): string | null {
  return address === null ? null : JSON.stringify(address)
}

/** The only way to change a checkout's state. */
export async function moveCheckout(
  site: SiteTx,
  checkout: Pick<CheckoutRow, 'id' | 'state'>,
  to: CheckoutState,
): Promise<void> {
  await checkoutMove(site, checkout, to).execute()
}

/** The change of a checkout's state, to be part of another statement. */
export function checkoutMove(
  { id, db }: SiteTx,
  checkout: Pick<CheckoutRow, 'id' | 'state'>,
  to: CheckoutState,
  frozen?: { readonly quote: Quote; readonly quoteHash: string },
) {
  return db
    .updateTable('checkout')
    .set({
      state: transition(CHECKOUT, checkout.state, to),
      updated_at: sql<Date>`now()`,
      ...(frozen && { quote: JSON.stringify(frozen.quote), quote_hash: frozen.quoteHash }),
    })
    .where('website_id', '=', id)
    .where('id', '=', checkout.id)
}
