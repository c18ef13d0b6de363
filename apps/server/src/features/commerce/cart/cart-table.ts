/** SQL of carts. A change holds the cart's row lock until its transaction ends. */

import type { Destination } from '@sitewright/core/commerce/pricing/places'
import type { TaxCategory } from '@sitewright/core/commerce/pricing/taxes'
import { LIVE_CHECKOUTS } from '@sitewright/core/commerce/states'
import type { Attributes, ProductOption } from '@sitewright/core/commerce/variant-choice'
import type { Form, ShownAnswer } from '@sitewright/core/forms/form'
import { type Id, newId } from '@sitewright/core/id'
import type { Json } from '@sitewright/core/json'
import type { Minor } from '@sitewright/core/money'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

export interface CartRow {
  readonly id: Id
  readonly orderId: Id | null
  readonly createdAt: Date
  /** The place that the cart is to be sent to, as far as it is known. */
  readonly destination: Destination | null
  readonly shippingOptionId: string | null
  /** Discount codes in the order in which they were entered. */
  readonly codes: readonly string[]
  readonly checkoutId: Id | null
  /** The email address of its checkout; empty before there is one. It is never shown. */
  readonly customer: string
  /** Whether a payment is under way, during which the cart must not change. */
  readonly isPaying: boolean
}

/** An entry with everything of its product that a cart or an order shows, whether still for sale or not. */
export interface CartLine {
  readonly id: Id
  readonly productId: Id
  readonly variantId: Id
  readonly quantity: number
  readonly additionalFields: Json | null
  readonly answers: readonly ShownAnswer[]
  /** The form of the product as it is now. */
  readonly form: Form | null
  readonly title: string
  readonly type: number
  /** Whether it has become a subscription, which no cart takes yet. */
  readonly isSubscription: boolean
  readonly urlId: string
  readonly collectionId: Id
  readonly options: readonly ProductOption[]
  readonly imageIds: readonly Id[]
  readonly sku: string
  readonly attributes: Attributes
  readonly imageId: Id | null
  readonly onSale: boolean
  readonly priceMinor: Minor
  readonly salePriceMinor: Minor
  /** Whether the product or this variant of it was taken out of the store. */
  readonly isRemoved: boolean
  readonly visibleFrom: Date | null
  readonly unlimited: boolean
  /** Units of the variant a shopper can still get. */
  readonly left: number
  readonly taxCategory: TaxCategory
  readonly categoryIds: readonly Id[]
  /** Weight of one unit. */
  readonly weightGrams: number
  readonly shippingSurchargeMinor: Minor
}

const PAYING = sql<boolean>`coalesce(checkout.state IN ('awaitingPayment', 'cancelling'), false)`
const CUSTOMER = sql<string>`coalesce(checkout.email, '')`

function carts({ id, db }: SiteTx) {
  return db
    .selectFrom('cart')
    .leftJoin('checkout', (join) =>
      join
        .onRef('checkout.website_id', '=', 'cart.website_id')
        .onRef('checkout.cart_id', '=', 'cart.id')
        .on('checkout.state', 'in', [...LIVE_CHECKOUTS]),
    )
    .select(['cart.id', 'cart.order_id as orderId', 'cart.created_at as createdAt'])
    .select(['destination', 'cart.shipping_option_id as shippingOptionId', 'codes'])
    .select(['checkout.id as checkoutId', CUSTOMER.as('customer'), PAYING.as('isPaying')])
    .where('cart.website_id', '=', id)
}

/** The cart under one of these hashes of its token. */
export async function findCart(
  site: SiteTx,
  tokenHashes: readonly string[],
): Promise<CartRow | undefined> {
  if (tokenHashes.length === 0) return undefined
  return carts(site).where('cart.token_hash', 'in', tokenHashes).executeTakeFirst()
}

export async function cartById(site: SiteTx, cartId: Id): Promise<CartRow> {
  return carts(site).where('cart.id', '=', cartId).executeTakeFirstOrThrow()
}

/** Sets where the cart is to be sent, and how. */
export async function setDelivery(
  { id, db }: SiteTx,
  cartId: Id,
  { destination, shippingOptionId }: Pick<CartRow, 'destination' | 'shippingOptionId'>,
): Promise<void> {
  await db
    .updateTable('cart')
    .set({
      destination: destination === null ? null : JSON.stringify(destination),
      shipping_option_id: shippingOptionId,
    })
    .where('website_id', '=', id)
    .where('id', '=', cartId)
    .execute()
}

export async function setCodes(
  { id, db }: SiteTx,
  cartId: Id,
  codes: readonly string[],
): Promise<void> {
  await db
    .updateTable('cart')
    .set({ codes: [...codes] })
    .where('website_id', '=', id)
    .where('id', '=', cartId)
    .execute()
}

/** Pessimistic lock: holds the cart against every other writer until the transaction ends. */
export async function lockCart(
  site: SiteTx,
  tokenHashes: readonly string[],
): Promise<CartRow | undefined> {
  if (tokenHashes.length === 0) return undefined
  const locked = await site.db
    .updateTable('cart')
    .set({ updated_at: sql<Date>`now()` })
    .where('website_id', '=', site.id)
    .where('token_hash', 'in', tokenHashes)
    .returning('id')
    .executeTakeFirst()
  return locked && findCart(site, tokenHashes)
}

export async function insertCart(site: SiteTx, tokenHash: string): Promise<CartRow> {
  await site.db
    .insertInto('cart')
    .values({ website_id: site.id, id: newId(), token_hash: tokenHash, order_id: null })
    .execute()
  const cart = await findCart(site, [tokenHash])
  if (!cart) throw new Error('A cart that was just made is gone')
  return cart
}

/** Replaces the cart's token; the one before opens it no more. */
export async function setCartToken(site: SiteTx, cartId: Id, tokenHash: string): Promise<void> {
  await site.db
    .updateTable('cart')
    .set({ token_hash: tokenHash })
    .where('website_id', '=', site.id)
    .where('id', '=', cartId)
    .execute()
}

/** The cart's entries, in the order they were put in. */
export async function cartLines({ id, db }: SiteTx, cartId: Id): Promise<CartLine[]> {
  return db
    .selectFrom('cart_entry as entry')
    .innerJoin('product', (join) =>
      join
        .onRef('product.website_id', '=', 'entry.website_id')
        .onRef('product.id', '=', 'entry.product_id'),
    )
    .innerJoin('item', (join) =>
      join
        .onRef('item.website_id', '=', 'entry.website_id')
        .onRef('item.id', '=', 'entry.product_id'),
    )
    .innerJoin('variant', (join) =>
      join
        .onRef('variant.website_id', '=', 'entry.website_id')
        .onRef('variant.id', '=', 'entry.variant_id'),
    )
    .innerJoin('stock_level as stock', (join) =>
      join
        .onRef('stock.website_id', '=', 'entry.website_id')
        .onRef('stock.variant_id', '=', 'entry.variant_id'),
    )
    .select([
      'entry.id',
      'entry.product_id as productId',
      'entry.variant_id as variantId',
      'entry.quantity',
      'entry.additional_fields as additionalFields',
      'entry.answers',
      'product.form',
      'item.title',
      'product.type',
      'item.url_id as urlId',
      'item.collection_id as collectionId',
      'product.options',
      sql<boolean>`product.subscription_plan IS NOT NULL`.as('isSubscription'),
      sql<Id[]>`array_remove(array_prepend(item.image_id, item.more_image_ids), NULL)`.as(
        'imageIds',
      ),
      'variant.sku',
      'variant.attributes',
      'variant.image_id as imageId',
      'variant.on_sale as onSale',
      'variant.price_minor as priceMinor',
      'variant.sale_price_minor as salePriceMinor',
      'stock.unlimited',
      sql<number>`greatest(stock.on_hand - stock.reserved, 0)`.as('left'),
      'item.visible_from as visibleFrom',
      'product.tax_category as taxCategory',
      'product.shipping_surcharge_minor as shippingSurchargeMinor',
      'variant.weight_grams as weightGrams',
      sql<Id[]>`ARRAY(SELECT category_id FROM item_in_category AS within
        WHERE within.website_id = entry.website_id AND within.item_id = entry.product_id)`.as(
        'categoryIds',
      ),
      sql<boolean>`item.is_removed OR variant.is_removed`.as('isRemoved'),
    ])
    .where('entry.website_id', '=', id)
    .where('entry.cart_id', '=', cartId)
    .orderBy('entry.id')
    .execute()
}

export interface NewEntry {
  readonly productId: Id
  readonly variantId: Id
  readonly quantity: number
  readonly additionalFields: Json | null
  readonly answers: readonly ShownAnswer[]
  readonly fieldsHash: string
}

/** Adds to the equal entry if there is one; gives its id. */
export async function upsertEntry(
  { id, db }: SiteTx,
  cartId: Id,
  entry: NewEntry,
  /** Highest the quantity may become: 1 for products sold singly. */
  most: number,
): Promise<Id> {
  const { id: entryId } = await db
    .insertInto('cart_entry')
    .values({
      website_id: id,
      id: newId(),
      cart_id: cartId,
      product_id: entry.productId,
      variant_id: entry.variantId,
      quantity: entry.quantity,
      additional_fields:
        entry.additionalFields === null ? null : JSON.stringify(entry.additionalFields),
      answers: JSON.stringify(entry.answers),
      fields_hash: entry.fieldsHash,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'cart_id', 'variant_id', 'fields_hash']).doUpdateSet({
        quantity: sql<number>`least(cart_entry.quantity + excluded.quantity, ${most}::int)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return entryId
}

export async function setEntryQuantity(
  { id, db }: SiteTx,
  entryId: Id,
  quantity: number,
): Promise<void> {
  await db
    .updateTable('cart_entry')
    .set({ quantity })
    .where('website_id', '=', id)
    .where('id', '=', entryId)
    .execute()
}

export async function deleteEntry({ id, db }: SiteTx, entryId: Id): Promise<void> {
  await db.deleteFrom('cart_entry').where('website_id', '=', id).where('id', '=', entryId).execute()
}

export async function markPurchased({ id, db }: SiteTx, cartId: Id, orderId: Id): Promise<void> {
  await db
    .updateTable('cart')
    .set({ order_id: orderId, typed: null, updated_at: sql<Date>`now()` })
    .where('website_id', '=', id)
    .where('id', '=', cartId)
    .execute()
}
