/** The cart as the wire has it, every field of specification §3. Pure but for fetching pictures and paths. */

import type { Cart, CartEntry } from '@sitewright/api/cart/shapes'
import { currentPrice } from '@sitewright/core/commerce/current-price'
import type { PriceRules } from '@sitewright/core/commerce/pricing/price-cart'
import { rulesOfType } from '@sitewright/core/commerce/product-types'
import { isPurchasable } from '@sitewright/core/commerce/purchasable'
import { multipleQuantityAllowed, QUANTITY_MESSAGES } from '@sitewright/core/commerce/quantity'
import { unitsLeft } from '@sitewright/core/commerce/stock'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import { VARIANT_UNAVAILABLE } from '@sitewright/core/commerce/variant-choice'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { FORM_MESSAGES, stillAnswers } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import { type Cents, type Minor, minor, toCents } from '@sitewright/core/money'
import { formatMoney, type MoneyFormat } from '@sitewright/core/money-format'
import { pathOfProduct } from '@sitewright/page/address/item-path'
import type { PagePaths } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../platform/database.ts'
import { keepTogether } from '../../../platform/db/kept-statement.ts'
import { isVisible } from '../../items/index.ts'
import { moneyFormatIn, siteDirectory } from '../../sites/index.ts'
import { openStores } from '../catalog/open-stores.ts'
import { askPictures, type Pictures } from '../catalog/pictures.ts'
import { pathsOfLive } from '../catalog/store-pages.ts'
import { askStoreSettings } from '../catalog/store-settings-table.ts'
import type { DiscountWish } from '../discounts/ask-discounts.ts'
import { fail } from '../errors.ts'
import { priceHash } from '../pricing/price-hash.ts'
import { priceLines } from '../pricing/price-lines.ts'
import { cartProblem, deliveryProblem, whyRefused } from '../pricing/price-problems.ts'
import { askRules, type PriceAnswers, pricesOf } from '../pricing/price-rules.ts'
import { type CartLine, type CartRow, cartLines } from './cart-table.ts'
import type { ShopVisit } from './cart-token.ts'
import { askRemovedEntries, type RemovedEntry, rememberedSince } from './removed-entries.ts'

export function requiresShipping(lines: readonly Pick<CartLine, 'type'>[]): boolean {
  return lines.some(({ type }) => rulesOfType(type).isShipped)
}

/** Units of a variant over all entries of the cart. */
export function unitsInCart(lines: readonly CartLine[], variantId: Id): number {
  return lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Whether visitors can still see and buy what is in a line; `now` is in milliseconds. */
export function isForSale(line: CartLine, now: number): boolean {
  return !line.isRemoved && isVisible(line, now) && isPurchasable(line)
}

/** Whether a line has several of a product that its owner has since decided to sell singly. */
export function isMoreThanAllowed(
  { quantity, type }: Pick<CartLine, 'quantity' | 'type'>,
  settings: StoreSettings,
): boolean {
  return quantity > 1 && !multipleQuantityAllowed(type, settings)
}

/** Whether the product's form asks for something else than what the shopper has answered. */
export function isToBeAskedAgain({
  form,
  additionalFields,
}: Pick<CartLine, 'form' | 'additionalFields'>): boolean {
  return form !== null && !stillAnswers(form.fields, additionalFields)
}

/** Why a line cannot be bought as it stands, in words for the shopper. */
export function problemOf(
  line: CartLine,
  { lines, settings, now }: Pick<CartParts, 'lines' | 'settings' | 'now'>,
): string | null {
  if (!isForSale(line, now)) return VARIANT_UNAVAILABLE
  if (isMoreThanAllowed(line, settings)) return QUANTITY_MESSAGES.single
  if (isToBeAskedAgain(line)) return FORM_MESSAGES.changed
  const isEnough =
    unitsInCart(lines, line.variantId) <=
    unitsLeft({ unlimited: line.unlimited, quantity: line.left })
  return isEnough ? null : fail.catalogue.notEnoughStock.message
}

/** The lines, with those of stores that this visitor may not see marked as removed. */
export async function linesForSale(
  visit: ShopVisit,
  site: SiteTx,
  lines: readonly CartLine[],
): Promise<CartLine[]> {
  return markUnseen(lines, await openStores(visit, site))
}

function markUnseen(
  lines: readonly CartLine[],
  isInStore: (collectionId: Id) => boolean,
): CartLine[] {
  return lines.map((line) => (isInStore(line.collectionId) ? line : { ...line, isRemoved: true }))
}

/** The cart for the API. Two statements, however many entries; one more when a publication is new. */
export async function presentCart(
  visit: ShopVisit,
  site: SiteTx,
  cart: CartRow,
  known?: readonly CartLine[],
): Promise<Cart> {
  const lines = known ?? (await cartLines(site, cart.id))
  const present = await readBesideLines(visit, site, cart, lines)
  return present(lines)
}

/** Facts about a cart and its store that were found out before. */
interface KnownBeside {
  readonly settings: StoreSettings
  readonly isInStore: (collectionId: Id) => boolean
  /** Whether it was just made, so that nothing was ever removed from it. */
  readonly isNew: boolean
}

/**
 * Reads what a cart shows beside its lines, of which only pictures are asked for here, and gives the function that presents
 * them. One statement; one more when a publication is new.
 */
export async function readBesideLines(
  visit: ShopVisit,
  site: SiteTx,
  cart: CartRow,
  pictured: readonly Pick<CartLine, 'pictureId'>[],
  known?: KnownBeside,
): Promise<(lines: readonly CartLine[]) => Cart> {
  const now = visit.app.clock.now()
  const live = await siteDirectory(visit.app).byId(site.id)
  if (!live) throw new Error('A site is gone while its cart is being shown')
  const { pictures, removed, ...prices } = await askBeside(
    site,
    {
      cartId: cart.id,
      codes: cart.codes,
      checkoutId: cart.checkoutId,
      customer: cart.customer,
      imageIds: pictured.flatMap(({ pictureId }) => pictureId ?? []),
      since: rememberedSince(now),
    },
    known,
  )
  const { settings, rules } = pricesOf(prices)
  const moneyFormat = moneyFormatIn(live, settings.currency)
  const paths = await pathsOfLive(site, live.publicationId)
  const isInStore = known?.isInStore ?? (await openStores(visit, site))
  return (lines) =>
    assembleCart({
      siteId: site.id,
      cart,
      lines: markUnseen(lines, isInStore),
      settings,
      rules,
      moneyFormat,
      language: live.settings.language,
      pictures,
      removed,
      paths,
      now,
    })
}

async function askBeside(
  site: SiteTx,
  values: BesideValues,
  known?: KnownBeside,
): Promise<PriceAnswers & Shown> {
  if (!known) return askAllBeside(site, values)
  const { settings } = known
  if (known.isNew) return { settings, removed: [], ...(await askBesideNew(site, values)) }
  return { settings, ...(await askBesideKnown(site, values)) }
}

interface PriceValues extends DiscountWish {
  readonly imageIds: readonly Id[]
}

interface BesideValues extends PriceValues {
  readonly cartId: Id
  readonly since: Date
}

type OfNew = Omit<PriceAnswers & Shown, 'settings' | 'removed'>
type OfKnown = Omit<PriceAnswers & Shown, 'settings'>

const partsOfNew = (site: SiteTx, values: PriceValues) => {
  const { codes, checkoutId, customer, imageIds } = values
  const rules = askRules(site, { codes, checkoutId, customer })
  return { ...rules, pictures: askPictures(site, imageIds) }
}

const partsOfKnown = (site: SiteTx, values: BesideValues) => {
  const removed = askRemovedEntries(site, values.cartId, values.since)
  return { ...partsOfNew(site, values), removed }
}

const askBesideNew = keepTogether<PriceValues, OfNew>(partsOfNew)
const askBesideKnown = keepTogether<BesideValues, OfKnown>(partsOfKnown)
const askAllBeside = keepTogether<BesideValues, PriceAnswers & Shown>((site, values) => {
  return { settings: askStoreSettings(site), ...partsOfKnown(site, values) }
})

/** The parts of a cart that are read beside its prices. */
interface Shown {
  readonly pictures: Pictures
  readonly removed: readonly RemovedEntry[]
}

interface CartParts extends Shown {
  readonly siteId: Id
  readonly cart: CartRow
  readonly lines: readonly CartLine[]
  readonly settings: StoreSettings
  readonly rules: PriceRules
  readonly moneyFormat: MoneyFormat
  /** Language tag of the site, for names of countries. */
  readonly language: string
  readonly paths: PagePaths
  readonly now: number
}

function assembleCart({ siteId, cart, ...parts }: CartParts): Cart {
  const { lines, removed, settings, rules, moneyFormat, language, now } = parts
  const { currency } = settings
  const price = priceLines({ cart, lines, settings, rules, now })
  const { totals } = price
  const cents = (amount: Minor): Cents => toCents(amount, currency)
  const money = (amount: Minor) => formatMoney(amount, moneyFormat)
  const options = price.shippingOptions.map(({ costMinor, title: name, id, note, kind }) => {
    return { id, name, note, kind, costCents: cents(costMinor) }
  })
  const digital = lines.filter(({ type }) => type === PRODUCT_TYPES.digital)
  return {
    id: cart.id,
    websiteId: siteId,
    orderId: cart.orderId,
    created: cart.createdAt.getTime(),
    isPurchased: cart.orderId !== null,
    currency,
    moneyFormat,
    entries: lines.map((line) => presentEntry(line, parts)),
    removedEntries: removed.map(({ id, title, sku, attributes, quantity, answers }) => {
      const chosenVariant = { sku, attributes: { ...attributes } }
      return { id, title, chosenVariant, quantity, answers: [...answers] }
    }),
    shippingOptions: options,
    selectedShippingOption: options.find(({ id }) => id === price.shippingOption?.id) ?? null,
    shippingLocation: cart.destination && {
      country: cart.destination.country,
      region: cart.destination.region,
    },
    applicableTaxRules: price.taxes.map(({ amountMinor, ...tax }) => {
      return { ...tax, amountCents: cents(amountMinor) }
    }),
    coupons: [...cart.codes],
    validCoupons: price.discounts.flatMap(({ code }) => code ?? []),
    invalidCoupons: price.refusedCodes.map(({ code }) => code),
    discounts: price.discounts.map(({ amountMinor, ...discount }) => {
      return { ...discount, amountCents: cents(amountMinor) }
    }),
    couponProblems: price.refusedCodes.map((refused) => {
      return { code: refused.code, message: whyRefused(refused, money) }
    }),
    problem: cartProblem(price, { lines, settings, money, language }),
    minimumCents: price.isBelowMinimum ? cents(minor(settings.minimumSubtotalMinor)) : null,
    deliveryProblem: deliveryProblem(price, lines, language),
    freeDelivery: price.freeDelivery && {
      fromCents: cents(price.freeDelivery.fromMinor),
      missingCents: cents(price.freeDelivery.missingMinor),
    },
    priceHash: priceHash(lines, price, currency),
    subtotalCents: cents(totals.subtotalMinor),
    taxCents: cents(totals.taxMinor),
    shippingCostCents: cents(totals.shippingMinor),
    discountCents: cents(totals.discountMinor),
    grandTotalCents: cents(totals.totalMinor),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: digital.length > 0,
    purelyDigital: lines.length > 0 && digital.length === lines.length,
    requiresShipping: requiresShipping(lines),
  }
}

function presentEntry(
  line: CartLine,
  {
    lines,
    settings,
    pictures,
    paths,
    now,
  }: Pick<CartParts, 'lines' | 'settings' | 'pictures' | 'paths' | 'now'>,
): CartEntry {
  const { currency } = settings
  const price = currentPrice(line)
  const picture = pictureOf(line, pictures)
  return {
    id: line.id,
    itemId: line.productId,
    quantity: line.quantity,
    chosenVariant: { sku: line.sku, attributes: { ...line.attributes } },
    additionalFields: line.additionalFields,
    answers: [...line.answers],
    hasForm: line.form !== null,
    title: line.title,
    subTotal: toCents(minor(price * line.quantity), currency),
    purchasePriceCents: toCents(price, currency),
    fullUrl: pathOfProduct(paths, line),
    image: picture ? { url: picture.assetUrl, altText: picture.altText || line.title } : null,
    multipleQuantityAllowed: multipleQuantityAllowed(line.type, settings),
    problem: problemOf(line, { lines, settings, now }),
  }
}

export function pictureOf({ pictureId }: Pick<CartLine, 'pictureId'>, pictures: Pictures) {
  return pictureId === null ? undefined : pictures.get(pictureId)
}
