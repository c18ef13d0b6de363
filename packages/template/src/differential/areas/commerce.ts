/** Products, prices, carts, and the forms of a shop. */

import fc, { type Arbitrary } from 'fast-check'
import { escapeQuotes } from '../../values/escape.ts'
import type { Area, Explains } from '../area.ts'
import { ours, type Pair, theirs } from '../engines.ts'
import { chainsOf, near, shape, templatesOf } from '../near.ts'

const PRODUCT_FORMATTERS = [
  ...['add-to-cart-btn', 'from-price', 'normal-price', 'product-checkout', 'product-price'],
  ...['product-quick-view', 'product-quick-view id', 'product-quick-view shelf'],
  ...['product-quick-view nowhere', 'product-quick-view a.b x', 'product-restock-notification'],
  ...['product-scarcity', 'product-status', 'quantity-input', 'sale-price', 'subscription-price'],
  ...['variant-descriptor', 'variants-select'],
]

const id = fc.constantFrom('p1', 'p1', 'p1', 'p1', 'p2', 'a"b<c>&d', '', 7)
const words = fc.constantFrom('Red', 'Large', 'Sold "out" <b>&amp; gone', '', ' ', 'É 💡', '5')
const flag = fc.constantFrom<unknown>(true, true, false, false, 'true', 'false', 1, 0)

const AMOUNTS = [
  ...['10', '10.00', '7.5', '7.505', '7.515', '0.005', '0.125', '1e3', '1E-2', '0', '-3.20'],
  ...['', 'free', '.5', '5.', '+4', '+ 6', '1,000', '999.995', '1234567.891', '1,0', '007.50'],
  ...['0.0000001', '-0', '0x10', '1.0', '100.0', 'null', '99999999999.99', ' 7', '7\n'],
]
const amount = fc.oneof(
  fc.constantFrom<unknown>(...AMOUNTS),
  fc.constantFrom<unknown>(12, 7.5, -1, 0.1, 1e-7, null, true),
  fc.nat(99_999).map((cents) => (cents / 100).toFixed(2)),
)
const hugeAmount = fc.constantFrom(
  ...['12345678901234567890', '123456789012345.67', '1e21', 'NaN', 'Infinity', '1-1', '--1'],
)
const currency = fc.constantFrom('USD', 'USD', 'EUR', 'JPY', 'GBP', 'usd', 'XXX', '')
const money = shape({
  value: fc.oneof({ arbitrary: amount, weight: 12 }, hugeAmount),
  currency,
})
const cents = fc.constantFrom<unknown>(1000, 1000, 750, 0, '1000', { value: '10' }, { value: '9' })

const attributes = shape({
  Color: fc.constantFrom<unknown>('Red', 'Blue', '"<b>"', '', 5, null),
  Size: fc.constantFrom('S', 'M', 'X & L'),
  'Shoe Size': fc.constantFrom(7, 7.5, '8'),
})
const variant = shape({
  id,
  sku: fc.constantFrom('SQ1', 'A&B'),
  price: cents,
  salePrice: cents,
  priceMoney: money,
  salePriceMoney: money,
  onSale: flag,
  unlimited: fc.constantFrom<unknown>(false, false, true, 'false'),
  qtyInStock: fc.constantFrom<unknown>(0, 0, 1, 2, 5, -1, '3', 0.5, 'many'),
  attributes,
  pricingOptions: fc.array(
    near(shape({ id, priceMoney: money, salePriceMoney: money, onSale: flag })),
    { maxLength: 2 },
  ),
})
const orders = fc.subarray<unknown>(['Color', 'Size', 'Shoe Size', 'Other', 5, 'constructor'])

const plan = shape({
  billingPeriod: shape({
    value: fc.constantFrom<unknown>(1, 2, 4, 12, 26, 52, 0, -1, 1.5, '2', '1'),
    unit: fc.constantFrom('WEEK', 'MONTH', 'YEAR', 'DAY', 'week', ''),
  }),
  numBillingCycles: fc.constantFrom<unknown>(0, 1, 2, 6, 12, 26, 52, -1, 1.5, '3', null),
})
const subscribable = fc.constantFrom<unknown>(
  false,
  false,
  true,
  true,
  'true',
  '',
  'no',
  1,
  2.5,
  null,
)
/** NOTE with lists and objects the public engine reports a mistake in its own template. */
const withSubscribable = (fields: Arbitrary<object>) =>
  fc
    .tuple(fields, fc.option(subscribable))
    .map(([rest, isSubscribable]) => (isSubscribable === null ? rest : { ...rest, isSubscribable }))
const content = withSubscribable(
  shape({
    productType: fc.constantFrom<unknown>(1, 1, 1, 1, 1, 2, 3, 3, 4, 4, -1, 0, 5, '1', 1.5, true),
    variants: near(fc.array(near(variant), { maxLength: 4 })),
    variantOptionOrdering: orders,
    onSale: flag,
    priceMoney: money,
    salePriceMoney: money,
    subscriptionPlan: plan,
    productSubscriptionOptions: fc.array(near(shape({ id })), { maxLength: 2 }),
    customAddButtonText: words,
    useCustomAddButtonText: flag,
    additionalFieldsForm: fc.constantFrom<unknown>({ name: '"Fields" <b>' }, {}, [], 'form'),
    additionalFieldsFormId: words,
  }),
)
const product = shape({
  id,
  collectionId: id,
  structuredContent: content,
  optionValues: fc.array(near(shape({ value: words, optionName: words })), { maxLength: 3 }),
  shelf: words,
})

const UNITS = ['Week', 'Month', 'Year', 'Day'].flatMap((unit) =>
  ['1', 'n'].map((count) => `${count}${unit}`),
)
const PLAN_TEXTS = ['multiplePrices', 'singlePrice'].flatMap((prices) =>
  UNITS.flatMap((period) =>
    ['indefinite', ...UNITS.map((unit) => `limited__${unit}s`)].map(
      (limit) => `productPrice__${prices}__${period}ly__${limit}`,
    ),
  ),
)
const TEXTS = [
  ...['productPriceFromText', 'productPriceUnavailable', 'salePriceText', 'originalPriceText'],
  ...['productSoldOutText', 'productSaleText', 'productQuickViewText', 'productQuantityInputLabel'],
  ...['productSubscribeText', 'productAddToCartText', 'giftCardValueDisplayText'],
  ...['giftCardVariantSelectText', 'productVariantSelectText', 'productSummaryFormNoAnswerText'],
  ...['Agree', 'Disagree', 'Neutral', 'StronglyAgree', 'StronglyDisagree'].map(
    (answer) => `productAnswerMap${answer}`,
  ),
]
const pattern = fc.constantFrom<unknown>(
  ...['Ab {fromPrice}', '{price} <b>"jede"</b> {billingPeriodValue}. Woche, {duration} mal', ''],
  ...['{0} {1} {2} {3}', '{fromPrice} {price} {name} {variantName}', "it''s '{price}'", '{', 'x #'],
  ...['{duration plural one {# one} other {# all}}', '{price select a {b} other {c}}', '{price;x}'],
  ...['{-price} {nothing} { price }', '&', '{qtyInStock}', 'plain', 7, null, false],
)
const localizedStrings = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...TEXTS), pattern, { maxKeys: 6 }),
    fc.constantFrom(0, 0, 1),
    pattern,
  )
  .map(([texts, hasPlans, text]) =>
    hasPlans ? { ...texts, ...Object.fromEntries(PLAN_TEXTS.map((key) => [key, text])) } : texts,
  )

const scarcity = fc.constantFrom(
  '{qtyInStock} "left" <b>',
  'Few left',
  '{0}',
  '',
  '{qtyInStock plural one {one} other {# of them}}',
)
const merchandising = shape({
  customSoldOutText: words,
  scarcityEnabled: flag,
  scarcityText: scarcity,
  scarcityTemplateViews: fc.array(
    near(shape({ attributes, qtyInStock: near(fc.nat(3)), scarcityText: scarcity })),
    { maxLength: 2 },
  ),
  restockNotificationViews: fc.array(near(shape({ variantId: id, hiddenByDefault: flag })), {
    maxLength: 2,
  }),
  restockNotificationMessages: shape({
    CTAText: words,
    placeholderText: words,
    buttonText: words,
    mailingListDescription: words,
  }),
  mailingListSignUpEnabled: flag,
  mailingListOptInByDefault: flag,
})

const context = shape({
  id,
  collectionId: id,
  shelf: words,
  structuredContent: content,
  localizedStrings,
  featureFlags: shape({ useCLDRMoneyFormat: fc.constantFrom<unknown>(true, false, 'false', 0) }),
  productMerchandisingContext: fc.record(
    { p1: near(merchandising), p2: near(merchandising), '7': merchandising, '': merchandising },
    { requiredKeys: ['p1'] },
  ),
  websiteSettings: shape({ storeSettings: shape({ multipleQuantityAllowedForServices: flag }) }),
  website: shape({
    captchaSettings: shape({ siteKey: words }),
    timeZone: fc.constant('UTC'),
  }),
})

const part = fc.constantFrom<unknown>('1', '12', '', 'Ann', '<b>"', ' ', 0, 7, null, false)
const parts = (...keys: readonly string[]) =>
  shape(Object.fromEntries(keys.map((key) => [key, part])))
const likert = fc.dictionary(
  fc.constantFrom('Fast?', 'Kind & "good"?', '2', '1'),
  fc.constantFrom<unknown>('-2', '-1', '0', '1', '2', '3', '', -2, 2, null, 'Agree'),
  { maxKeys: 3 },
)
const ANSWERS: Readonly<Record<string, Arbitrary<unknown>>> = {
  address: parts('Line1', 'Line2', 'City', 'State', 'Zip', 'Country'),
  checkbox: fc.array(part, { maxLength: 3 }),
  date: parts('Month', 'Day', 'Year'),
  likert,
  name: parts('First', 'Last'),
  phone: parts('Country', 'Areacode', 'Prefix', 'Line'),
  time: parts('Hour', 'Minute', 'Second', 'Ampm'),
  text: part,
}
const field = fc.constantFrom(...Object.keys(ANSWERS)).chain((type) =>
  shape({
    type: fc.constant(type),
    rawTitle: words,
    value: part,
    values: ANSWERS[type] ?? part,
  }),
)

const cart = shape({
  entries: fc.array(near(shape({ quantity: fc.constantFrom<unknown>(0, 1, 2, '3', 1.5, -1) })), {
    maxLength: 3,
  }),
  subtotalCents: cents,
})

/** Formatters, with the values they are made for. */
const SUBJECTS: readonly (readonly [string[], Arbitrary<unknown>, weight: number])[] = [
  [PRODUCT_FORMATTERS, product, 12],
  [['summary-form-field'], field, 3],
  [['cart-quantity', 'cart-subtotal', 'cart-url'], cart, 1],
  [['bookkeeper-money-format', 'percentage-format', 'percentage-format trim'], amount, 2],
]

const MONEY_TAGS = ['i18n-money-format', 'money-format', 'money-string', 'moneyFormat'].map(
  (name) => `{item|${name}}`,
)

const pairs: Arbitrary<Pair> = fc.oneof(
  ...SUBJECTS.map(([formatters, subject, weight]) => ({
    weight,
    arbitrary: fc.record(
      {
        template: templatesOf(
          fc.oneof(
            { arbitrary: fc.constantFrom(...formatters), weight: 4 },
            chainsOf(fc.constantFrom(...formatters, 'json')),
          ),
        ),
        data: fc
          .tuple(context, near(subject), fc.array(near(subject), { maxLength: 2 }))
          .map(([around, item, items]) => ({ ...around, item, items })),
        locale: fc.constantFrom('en', 'en-US', 'en-GB', 'fr', 'de', 'ja', 'sv', 'ar'),
      },
      { requiredKeys: ['template', 'data'] },
    ),
  })),
  fc.record({
    template: fc.constantFrom(...MONEY_TAGS),
    data: fc.record({ item: fc.oneof(amount, money) }),
  }),
)

export const commerce: Area = {
  name: 'commerce formatters',
  pairs,
  differences: {
    'compared-prices': goneWith((part) =>
      isBelowOne(part.value) ? { ...part, value: '1.50' } : part,
    ),
    'exact-amounts': goneWith((part) =>
      isBelowOne(part.value) || isBeyondFloats(part.value) ? { ...part, value: '1.50' } : part,
    ),
    'likert-without-answers': goneWith((part) =>
      part.type === 'likert' && !isContainer(part.values) ? { ...part, values: {} } : part,
    ),
    'units-of-subscriptions': goneWith((part) =>
      typeof part.unit === 'string' ? { ...part, unit: part.unit.toUpperCase() } : part,
    ),
    'money-formats': ({ template, data }, _mine, { output }) =>
      MONEY_TAGS.includes(template) && output === theirs({ template: '{item}', data }).output,
    'names-of-options': (_pair, mine, { output }) =>
      mine.output === output.replace(OPTION_LABEL, (_all, label) => labelOf(label)),
  },
}

/** The label of an option's select element, which the public engine prints unescaped. */
const OPTION_LABEL = /<select aria-label="([\s\S]*?)" data-variant-option-name=/g
const labelOf = (label: string) =>
  `<select aria-label="${escapeQuotes(label)}" data-variant-option-name=`

/** A number with more digits than a floating-point number has, or not a number. */
const isBeyondFloats = (value: unknown) =>
  !isContainer(value) && /\d{16}|\d{13}\.\d|[1-9]e\+?\d\d|NaN|Infinity|.-/.test(String(value))
const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isBelowOne = (value: unknown) =>
  !isContainer(value) && Number(value) !== 0 && Number(value) < 1

/** Whether both engines agree once the objects in the data are changed this way. */
function goneWith(change: (part: Record<string, unknown>) => unknown): Explains {
  return (pair) => {
    const text = JSON.stringify(pair.data)
    const data = JSON.parse(text, (_key, part) =>
      isContainer(part) && !Array.isArray(part) ? change(part) : part,
    )
    const changed = { ...pair, data }
    return JSON.stringify(data) !== text && ours(changed).output === theirs(changed).output
  }
}
