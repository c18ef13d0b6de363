/** SQL of checkouts. A checkout changes only while its cart's row is held. */

import type { Address } from '@sitewright/api/orders/shapes'
import type { Destination } from '@sitewright/core/commerce/pricing/places'
import { transition } from '@sitewright/core/commerce/state-machine'
import { CHECKOUT, type CheckoutState } from '@sitewright/core/commerce/states'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { keepStatement } from '../../../platform/db/kept-statement.ts'
import type { Given, StatementPart } from '../../../platform/db/statement-part.ts'
import { withWrites } from '../../../platform/db/write-together.ts'
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
  return ask(checkouts(site).where('checkout.id', '=', checkoutId))
}

/** SQL of a cart's current checkout, to be part of another statement. */
export function askCheckoutOfCart(
  site: SiteTx,
  cartId: Given<Id>,
): StatementPart<CheckoutRow | undefined> {
  return ask(checkouts(site).where('checkout.cart_id', '=', cartId).where(IS_LIVE))
}

function ask(checkout: ReturnType<typeof checkouts>): StatementPart<CheckoutRow | undefined> {
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
  await lockRow(site, { checkoutId })
}

const lockRow = keepStatement(({ id, db }, { checkoutId }: { readonly checkoutId: Id }) =>
  db
    .selectFrom('cart')
    .select('cart.id')
    .where('cart.website_id', '=', id)
    .where('cart.id', '=', ({ selectFrom }) =>
      selectFrom('checkout')
        .select('checkout.cart_id')
        .where('checkout.website_id', '=', id)
        .where('checkout.id', '=', checkoutId),
    )
    .forUpdate(),
)

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

export interface CheckoutToPut extends DetailsToSave {
  /** The id of the cart's open checkout, or of a new one. */
  readonly checkoutId: Id
  readonly cartId: Id
  /** Hash of the token of its status page. */
  readonly statusTokenHash: string
}

/** Opens a checkout, or changes the details of one that is open. */
export async function putCheckout(site: SiteTx, checkout: CheckoutToPut): Promise<void> {
  await putRow(site, rowOf(checkout))
}

const putRow = keepStatement(putting)

/** The cart of a checkout, as the details leave it. */
export interface CartToMove {
  readonly tokenHash: string
  readonly destination: Destination | null
}

/** Puts the checkout, and sends its cart where the order is to go, under a new token. One statement. */
export async function saveCheckout(
  site: SiteTx,
  checkout: CheckoutToPut,
  { tokenHash, destination }: CartToMove,
): Promise<void> {
  await saveRows(site, { ...rowOf(checkout), tokenHash, destination: jsonOf(destination) })
}

const saveRows = keepStatement(
  (site, row: Row & { tokenHash: string; destination: string | null }) => {
    const { cartId, tokenHash, destination, shippingOptionId } = row
    const moved = site.db
      .updateTable('cart')
      .set({ token_hash: tokenHash, destination, shipping_option_id: shippingOptionId })
      .where('website_id', '=', site.id)
      .where('id', '=', cartId)
    return sql`${withWrites({ moved, put: putting(site, row) })} SELECT 1`
  },
)

type Row = ReturnType<typeof rowOf>

function rowOf({ shippingAddress, billingAddress, ...checkout }: CheckoutToPut) {
  return {
    ...checkout,
    shippingAddress: jsonOf(shippingAddress),
    billingAddress: jsonOf(billingAddress),
  }
}

function putting({ id, db }: SiteTx, row: Row) {
  const details = {
    email: row.email,
    customer_key: row.customerKey,
    shipping_address: row.shippingAddress,
    shipping_option_id: row.shippingOptionId,
    note: row.note,
    billing_address: row.billingAddress,
    company: row.company,
    vat_number: row.vatNumber,
    consented_at: row.consentedAt,
  }
  return db
    .insertInto('checkout')
    .values({
      website_id: id,
      id: row.checkoutId,
      cart_id: row.cartId,
      state: CHECKOUT.initial,
      token_hash: row.statusTokenHash,
      ...details,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'id'])
        .doUpdateSet({ ...details, updated_at: sql<Date>`now()` }),
    )
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

function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}

/** The only way to change a checkout's state. */
export async function moveCheckout(
  site: SiteTx,
  checkout: Pick<CheckoutRow, 'id' | 'state'>,
  to: CheckoutState,
): Promise<void> {
  await checkoutMove(site, movedCheckout(checkout, to)).execute()
}

export interface MovedCheckout {
  readonly checkoutId: Id
  readonly checkoutState: CheckoutState
}

/** The checkout in its next state. */
export function movedCheckout(
  { id, state }: Pick<CheckoutRow, 'id' | 'state'>,
  to: CheckoutState,
): MovedCheckout {
  return { checkoutId: id, checkoutState: transition(CHECKOUT, state, to) }
}

/** The change of a checkout's state, to be part of another statement. */
export function checkoutMove({ id, db }: SiteTx, { checkoutId, checkoutState }: MovedCheckout) {
  return db
    .updateTable('checkout')
    .set({ state: checkoutState, updated_at: sql<Date>`now()` })
    .where('website_id', '=', id)
    .where('id', '=', checkoutId)
}
