import {
  DEFAULT_PRODUCT_MERCHANDISING,
  MAX_MERCHANDISING_TEXT,
  MAX_SCARCITY,
  type ProductMerchandising,
  SCARCITY_CHOICES,
  type StoreMerchandising,
} from '@sitewright/core/commerce/merchandising'
import { OPTION_PICKERS, SWATCH_COLOR } from '@sitewright/core/commerce/option-pickers'
import {
  DEFAULT_TAX_CATEGORY,
  TAX_CATEGORIES,
  type TaxCategory,
} from '@sitewright/core/commerce/pricing/taxes'
import {
  MAX_DETAIL_TEXT,
  MAX_DETAILS,
  MAX_PROMISE_TEXT,
  MAX_PROMISES,
  PROMISE_ICON_NAMES,
  type ProductPageWords,
} from '@sitewright/core/commerce/product-page'
import { MAX_SKU } from '@sitewright/core/commerce/sku'
import { MAX_STOCK } from '@sitewright/core/commerce/stock-reasons'
import { AFTER_ADDING, type StoreSettings } from '@sitewright/core/commerce/store-settings'
import {
  BILLING_UNITS,
  MAX_BILLING_CYCLES,
  MAX_BILLING_PERIOD,
  type SubscriptionPlan,
} from '@sitewright/core/commerce/subscription-plan'
import { isCountry } from '@sitewright/core/country-codes'
import * as z from 'zod'
import { filled, id, minor } from '../fields.ts'
import { form } from '../forms/shapes.ts'
import {
  customFields,
  itemStatus,
  MAX_CATEGORY,
  MOST_TERMS,
  sharedInput,
  sharedItem,
  sharedSummary,
} from '../items/shared-shapes.ts'
import { dayRange } from './day-range.ts'

const optionName = filled('Name the option.').max(50)
const optionValue = filled('Name the value.').max(100)

export const productOption = z.object({
  name: optionName,
  values: z.array(optionValue).min(1, 'An option needs at least one value.').max(100),
  /** How it is chosen; as the theme does it where this is left out. */
  picker: z.enum(OPTION_PICKERS).optional(),
  /** Colours of swatches by value. */
  colors: z
    .record(optionValue, z.string().regex(SWATCH_COLOR, 'Enter a colour such as #1e4fa3.'))
    .optional(),
})

export const variant = z.object({
  id,
  sku: z.string(),
  /** Chosen values by option name; empty for a product without options. */
  attributes: z.record(z.string(), z.string()),
  priceMinor: minor,
  salePriceMinor: minor,
  onSale: z.boolean(),
  stock: z.object({ unlimited: z.boolean(), quantity: z.number().int().min(0) }),
  imageId: id.nullable(),
  /** Weight and size of one unit as it is sent; 0 where it is not known. */
  weightGrams: z.number().int(),
  lengthMm: z.number().int(),
  widthMm: z.number().int(),
  heightMm: z.number().int(),
})
export type VariantShape = z.infer<typeof variant>

/** The heaviest and the largest that a unit can be: a tonne, and ten metres. */
export const MAX_WEIGHT_GRAMS = 1_000_000
export const MAX_SIZE_MM = 10_000

/** The highest price in minor units: above every currency's own ceiling, which the server enforces. */
export const HIGHEST_PRICE_MINOR = 1_000_000_000

const weight = z.number().int().min(0).max(MAX_WEIGHT_GRAMS, 'That is too heavy.')
const size = z.number().int().min(0).max(MAX_SIZE_MM, 'That is too large.')

/** A variant from the owner. Without an id it is new; existing ones that are missing are removed. */
export const variantInput = z.object({
  id: id.optional(),
  sku: filled('Enter a SKU.').max(MAX_SKU),
  attributes: z.record(optionName, optionValue),
  priceMinor: minor.max(HIGHEST_PRICE_MINOR, 'That price is too high.'),
  salePriceMinor: minor.max(HIGHEST_PRICE_MINOR, 'That price is too high.').default(0),
  onSale: z.boolean().default(false),
  stock: z.object({
    unlimited: z.boolean(),
    quantity: z.number().int().min(0).max(MAX_STOCK).default(0),
  }),
  imageId: id.nullable().default(null),
  /** Weight and size of one unit as it is sent; absent or 0 where they are not known. */
  weightGrams: weight.optional(),
  lengthMm: size.optional(),
  widthMm: size.optional(),
  heightMm: size.optional(),
})
export type VariantInput = z.infer<typeof variantInput>

const merchandisingText = z
  .string()
  .trim()
  .max(MAX_MERCHANDISING_TEXT, `Use at most ${MAX_MERCHANDISING_TEXT} characters.`)

/** Merchandising of a store: its words for products of which little or nothing is left. */
export const storeMerchandising = z.object({
  scarcityShownByDefault: z.boolean(),
  scarcityText: merchandisingText.min(1, 'Please enter a text.'),
  scarcityUpTo: z.number().int().min(1).max(MAX_SCARCITY),
  soldOutText: merchandisingText,
}) satisfies z.ZodType<StoreMerchandising>

export const productMerchandising = z.object({
  scarcity: z.enum(SCARCITY_CHOICES).default(DEFAULT_PRODUCT_MERCHANDISING.scarcity),
  /** Empty for the store's own. */
  scarcityText: merchandisingText.default(''),
  soldOutText: merchandisingText.default(''),
}) satisfies z.ZodType<ProductMerchandising>

const taxCategory = z.enum(Object.keys(TAX_CATEGORIES) as [TaxCategory, ...TaxCategory[]])

/** The longest label of an add-to-cart button, in characters. */
export const MAX_BUTTON_LABEL = 40

/** The most units of which an owner is told that little is left; 0 for never. */
const lowStockUpTo = z.number().int().min(0).max(MAX_STOCK, 'That is too many.')

const subscriptionPlan = z.object({
  billingPeriod: z.object({
    value: z.number().int().min(1).max(MAX_BILLING_PERIOD),
    unit: z.enum(BILLING_UNITS),
  }),
  /** Number of payments until it ends; 0 if it never does. */
  numBillingCycles: z.number().int().min(0).max(MAX_BILLING_CYCLES).default(0),
}) satisfies z.ZodType<SubscriptionPlan>

const details = z
  .array(
    z.object({
      title: filled('Name it.').max(MAX_PROMISE_TEXT),
      text: filled('Enter what it says.').max(MAX_DETAIL_TEXT),
    }),
  )
  .max(MAX_DETAILS)

/** Terms of a product that hold for all of its variants. */
const saleTerms = {
  taxCategory: taxCategory.default(DEFAULT_TAX_CATEGORY),
  /** Added to the cost of delivery for each unit. */
  shippingSurchargeMinor: minor.max(HIGHEST_PRICE_MINOR, 'That price is too high.').default(0),
  /** In place of the theme's words on the button; empty for those. */
  addButtonText: z
    .string()
    .trim()
    .max(MAX_BUTTON_LABEL, `Use at most ${MAX_BUTTON_LABEL} characters.`)
    .default(''),
  merchandising: productMerchandising.prefault({}),
  /** Null for what is paid for once. Subscriptions can only be drafts until they can be sold. */
  subscriptionPlan: subscriptionPlan.nullable().default(null),
  /** For each variant; null for the store's. */
  lowStockUpTo: lowStockUpTo.nullable().default(null),
  /** Parts of its page that open at a press, above those of the shop. */
  details: details.default([]),
}

export const product = sharedItem.extend({
  /** Product type of the specification: 1 physical, 2 digital, 3 service, 4 gift card, 5 paywall. */
  type: z.number().int(),
  /** Rich text as ProseMirror JSON. */
  description: z.unknown(),
  /** The item's status, named `state` since before products were items. */
  state: itemStatus,
  categoryIds: z.array(id),
  imageIds: z.array(id),
  options: z.array(productOption),
  variants: z.array(variant),
  currency: z.string(),
  content: customFields,
  ...saleTerms,
  /** The form that shoppers fill in before it goes into the cart; null for none. */
  form: form.nullable(),
})
export type ProductShape = z.infer<typeof product>

export const productInput = sharedInput.extend({
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).default(1),
  description: z.unknown().optional(),
  state: itemStatus.default('draft'),
  /** Now by default. */
  publishOn: sharedInput.shape.publishOn,
  /** Categories of the store it is sold in. */
  categoryIds: z.array(id).max(MOST_TERMS).default([]),
  imageIds: z.array(id).max(100).default([]),
  options: z.array(productOption).max(6, 'A product has at most 6 options.').default([]),
  variants: z
    .array(variantInput)
    .min(1, 'A product needs a price.')
    .max(250, 'A product has at most 250 variants.'),
  content: customFields.prefault({}),
  ...saleTerms,
  form: form.nullable().default(null),
})
export type ProductInput = z.infer<typeof productInput>

export const productSummary = sharedSummary.extend({
  state: itemStatus,
  thumbnailUrl: z.string().nullable(),
  /** Formatted price: "from $12.00". */
  price: z.string(),
  variantCount: z.number().int(),
  /** Units in stock over all variants, or null if nothing limits them. */
  stock: z.number().int().nullable(),
  /** Whether little is left of a variant. */
  isLow: z.boolean(),
})
export type ProductSummary = z.infer<typeof productSummary>

/** A page to link to: a path of the site, or a secure address elsewhere; empty for none. */
const pageUrl = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(\/(?!\/)\S*|https:\/\/\S+)?$/,
    'Enter a path such as /terms, or an address that begins with https://.',
  )

const productPageWords: z.ZodType<ProductPageWords, ProductPageWords> = z.object({
  promises: z
    .array(
      z.object({
        icon: z.enum(PROMISE_ICON_NAMES),
        text: filled('Enter what you promise.').max(MAX_PROMISE_TEXT),
      }),
    )
    .max(MAX_PROMISES),
  details,
})

export const storeSettings = z.object({
  currency: z.string(),
  /** Reply-to address of mail about orders. */
  replyToEmail: z.string().max(256),
  /** Whether more than one of a service can be bought at a time (specification §3 "Settings"). */
  multipleQuantityAllowedForServices: z.boolean(),
  country: z.string().refine((code) => code === '' || isCountry(code), 'Choose a country.'),
  /** Changed by putTaxSettings alone. */
  pricesIncludeTax: z.boolean(),
  minimumSubtotalMinor: minor.max(HIGHEST_PRICE_MINOR, 'That price is too high.'),
  termsUrl: pageUrl,
  returnsUrl: pageUrl,
  requiresConsent: z.boolean(),
  expressCheckout: z.boolean(),
  afterAdding: z.enum(AFTER_ADDING),
  /** Changed by putPaymentMethod alone. */
  accountCountry: z.string().max(2),
  merchandising: storeMerchandising,
  productPage: productPageWords,
  deliveryTimes: z.object({ isShown: z.boolean(), handling: dayRange, worksWeekends: z.boolean() }),
  lowStockUpTo: lowStockUpTo,
}) satisfies z.ZodType<StoreSettings>

/** A branch of a store's categories (specification §3 "Product category"). */
export const productCategory = z.object({
  id,
  /** Null for categories directly below the store. */
  parentId: id.nullable(),
  displayName: z.string(),
  urlId: z.string(),
  /** Number of products directly in it, in any state. */
  productCount: z.number().int(),
})
export type ProductCategoryShape = z.infer<typeof productCategory>

export const categoryName = filled('Please enter a name.').max(
  MAX_CATEGORY,
  `A category has at most ${MAX_CATEGORY} characters.`,
)

/** A payment method: a provider with the owner's settings for it. */
export const paymentMethod = z.object({
  /** Code of the provider. */
  provider: z.string(),
  /** Name for owners. */
  name: z.string(),
  summary: z.string(),
  isPractice: z.boolean(),
  isEnabled: z.boolean(),
  /** Whether its keys are of the provider's test mode, so that no money moves. */
  isTest: z.boolean(),
  /** Whether the provider refused its keys when it was last asked, so that no shopper can pay with it. */
  isRefused: z.boolean(),
  /** Webhooks that the provider sends once its owner asks it to; null where it sends none. */
  webhooks: z
    .object({
      address: z.string(),
      events: z.array(z.string()),
      /** Milliseconds since 1970 of the last one that proved its sender; null before the first. */
      lastAt: z.number().nullable(),
    })
    .nullable(),
  /** Title for shoppers. */
  title: z.string(),
  /** Settings that it needs before shoppers can pay with it. */
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      hint: z.string(),
      isSecret: z.boolean(),
      isLong: z.boolean(),
      /** The value; for a secret only a placeholder, if it is set (specification §9). */
      value: z.string(),
    }),
  ),
})
export type PaymentMethodShape = z.infer<typeof paymentMethod>

export const PAYOUT_STATES = ['pending', 'inTransit', 'paid', 'failed', 'canceled'] as const

/** Money on its way from a payment provider to the owner's bank account. */
export const payout = z.object({
  /** The provider's id. */
  id: z.string(),
  /** As the site writes amounts of its currency, which may be another than the store's; negative where the bank is debited. */
  amount: z.string(),
  state: z.enum(PAYOUT_STATES),
  /** Milliseconds since 1970 when it was made. */
  madeAt: z.number(),
  /** Day on which it arrives or has arrived, such as 2026-11-26. */
  arrivesOn: z.string(),
  /** The provider's words about why it failed; empty unless it did. */
  failure: z.string(),
})
export type PayoutShape = z.infer<typeof payout>

/** Payouts of one provider. */
export const payoutSource = z.object({
  /** Code and name of the provider. */
  provider: z.string(),
  name: z.string(),
  /** Whether no money moves, as with keys of the provider's test mode. */
  isTest: z.boolean(),
  /** The newest ones alone. */
  payouts: z.array(payout),
  hasMore: z.boolean(),
  /** A sentence about why the provider does not tell; empty where it does. */
  problem: z.string(),
})
export type PayoutSource = z.infer<typeof payoutSource>
