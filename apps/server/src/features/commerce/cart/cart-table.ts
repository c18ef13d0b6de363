/** SQL of carts. A change holds the cart's row lock until its transaction ends. */

import type { Destination } from '@sitewright/core/commerce/pricing/places'
import type { TaxCategory } from '@sitewright/core/commerce/pricing/taxes'
import { isCounted } from '@sitewright/core/commerce/stock'
import type { Attributes, ProductOption } from '@sitewright/core/commerce/variant-choice'
import type { Form, ShownAnswer } from '@sitewright/core/forms/form'
import { type Id, newId } from '@sitewright/core/id'
import type { Json } from '@sitewright/core/json'
import type { Minor } from '@sitewright/core/money'
import { type Expression, sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { keepStatement } from '../../../platform/db/kept-statement.ts'
import type { Given, SharedTables, StatementPart } from '../../../platform/db/statement-part.ts'
import { IS_LIVE } from '../checkout/live-checkouts.ts'

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
  /** The variant's own picture, or the product's first. */
  readonly pictureId: Id | null
  readonly sku: string
  readonly attributes: Attributes
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
const CUSTOMER = sql<string>`coalesce(checkout.customer_key, '')`

function carts({ id, db }: SiteTx) {
  return db
    .selectFrom('cart')
    .leftJoin('checkout', (join) =>
      join
        .onRef('checkout.website_id', '=', 'cart.website_id')
        .onRef('checkout.cart_id', '=', 'cart.id')
        .on(IS_LIVE),
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

/**
 * SQL of the id of the cart under one of these hashes of its token. The order makes plans use the index: of a list of unknown length
 * PostgreSQL believes that it has ten, of which reading the table from its beginning would find one soon.
 */
export function cartWithToken({ id }: SiteTx, tokenHashes: readonly string[]) {
  return sql<Id>`(SELECT id FROM cart
    WHERE website_id = ${id} AND token_hash = ANY(${tokenHashes}::text[])
    ORDER BY token_hash LIMIT 1)`
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
  // Read by a statement behind the lock: one that takes it may see older rows than its last holder wrote elsewhere.
  const [locked, cart] = await Promise.all([
    lockCartRow(site, tokenHashes),
    findCart(site, tokenHashes),
  ])
  return locked && cart
}

/** The lock alone. One statement, or none without a token. */
export async function lockCartRow(
  site: SiteTx,
  tokenHashes: readonly string[],
): Promise<Pick<CartRow, 'id' | 'orderId'> | undefined> {
  if (tokenHashes.length === 0) return undefined
  const [row] = await lockRow(site, { tokenHashes })
  return row
}

const lockRow = keepStatement(({ id, db }, { tokenHashes }: { tokenHashes: readonly string[] }) =>
  db
    .updateTable('cart')
    .set({ updated_at: sql<Date>`now()` })
    .where('website_id', '=', id)
    .where(sql<boolean>`token_hash = ANY(${tokenHashes}::text[])`)
    .returning(['id', 'order_id as orderId']),
)

/** Makes a cart, in which there is nothing yet. */
export async function insertCart(
  site: SiteTx,
  tokenHash: string,
  cartId: Id = newId(),
): Promise<CartRow> {
  const [made] = await insertRow(site, { cartId, tokenHash })
  if (!made) throw new Error('A cart was not made')
  return emptyCart(cartId, made.createdAt)
}

const insertRow = keepStatement(
  ({ id, db }, { cartId, tokenHash }: { cartId: Id; tokenHash: string }) =>
    db
      .insertInto('cart')
      .values({ website_id: id, id: cartId, token_hash: tokenHash, order_id: null })
      .returning('created_at as createdAt'),
)

/** A cart as it is before anything was put into it. */
export function emptyCart(id: Id, createdAt: Date): CartRow {
  return {
    id,
    orderId: null,
    createdAt,
    destination: null,
    shippingOptionId: null,
    codes: [],
    checkoutId: null,
    customer: '',
    isPaying: false,
  }
}

/** SQL of a cart, to be part of another statement. */
export function askCart(site: SiteTx, cartId: Given<Id>): StatementPart<CartRow | undefined> {
  return askFound(carts(site).where('cart.id', '=', cartId))
}

function askFound(cart: Expression<unknown>): StatementPart<CartRow | undefined> {
  return {
    query: sql`(SELECT to_json(found) FROM ${cart} AS found)`,
    read: (value) => {
      if (!value) return undefined
      const { createdAt, ...cart } = value as Omit<CartRow, 'createdAt'> & { createdAt: string }
      return { ...cart, createdAt: new Date(createdAt) }
    },
  }
}

/** Names of the tables that `shareCart` makes. */
const SHARED = { cart: sql.ref('shared_cart'), lines: sql.ref('shared_lines') } as const

/** A cart and its entries as tables for the parts of one statement: finding them anew for each part costs more than all else. */
export function shareCart(site: SiteTx, cartId: Given<Id>): SharedTables {
  return {
    shared_cart: carts(site).where('cart.id', '=', cartId),
    shared_lines: linesOf(site, sql<Id>`(SELECT id FROM ${SHARED.cart})`),
  }
}

/** The parts of a statement that has the tables of `shareCart`. */
export const askSharedCart = {
  cart: askFound(SHARED.cart),
  lines: askLines(SHARED.lines),
}

/** SQL of what the tables of `shareCart` say beyond those parts. */
export const OF_SHARED_CART = {
  id: sql<Id>`(SELECT id FROM ${SHARED.cart})`,
  codes: sql<string[]>`(SELECT codes FROM ${SHARED.cart})`,
  checkoutId: sql<Id>`(SELECT "checkoutId" FROM ${SHARED.cart})`,
  customer: sql<string>`(SELECT customer FROM ${SHARED.cart})`,
  pictureIds: sql<Id[]>`ARRAY(SELECT "pictureId" FROM ${SHARED.lines})`,
} as const

/** Replaces the cart's token; the one before opens it no more. */
export async function setCartToken(site: SiteTx, cartId: Id, tokenHash: string): Promise<void> {
  await site.db
    .updateTable('cart')
    .set({ token_hash: tokenHash })
    .where('website_id', '=', site.id)
    .where('id', '=', cartId)
    .execute()
}

/** False as part of the text: a kept plan that has it for a parameter cannot use an index of what is not removed. */
const IS_FALSE = sql.lit(false)

/** Columns of `item` and `product` that a line shows. */
const OF_PRODUCT = [
  'item.id as productId',
  'item.title',
  'product.type',
  'item.url_id as urlId',
  'item.collection_id as collectionId',
  'product.options',
  'product.form',
  sql<boolean>`product.subscription_plan IS NOT NULL`.as('isSubscription'),
  'item.visible_from as visibleFrom',
  'product.tax_category as taxCategory',
  'product.shipping_surcharge_minor as shippingSurchargeMinor',
  sql<Id[]>`ARRAY(SELECT category_id FROM item_in_category AS within
    WHERE within.website_id = item.website_id AND within.item_id = item.id)`.as('categoryIds'),
] as const

const PICTURE = sql<Id | null>`coalesce(
  variant.image_id, (array_remove(array_prepend(item.image_id, item.more_image_ids), NULL))[1])`

/** Columns of `variant`, beside its `item`, and of `stock_level`, here `stock`, that a line shows. */
const OF_VARIANT = [
  'variant.id as variantId',
  'variant.sku',
  'variant.attributes',
  PICTURE.as('pictureId'),
  'variant.on_sale as onSale',
  'variant.price_minor as priceMinor',
  'variant.sale_price_minor as salePriceMinor',
  'variant.weight_grams as weightGrams',
  'stock.unlimited',
  sql<number>`greatest(stock.on_hand - stock.reserved, 0)`.as('left'),
] as const

/** The cart's entries, in the order they were put in. */
export async function cartLines(site: SiteTx, cartId: Id): Promise<CartLine[]> {
  return linesOf(site, cartId).orderBy('entry.id').execute()
}

/** SQL of a cart's entries, to be part of another statement. */
export function askCartLines(site: SiteTx, cartId: Given<Id>): StatementPart<CartLine[]> {
  return askLines(linesOf(site, cartId))
}

function askLines(lines: Expression<unknown>): StatementPart<CartLine[]> {
  return {
    query: sql`(SELECT json_agg(line ORDER BY line.id) FROM ${lines} AS line)`,
    read: (value) =>
      ((value ?? []) as Stored<CartLine>[]).map((row) => withVisibleFrom<CartLine>(row)),
  }
}

/** A row that came as JSON, which has no dates. */
type Stored<Row extends { readonly visibleFrom: Date | null }> = Omit<Row, 'visibleFrom'> & {
  readonly visibleFrom: string | null
}

function withVisibleFrom<Row extends { readonly visibleFrom: Date | null }>(row: Stored<Row>): Row {
  const visibleFrom = row.visibleFrom === null ? null : new Date(row.visibleFrom)
  return { ...row, visibleFrom } as unknown as Row
}

/** Entries of a cart beside their products, variants and stock, in no order. */
function linesOf({ id, db }: SiteTx, cartId: Given<Id>) {
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
    .select(['entry.id', 'entry.quantity', 'entry.additional_fields as additionalFields'])
    .select(['entry.answers', ...OF_PRODUCT, ...OF_VARIANT])
    .select(sql<boolean>`item.is_removed OR variant.is_removed`.as('isRemoved'))
    .where('entry.website_id', '=', id)
    .where('entry.cart_id', '=', cartId)
}

/** The part of a line that its product decides. */
export type LineProduct = Omit<CartLine, keyof LineVariant | keyof LineEntry>

/** The part of a line that its variant decides. */
export type LineVariant = Pick<
  CartLine,
  | 'variantId'
  | 'sku'
  | 'attributes'
  | 'pictureId'
  | 'onSale'
  | 'priceMinor'
  | 'salePriceMinor'
  | 'weightGrams'
  | 'unlimited'
  | 'left'
>

/** The part of a line that its entry decides. */
type LineEntry = Pick<CartLine, 'id' | 'quantity' | 'additionalFields' | 'answers' | 'isRemoved'>

/** A product as it is put into a cart. */
export interface Goods extends LineProduct {
  /** Its variants in their order, or the one with the SKU that was asked for. */
  readonly variants: readonly LineVariant[]
}

/** SQL of a product that was not removed, in whichever state, to be part of another statement; `sku` leaves out other variants. */
export function askGoods(
  { id, db }: SiteTx,
  productId: Id,
  sku?: string,
): StatementPart<Goods | undefined> {
  let variants = db
    .selectFrom('variant')
    .innerJoin('stock_level as stock', (join) =>
      join
        .onRef('stock.website_id', '=', 'variant.website_id')
        .onRef('stock.variant_id', '=', 'variant.id'),
    )
    .select([...OF_VARIANT, 'variant.position'])
    .where('variant.website_id', '=', id)
    .where('variant.product_id', '=', productId)
    .where('variant.is_removed', '=', IS_FALSE)
  if (sku !== undefined) variants = variants.where('variant.sku', '=', sku)
  const product = db
    .selectFrom('item')
    .innerJoin('product', (join) =>
      join.onRef('product.website_id', '=', 'item.website_id').onRef('product.id', '=', 'item.id'),
    )
    .select(OF_PRODUCT)
    .select(
      sql`(SELECT coalesce(json_agg(variant ORDER BY variant.position), '[]')
        FROM ${variants} AS variant)`.as('variants'),
    )
    .where('item.website_id', '=', id)
    .where('item.id', '=', productId)
    .where('item.is_removed', '=', IS_FALSE)
  return {
    query: sql`(SELECT to_json(goods) FROM ${product} AS goods)`,
    read: (value) => (value ? withVisibleFrom<Goods>(value as Stored<Goods>) : undefined),
  }
}

/** The form that shoppers fill in for a product; null where it has none. */
export async function formOf({ id, db }: SiteTx, productId: Id): Promise<Form | null> {
  const row = await db
    .selectFrom('product')
    .select('form')
    .where('website_id', '=', id)
    .where('id', '=', productId)
    .executeTakeFirst()
  return row?.form ?? null
}

/** Variants that are there with their products that were not removed, in whichever state. */
function goodsInVariants({ id, db }: SiteTx) {
  return db
    .selectFrom('item')
    .innerJoin('product', (join) =>
      join.onRef('product.website_id', '=', 'item.website_id').onRef('product.id', '=', 'item.id'),
    )
    .innerJoin('variant', (join) =>
      join
        .onRef('variant.website_id', '=', 'item.website_id')
        .onRef('variant.product_id', '=', 'item.id')
        .on('variant.is_removed', '=', IS_FALSE),
    )
    .innerJoin('stock_level as stock', (join) =>
      join
        .onRef('stock.website_id', '=', 'variant.website_id')
        .onRef('stock.variant_id', '=', 'variant.id'),
    )
    .select([...OF_PRODUCT, ...OF_VARIANT])
    .where('item.website_id', '=', id)
    .where('item.is_removed', '=', IS_FALSE)
}

/** The newest products that visitors see and can buy, each in its first variant. One statement. */
export async function newestGoods(
  site: SiteTx,
  { types, now, limit }: { types: readonly number[]; now: number; limit: number },
): Promise<(LineProduct & LineVariant)[]> {
  return goodsInVariants(site)
    .distinctOn('item.id')
    .where('item.visible_from', '<=', new Date(now))
    .where('product.type', 'in', [...types])
    .where('product.subscription_plan', 'is', null)
    .orderBy('item.id', 'desc')
    .orderBy('variant.position')
    .limit(limit)
    .execute()
}

/** The newest products that visitors see and of which something is left, each in its cheapest variant that is. One statement. */
export async function goodsLeft(
  site: SiteTx,
  { types, now, limit }: { types: readonly number[]; now: number; limit: number },
): Promise<(LineProduct & LineVariant)[]> {
  const counted = types.filter(isCounted)
  return goodsInVariants(site)
    .distinctOn('item.id')
    .where('item.visible_from', '<=', new Date(now))
    .where('product.type', 'in', [...types])
    .where('product.subscription_plan', 'is', null)
    .where(
      sql<boolean>`(stock.unlimited OR stock.on_hand > stock.reserved OR product.type <> ALL(${counted}))`,
    )
    .orderBy('item.id', 'desc')
    .orderBy(
      sql`CASE WHEN variant.on_sale THEN variant.sale_price_minor ELSE variant.price_minor END`,
    )
    .limit(limit)
    .execute()
}

/** Variants as a cart holds them, by their ids; those that are gone are absent. One statement, or none. */
export async function goodsOfVariants(
  site: SiteTx,
  variantIds: readonly Id[],
): Promise<Map<Id, LineProduct & LineVariant>> {
  if (variantIds.length === 0) return new Map()
  const found = await goodsInVariants(site)
    .where('variant.id', 'in', [...variantIds])
    .execute()
  return new Map(found.map((goods) => [goods.variantId, goods]))
}

export interface NewEntry {
  /** The id of an entry that was there before; a new one without it. */
  readonly id?: Id
  readonly productId: Id
  readonly variantId: Id
  readonly quantity: number
  readonly additionalFields: Json | null
  readonly answers: readonly ShownAnswer[]
  readonly fieldsHash: string
}

/** Answers to a product's form as an entry keeps them. */
export type KeptAnswers = Pick<NewEntry, 'additionalFields' | 'answers' | 'fieldsHash'>

/** Adds to the equal entry if there is one; gives it as it is then. */
export async function upsertEntry(
  site: SiteTx,
  cartId: Id,
  { id = newId(), additionalFields, answers, ...entry }: NewEntry,
  /** Highest the quantity may become: 1 for products sold singly. */
  most: number,
): Promise<{ id: Id; quantity: number }> {
  const [put] = await upsertRow(site, {
    ...entry,
    entryId: id,
    cartId,
    additionalFields: additionalFields === null ? null : JSON.stringify(additionalFields),
    answers: JSON.stringify(answers),
    most,
  })
  if (!put) throw new Error('An entry was not kept')
  return put
}

interface EntryValues
  extends Pick<NewEntry, 'productId' | 'variantId' | 'quantity' | 'fieldsHash'> {
  readonly entryId: Id
  readonly cartId: Id
  readonly additionalFields: string | null
  readonly answers: string
  readonly most: number
}

const upsertRow = keepStatement(({ id, db }, values: EntryValues) =>
  db
    .insertInto('cart_entry')
    .values({
      website_id: id,
      id: values.entryId,
      cart_id: values.cartId,
      product_id: values.productId,
      variant_id: values.variantId,
      quantity: values.quantity,
      additional_fields: values.additionalFields,
      answers: values.answers,
      fields_hash: values.fieldsHash,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'cart_id', 'variant_id', 'fields_hash']).doUpdateSet({
        quantity: sql<number>`least(cart_entry.quantity + excluded.quantity, ${values.most}::int)`,
      }),
    )
    .returning(['id', 'quantity']),
)

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

/** The other entry of the cart for the same variant with the same answers. */
export async function twinOf(
  { id, db }: SiteTx,
  { cartId, line, fieldsHash }: { cartId: Id; line: CartLine; fieldsHash: string },
): Promise<Pick<CartLine, 'id' | 'quantity'> | undefined> {
  return db
    .selectFrom('cart_entry')
    .select(['id', 'quantity'])
    .where('website_id', '=', id)
    .where('cart_id', '=', cartId)
    .where('variant_id', '=', line.variantId)
    .where('fields_hash', '=', fieldsHash)
    .where('id', '<>', line.id)
    .executeTakeFirst()
}

export async function setEntryFields(
  { id, db }: SiteTx,
  entryId: Id,
  { additionalFields, answers, fieldsHash }: KeptAnswers,
): Promise<void> {
  await db
    .updateTable('cart_entry')
    .set({
      additional_fields: additionalFields === null ? null : JSON.stringify(additionalFields),
      answers: JSON.stringify(answers),
      fields_hash: fieldsHash,
    })
    .where('website_id', '=', id)
    .where('id', '=', entryId)
    .execute()
}

export async function deleteEntry({ id, db }: SiteTx, entryId: Id): Promise<void> {
  await db.deleteFrom('cart_entry').where('website_id', '=', id).where('id', '=', entryId).execute()
}

/** The closing of a cart that was bought, to be part of another statement. */
export function cartClosing({ id, db }: SiteTx, cartId: Id, orderId: Id) {
  return db
    .updateTable('cart')
    .set({ order_id: orderId, typed: null, updated_at: sql<Date>`now()` })
    .where('website_id', '=', id)
    .where('id', '=', cartId)
}
