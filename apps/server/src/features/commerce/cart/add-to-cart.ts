/** Puts a product into the shopper's cart, or says why it cannot go in. */

import type { Cart, CartEntry } from '@sitewright/api/cart/shapes'
import { currentPrice } from '@sitewright/core/commerce/current-price'
import { isPurchasable } from '@sitewright/core/commerce/purchasable'
import {
  MAX_QUANTITY,
  multipleQuantityAllowed,
  QUANTITY_MESSAGES,
  readQuantity,
} from '@sitewright/core/commerce/quantity'
import { canAdd, unitsLeft } from '@sitewright/core/commerce/stock'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import {
  type Attributes,
  type ChoiceProblem,
  chooseVariant,
  pleaseSelect,
} from '@sitewright/core/commerce/variant-choice'
import type { GivenAnswers } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import { HIGHEST_TOTAL } from '@sitewright/core/money'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { SiteTx } from '../../../platform/database.ts'
import { keepTogether } from '../../../platform/db/kept-statement.ts'
import { isVisible } from '../../items/index.ts'
import { openStores } from '../catalog/open-stores.ts'
import { askStoreSettings } from '../catalog/store-settings-table.ts'
import { fail } from '../errors.ts'
import {
  askCart,
  askCartLines,
  askGoods,
  type CartLine,
  type CartRow,
  type Goods,
  type LineVariant,
  upsertEntry,
} from './cart-table.ts'
import type { ShopVisit } from './cart-token.ts'
import { keptAnswers, parseFields } from './form-answers.ts'
import { readBesideLines, unitsInCart } from './present-cart.ts'
import { type HeldCart, holdCart, rememberCart } from './visit.ts'

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
export const MOST_ENTRIES = 200

export async function addToCart(
  visit: ShopVisit,
  { itemId, quantity: asked, additionalFields = null, answers, ...choice }: CartAddition,
): Promise<{ shoppingCart: Cart; newlyAdded: CartEntry }> {
  const sent = parseFields(additionalFields)
  const { newCartToken, ...added } = await visit.inSite(async (site) => {
    const held = await holdCart(visit, site)
    const { cart, lines, goods, settings } = await findFor(site, held, { itemId, ...choice })
    if (!cart) throw new Error('A cart that is held is gone')
    const isInStore = await openStores(visit, site)
    if (!goods || !isVisible(goods, visit.app.clock.now()) || !isInStore(goods.collectionId)) {
      throw fail('productMissing')
    }
    if (!isPurchasable(goods)) throw fail('notPurchasable')
    const variant = chosenVariant(goods, choice)
    const allowsMany = multipleQuantityAllowed(goods.type, settings)
    const quantity = quantityFor(asked, allowsMany)
    if (cart.isPaying) throw fail('cartPaying')
    checkFits(lines, { variant, quantity, allowsMany })

    const { variants: _, ...product } = goods
    const { form, productId } = product
    const fields = keptAnswers(form, (form && answers) || sent)
    const entry = { ...fields, productId, variantId: variant.variantId, quantity }
    const { additionalFields, answers: kept } = fields
    const line = { ...product, ...variant, additionalFields, answers: kept, isRemoved: false }
    // Neither needs the other's answer, so they share a round trip.
    const [put, present] = await Promise.all([
      upsertEntry(site, cart.id, entry, allowsMany ? MAX_QUANTITY : 1),
      readBesideLines(visit, site, cart, [...lines, line], {
        settings,
        isInStore,
        isNew: held.made !== undefined,
      }),
    ])
    const shoppingCart = present(withLine(lines, { ...line, ...put }))
    const newlyAdded = shoppingCart.entries.find(({ id }) => id === put.id)
    if (!newlyAdded) throw new Error('An entry that was just added is gone')
    return { newCartToken: held.made?.token, shoppingCart, newlyAdded }
  })
  rememberCart(visit, { newCartToken, isEmpty: false })
  return added
}

/** Cart, product and settings, which decide about an addition. */
interface Found {
  readonly cart: CartRow | undefined
  readonly lines: readonly CartLine[]
  readonly goods: Goods | undefined
  readonly settings: StoreSettings
}

/** Reads it, in one statement; a cart that was just made holds nothing that would have to be read. */
async function findFor(
  site: SiteTx,
  { cartId, made }: HeldCart,
  { itemId, sku }: Pick<CartAddition, 'itemId' | 'sku'>,
): Promise<Found> {
  if (!made) {
    return sku
      ? askForHeldBySku(site, { cartId, itemId, sku })
      : askForHeld(site, { cartId, itemId })
  }
  const asked = sku ? askForNewBySku(site, { itemId, sku }) : askForNew(site, { itemId })
  const [cart, found] = await Promise.all([made.written, asked])
  return { cart, lines: [], ...found }
}

interface ItemValue {
  readonly itemId: Id
}

interface SkuValue extends ItemValue {
  readonly sku: string
}

interface CartValue {
  readonly cartId: Id
}

const partsOfCart = (site: SiteTx, { cartId }: CartValue) => {
  return { cart: askCart(site, cartId), lines: askCartLines(site, cartId) }
}

const partsOfItem = (site: SiteTx, { itemId }: ItemValue) => {
  return { goods: askGoods(site, itemId), settings: askStoreSettings(site) }
}

const partsOfSku = (site: SiteTx, { itemId, sku }: SkuValue) => {
  return { goods: askGoods(site, itemId, sku), settings: askStoreSettings(site) }
}

type FoundBeside = Pick<Found, 'goods' | 'settings'>

const askForNew = keepTogether<ItemValue, FoundBeside>(partsOfItem)
const askForNewBySku = keepTogether<SkuValue, FoundBeside>(partsOfSku)
const askForHeld = keepTogether<ItemValue & CartValue, Found>((site, values) => {
  return { ...partsOfCart(site, values), ...partsOfItem(site, values) }
})
const askForHeldBySku = keepTogether<SkuValue & CartValue, Found>((site, values) => {
  return { ...partsOfCart(site, values), ...partsOfSku(site, values) }
})

/** The lines with one that was put in: more of one that was there, or a new one in its place by id. */
function withLine(lines: readonly CartLine[], put: CartLine): CartLine[] {
  const isThere = lines.some(({ id }) => id === put.id)
  if (isThere) {
    return lines.map((line) => (line.id === put.id ? { ...line, quantity: put.quantity } : line))
  }
  return [...lines, put].sort((a, b) => (a.id < b.id ? -1 : 1))
}

function chosenVariant(
  { options, variants }: Pick<Goods, 'options' | 'variants'>,
  { sku, attributes }: Pick<CartAddition, 'sku' | 'attributes'>,
): LineVariant {
  if (sku) {
    const variant = variants.find((candidate) => candidate.sku === sku)
    if (!variant) throw fail('variantMissing')
    return variant
  }
  if (attributes) {
    const choice = chooseVariant({ options, variants }, attributes)
    if (choice.problem !== undefined) refuseChoice(choice)
    return choice.variant
  }
  const [only, ...others] = variants
  if (only && others.length === 0) return only
  refuseChoice(pleaseSelect(options.map(({ name }) => name)))
}

function refuseChoice({ problem, parts }: ChoiceProblem): never {
  throw fail('variantMissing', { message: fillIn(problem, parts) })
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
  readonly variant: LineVariant
  readonly quantity: number
  /** Whether more than one can be bought at a time. */
  readonly allowsMany: boolean
}

function checkFits(lines: readonly CartLine[], { variant, quantity, allowsMany }: Wanted): void {
  if (lines.length >= MOST_ENTRIES) throw fail('cartFull')
  const inCart = unitsInCart(lines, variant.variantId)
  const stock = { unlimited: variant.unlimited, quantity: variant.left }
  // Sold singly: adding it again leaves the one that is there.
  if (inCart > 0 && !allowsMany) return
  if (!canAdd(stock, { wanted: quantity, inCart })) {
    throw fail('notEnoughStock', { available: Math.max(0, unitsLeft(stock) - inCart) })
  }
  if (inCart + quantity > MAX_QUANTITY) refuseQuantity(QUANTITY_MESSAGES.outOfRange)
  refuseTooCostly([...lines, { ...variant, quantity }])
}

type PricedLine = Pick<CartLine, 'quantity' | 'onSale' | 'priceMinor' | 'salePriceMinor'>

/** Refuses lines that cost more than money is counted for, with room for taxes and delivery. */
export function refuseTooCostly(lines: readonly PricedLine[]): void {
  const cost = lines.reduce((sum, line) => sum + currentPrice(line) * line.quantity, 0)
  if (cost > HIGHEST_TOTAL / 10) throw fail('cartTooLarge')
}
