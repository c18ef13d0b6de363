/** Puts a product into the shopper's cart, or says why it cannot go in. */

import type { Cart, CartEntry } from '@sitewright/api/cart/shapes'
import { currentPrice } from '@sitewright/core/commerce/current-price'
import { isPurchasable, type KindOfProduct } from '@sitewright/core/commerce/purchasable'
import {
  MAX_QUANTITY,
  multipleQuantityAllowed,
  QUANTITY_MESSAGES,
  readQuantity,
} from '@sitewright/core/commerce/quantity'
import { canAdd, unitsLeft } from '@sitewright/core/commerce/stock'
import {
  type Attributes,
  chooseVariant,
  pleaseSelect,
} from '@sitewright/core/commerce/variant-choice'
import type { GivenAnswers } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import { HIGHEST_TOTAL } from '@sitewright/core/money'
import type { VariantRecord } from '@sitewright/page/data/shown-product'
import type { SiteTx } from '../../../platform/database.ts'
import { openStores } from '../catalog/open-stores.ts'
import type { ProductRecord } from '../catalog/product-table.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { visibleProducts } from '../catalog/visible-products.ts'
import { fail } from '../errors.ts'
import { type CartLine, type CartRow, cartLines, upsertEntry } from './cart-table.ts'
import type { ShopVisit } from './cart-token.ts'
import { keptAnswers, parseFields } from './form-answers.ts'
import { presentCart, unitsInCart } from './present-cart.ts'
import { cartToChange, rememberCart } from './visit.ts'

export interface CartAddition {
  readonly itemId: Id
  /** The variant's SKU, sent where a page's script chose it. */
  readonly sku?: string | null
  /** The variant's option values by name, sent by a form without script. */
  readonly attributes?: Attributes
  readonly quantity: unknown
  /** Answers to the product's own form as JSON text, from a script. */
  readonly additionalFields?: string | null
  /** Answers from a form that was posted without script; only read where the product has a form. */
  readonly answers?: GivenAnswers
}

/** Maximum number of different entries of one cart. */
const MOST_ENTRIES = 200

export async function addToCart(
  visit: ShopVisit,
  { itemId, quantity: asked, additionalFields = null, answers, ...choice }: CartAddition,
): Promise<{ shoppingCart: Cart; newlyAdded: CartEntry }> {
  const sent = parseFields(additionalFields)
  const { newCartToken, ...added } = await visit.inSite(async (site) => {
    const now = visit.app.clock.now()
    const [product] = (await visibleProducts(site, [itemId], now)).products
    const isInStore = await openStores(visit, site)
    if (!product || !isInStore(product.collectionId)) throw fail('productMissing')
    if (!isPurchasable(kindOf(product))) throw fail('notPurchasable')
    const variant = chosenVariant(product, choice)
    const allowsMany = multipleQuantityAllowed(product.type, await storeSettings(site))
    const quantity = quantityFor(asked, allowsMany)

    const { cart, newCartToken } = await cartToChange(visit, site)
    if (cart.isPaying) throw fail('cartPaying')
    const wanted = { variant, quantity, allowsMany }
    checkFits(await cartLines(site, cart.id), wanted)
    const fields = keptAnswers(product.form, (product.form && answers) || sent)
    const entry = { ...fields, productId: product.id, variantId: variant.id, quantity }
    const most = allowsMany ? MAX_QUANTITY : 1
    const entryId = await upsertEntry(site, cart.id, entry, most)
    return { newCartToken, ...(await answer(visit, site, { cart, entryId })) }
  })
  rememberCart(visit, { newCartToken, isEmpty: false })
  return added
}

async function answer(
  visit: ShopVisit,
  site: SiteTx,
  { cart, entryId }: { cart: CartRow; entryId: Id },
) {
  const shoppingCart = await presentCart(visit, site, cart)
  const newlyAdded = shoppingCart.entries.find(({ id }) => id === entryId)
  if (!newlyAdded) throw new Error('An entry that was just added is gone')
  return { shoppingCart, newlyAdded }
}

function kindOf({ type, subscriptionPlan }: ProductRecord): KindOfProduct {
  return { type, isSubscription: subscriptionPlan !== null }
}

function chosenVariant(
  product: ProductRecord,
  { sku, attributes }: Pick<CartAddition, 'sku' | 'attributes'>,
): VariantRecord {
  if (sku) {
    const variant = product.variants.find((candidate) => candidate.sku === sku)
    if (!variant) throw fail('variantMissing')
    return variant
  }
  if (attributes) {
    const choice = chooseVariant(product, attributes)
    if (choice.problem !== undefined) throw fail('variantMissing', { message: choice.problem })
    return choice.variant
  }
  const [only, ...others] = product.variants
  if (only && others.length === 0) return only
  throw fail('variantMissing', { message: pleaseSelect(product.options.map(({ name }) => name)) })
}

function quantityFor(asked: unknown, allowsMany: boolean): number {
  const read = readQuantity(asked)
  if (read.problem !== undefined) refuseQuantity(read.problem)
  if (read.quantity > 1 && !allowsMany) refuseQuantity(QUANTITY_MESSAGES.single)
  return read.quantity
}

export function refuseQuantity(message: string): never {
  throw fail('quantityInvalid', { message, errors: { quantity: message } })
}

interface Wanted {
  readonly variant: VariantRecord
  readonly quantity: number
  /** Whether more than one can be bought at a time. */
  readonly allowsMany: boolean
}

function checkFits(lines: readonly CartLine[], { variant, quantity, allowsMany }: Wanted): void {
  if (lines.length >= MOST_ENTRIES) throw fail('cartFull')
  const inCart = unitsInCart(lines, variant.id)
  // Sold singly: adding it again leaves the one that is there.
  if (inCart > 0 && !allowsMany) return
  if (!canAdd(variant, { wanted: quantity, inCart })) {
    throw fail('notEnoughStock', { available: Math.max(0, unitsLeft(variant) - inCart) })
  }
  if (inCart + quantity > MAX_QUANTITY) refuseQuantity(QUANTITY_MESSAGES.outOfRange)
  const cost = lines.reduce((sum, line) => sum + currentPrice(line) * line.quantity, 0)
  if (cost + currentPrice(variant) * quantity > HIGHEST_TOTAL / 10) throw fail('cartTooLarge')
}
