import { describe, expect, it } from 'vitest'
import { holdsFact, renders, run } from '../test-template.ts'

const money = (amount: string) => `<span class="sqs-money-native">${amount}</span>`
const line = (text: string) => `\n\n\n<div class="product-price">\n${text}\n</div>`
const HIDDEN = '<span class="visually-hidden v6-visually-hidden">'
const sale = (reduced: string, original: string) =>
  line(
    `${HIDDEN}Sale Price:</span>${reduced} ${HIDDEN}Original Price:</span><span class="original-price">${original}</span>\n`,
  )
/** Unlike a price, it ends its own line. */
const from = (text: string) => line(`${text}\n`)

const prints = (structuredContent: unknown, output: string, page: object = {}) =>
  renders('{product|product-price}', { product: { structuredContent }, ...page }, output)

/** A variant that costs so much, and if on sale so much less. */
const variant = (value: unknown, saleValue?: unknown) => ({
  price: value,
  priceMoney: { value, currency: 'USD' },
  ...(saleValue !== undefined && {
    onSale: true,
    salePrice: saleValue,
    salePriceMoney: { value: saleValue, currency: 'USD' },
  }),
})
const physical = (...variants: unknown[]) => ({ productType: 1, variants })

const TEMPLATE = '{product|product-price}'
const costing = (priceMoney: unknown) => ({
  product: { structuredContent: { productType: 2, priceMoney } },
})
const localised = { featureFlags: { useCLDRMoneyFormat: true } }

holdsFact(
  'fact 9.money.01: thousands are set apart by commas',
  [TEMPLATE, costing({ value: '1234567', currency: 'USD' }), line(money('1,234,567.00'))],
  [TEMPLATE, costing({ value: '999', currency: 'USD' }), line(money('999.00'))],
)

holdsFact('fact 9.money.02: decimals stand behind a point', [
  TEMPLATE,
  costing({ value: '7.5', currency: 'USD' }),
  line(money('7.50')),
])

holdsFact('fact 9.money.05: no price is 0 US dollars', [
  TEMPLATE,
  { ...costing(undefined), ...localised },
  line('$0.00'),
])

holdsFact('fact 8.template.22: this formatter is implemented', [
  TEMPLATE,
  costing({ value: '1', currency: 'USD' }),
  line(money('1.00')),
])

describe('one price', () => {
  prints(physical(variant('10')), line(money('10.00')))
  prints(physical(variant('10'), variant('10')), line(money('10.00')))
  prints({ productType: 3, variants: [variant('10')] }, line(money('10.00')))
  prints({ productType: 4, variants: [variant('25')] }, line(money('25.00')))
  prints({ productType: 2, priceMoney: { value: '4' } }, line(money('4.00')))
})

describe('several prices', () => {
  prints(physical(variant('10'), variant('7.5')), from(`from ${money('7.50')}`))
  prints(
    { productType: 4, variants: [variant('25'), variant('50')] },
    from(`from ${money('25.00')}`),
  )
  prints(physical(variant('10', '9'), variant('10', '8')), from(`from ${money('8.00')}`))
  prints(physical(variant('10', '9'), variant('10')), from(`from ${money('9.00')}`))
  // Whether prices differ is decided by the older fields.
  prints(
    physical({ ...variant('10'), price: 5 }, { ...variant('7'), price: 5 }),
    line(money('10.00')),
  )
  prints(
    physical({ ...variant('10'), price: 5 }, { ...variant('10'), price: '5' }),
    from(`from ${money('10.00')}`),
  )
})

describe('a sale', () => {
  prints(physical(variant('10', '8')), sale(money('8.00'), money('10.00')))
  prints(physical(variant('10', '8'), variant('10', '8')), sale(money('8.00'), money('10.00')))
  prints(
    { productType: 2, onSale: true, priceMoney: { value: '4' }, salePriceMoney: { value: '3' } },
    sale(money('3.00'), money('4.00')),
  )
  // The hidden words are not the site's to choose.
  prints(physical(variant('10', '8')), sale(money('8.00'), money('10.00')), {
    localizedStrings: { salePriceText: 'Jetzt', originalPriceText: 'Vorher' },
  })
})

describe('nothing, and what counts as nothing', () => {
  prints({ productType: -1, variants: [variant('10')] }, line(''))
  prints({ productType: 5, variants: [variant('10')] }, line(money('0.00')))
  prints({ variants: [variant('10')] }, line(money('0.00')))
  prints(physical(), line(money('0.00')))
  prints(physical({}), line(money('0.00')))
  prints(physical('text', null), line(money('0.00')))
  prints('text', line(money('0.00')))
  renders('{nothing|product-price}', {}, line(money('0.00')))
  renders(
    '{product|product-price}',
    { product: 'text', structuredContent: physical(variant('1')) },
    line(money('0.00')),
  )
})

describe('amounts', () => {
  const amount = (value: unknown, text: string) =>
    prints(physical(variant(value)), line(money(text)))
  amount('1234.5', '1,234.50')
  amount('1234567.891', '1,234,567.89')
  amount('0.005', '0.01')
  amount('1.005', '1.01')
  amount('999.995', '1,000.00')
  amount('-0.005', '-0.01')
  amount('-1234', '-1,234.00')
  amount('1e3', '1,000.00')
  amount(7.5, '7.50')
  amount('12345678901234567.89', '12,345,678,901,234,567.89')
  amount('1e21', '1,000,000,000,000,000,000,000.00')
  amount('free', '0.00')
  amount('NaN', '0.00')
  amount('1e999999999', '0.00')
  amount('9'.repeat(1_000), '0.00')
  amount(null, '0.00')
})

it('reports prices that contain themselves, and goes on', () => {
  const price: Record<string, unknown> = {}
  price.price = price
  const other: Record<string, unknown> = {}
  other.price = other
  const product = { structuredContent: physical({ price }, { price: other }) }
  const { output, diagnostics } = run('a{product|product-price}b', { product })
  expect(output).toBe('ab')
  expect(diagnostics).toMatchObject([{ code: 'unexpected-error' }])
})

describe('money the server localises', () => {
  const product = (priceMoney: unknown) => ({ structuredContent: { productType: 2, priceMoney } })
  const flag = (useCLDRMoneyFormat: unknown) => ({ featureFlags: { useCLDRMoneyFormat } })
  const shows = (priceMoney: unknown, text: string, locale?: string) =>
    renders(
      '{product|product-price}',
      { product: product(priceMoney), ...flag(true) },
      line(text),
      {
        locale: locale ?? 'en',
      },
    )
  shows({ value: '1234.5', currency: 'USD' }, '$1,234.50')
  shows({ value: '1234.5', currency: 'EUR' }, '1.234,50\u00a0€', 'de')
  shows({ value: '1234.5', currency: 'JPY' }, '¥1,234')
  shows({ value: '5' }, '$5.00')
  shows({ currency: 'GBP' }, '£0.00')
  shows(null, '$0.00')
  renders(
    '{product|product-price}',
    { product: product({ value: '5', currency: 'USD' }), ...flag('false') },
    line('$5.00'),
  )
  renders(
    '{product|product-price}',
    { product: product({ value: '5', currency: 'USD' }), ...flag(0) },
    line(money('5.00')),
  )
})

describe('the words before the lowest price are a pattern', () => {
  const says = (productPriceFromText: unknown, text: string) =>
    prints(physical(variant('10'), variant('7')), from(text), {
      localizedStrings: { productPriceFromText },
    })
  says('ab {fromPrice}', `ab ${money('7.00')}`)
  says('{0}, {1}, {price}', `${money('7.00')}, ${money('7.00')}, ${money('7.00')}`)
  says("it''s '{'", "it's {")
  says('{duration}{billingPeriodValue}{nothing}', '')
  says('', '')
  says(null, '')
  says(7, '7')
})

describe('without a locale there are no texts, only their places', () => {
  const bare = (structuredContent: object, output: string, page: object = {}) =>
    renders('{product|product-price}', { product: { structuredContent }, ...page }, output, {
      locale: undefined,
    })
  bare(physical(variant('10')), line(''))
  bare(physical(variant('10'), variant('7')), from(''))
  bare(physical(variant('10', '7')), sale('', ''))
  bare(physical(variant('10', '7')), line(''), { featureFlags: { useCLDRMoneyFormat: true } })
})

describe('subscriptions', () => {
  const plan = (value: unknown, unit: unknown, numBillingCycles: unknown) => ({
    billingPeriod: { value, unit },
    numBillingCycles,
  })
  const subscription = (subscriptionPlan: unknown, ...variants: unknown[]) => ({
    productType: 1,
    isSubscribable: true,
    subscriptionPlan,
    variants: variants.length > 0 ? variants : [variant('10')],
  })
  const every = (value: unknown, unit: unknown, cycles: unknown, text: string) =>
    prints(subscription(plan(value, unit, cycles)), line(`${money('10.00')} every ${text}`))

  const subscribed = (subscriptionPlan: unknown) => ({
    product: { structuredContent: subscription(subscriptionPlan) },
  })
  const everyUnit = (value: number, unit: string, cycles: number, text: string) =>
    [
      '{product|product-price}',
      subscribed(plan(value, unit, cycles)),
      line(`${money('10.00')} every ${text}`),
    ] as const

  holdsFact(
    'fact 4.subscription.01: a subscription of 0 cycles never ends',
    everyUnit(1, 'MONTH', 0, 'month'),
    everyUnit(1, 'MONTH', 1, 'month for 1 month'),
  )

  holdsFact(
    'fact 3.subscription-plan.02: units are read in lower case too',
    everyUnit(1, 'week', 2, 'week for 2 weeks'),
    everyUnit(1, 'month', 2, 'month for 2 months'),
    everyUnit(1, 'year', 2, 'year for 2 years'),
  )

  holdsFact(
    'fact 9.subscription-wording.01: 52 weeks are a year, however their unit is written',
    everyUnit(1, 'WEEK', 52, 'week for 1 year'),
    everyUnit(2, 'week', 52, '2 weeks for 2 years'),
    everyUnit(1, 'week', 51, 'week for 51 weeks'),
  )

  holdsFact(
    'fact 9.subscription-wording.02: 12 months are a year, however their unit is written',
    everyUnit(1, 'MONTH', 12, 'month for 1 year'),
    everyUnit(2, 'month', 18, '2 months for 3 years'),
    everyUnit(1, 'month', 13, 'month for 13 months'),
  )

  holdsFact(
    'fact 9.subscription-wording.03: one unit is `every week`, month or year',
    everyUnit(1, 'WEEK', 0, 'week'),
    everyUnit(1, 'MONTH', 0, 'month'),
    everyUnit(1, 'YEAR', 0, 'year'),
  )

  holdsFact(
    'fact 9.subscription-wording.04: several are `every 2 weeks`',
    everyUnit(2, 'WEEK', 0, '2 weeks'),
    everyUnit(3, 'MONTH', 0, '3 months'),
    everyUnit(2, 'YEAR', 0, '2 years'),
  )

  holdsFact(
    'fact 9.subscription-wording.05: what ends is `for 6 weeks`',
    everyUnit(2, 'WEEK', 3, '2 weeks for 6 weeks'),
    everyUnit(1, 'MONTH', 5, 'month for 5 months'),
  )

  holdsFact(
    'fact 9.subscription-wording.06: or for 1 year, or for more of them',
    everyUnit(1, 'YEAR', 1, 'year for 1 year'),
    everyUnit(2, 'YEAR', 2, '2 years for 4 years'),
  )

  holdsFact('fact 9.subscription-wording.07: without a plan it is unavailable', [
    '{product|product-price}',
    subscribed(undefined),
    from('Unavailable'),
  ])

  describe('never end when there are no cycles', () => {
    every(1, 'WEEK', 0, 'week')
    every(2, 'WEEK', 0, '2 weeks')
    every(1, 'MONTH', 0, 'month')
    every(3, 'MONTH', 0, '3 months')
    every(1, 'YEAR', 0, 'year')
    every(2, 'YEAR', undefined, '2 years')
    every('2', 'MONTH', null, '2 months')
    every(1, 'DAY', 0, 'day')
    every(0, 'WEEK', 0, 'week')
    every(1.5, 'WEEK', 0, '1.5 weeks')
  })

  describe('for a while', () => {
    every(1, 'WEEK', 1, 'week for 1 week')
    every(1, 'WEEK', 3, 'week for 3 weeks')
    every(2, 'WEEK', 3, '2 weeks for 6 weeks')
    every(1, 'MONTH', 5, 'month for 5 months')
    every(1, 'YEAR', 1, 'year for 1 year')
    every(2, 'YEAR', 2, '2 years for 4 years')
    every(1, 'DAY', 5, 'day for 5 days')
    every(1, 'WEEK', '3', 'week for 3 weeks')
    every(1, 'WEEK', -1, 'week')
    every(0, 'WEEK', 3, 'week for 0 weeks')
    every(0.5, 'WEEK', 2, 'week for 1 week')
    every(1, 'WEEK', 'ever', 'week')
  })

  describe('whole years are counted as such', () => {
    every(1, 'WEEK', 52, 'week for 1 year')
    every(2, 'WEEK', 26, '2 weeks for 1 year')
    every(1, 'WEEK', 104, 'week for 2 years')
    every(1, 'MONTH', 12, 'month for 1 year')
    every(2, 'MONTH', 18, '2 months for 3 years')
    every(1, 'MONTH', 13, 'month for 13 months')
    every(1, 'month', 12, 'month for 1 year')
    every(1, 'week', 52, 'week for 1 year')
    every(2, 'Week', 52, '2 weeks for 2 years')
    every(1, 'week', 51, 'week for 51 weeks')
  })

  it.each([
    ['week', 'every 2 weeks for 6 weeks'],
    ['month', 'every 2 months for 6 months'],
    ['year', 'every 2 years for 6 years'],
  ])('fact 3.subscription-plan.02: reads the unit %s in either case', (unit, words) => {
    const shown = (as: string) =>
      run('{product|product-price}', {
        product: { structuredContent: subscription(plan(2, as, 3)) },
      }).output
    expect(shown(unit)).toContain(words)
    expect(shown(unit.toUpperCase())).toBe(shown(unit))
  })

  describe('several prices, and sales', () => {
    const weekly = plan(1, 'WEEK', 0)
    prints(
      subscription(weekly, variant('10'), variant('7')),
      from(`from ${money('7.00')} every week`),
    )
    prints(
      subscription(weekly, variant('10', '8')),
      sale(`${money('8.00')} every week`, `${money('10.00')} every week`),
    )
    prints(
      { productType: -1, isSubscribable: true, subscriptionPlan: weekly },
      line(`${money('0.00')} every week`),
    )
  })

  describe('without a plan', () => {
    prints(subscription(undefined), from('Unavailable'))
    prints(subscription({}), from('Unavailable'))
    prints(subscription('text'), from('Unavailable'))
    prints(subscription({ billingPeriod: null }), line(`${money('10.00')} every `))
    prints(subscription(undefined), from('Gone: true'), {
      localizedStrings: { productPriceUnavailable: 'Gone: {price}' },
    })
    prints(subscription(undefined), from(''), { localizedStrings: { productPriceUnavailable: '' } })
  })

  describe('the words of the site for each kind of plan', () => {
    const says = (structuredContent: object, key: string, output: string) =>
      prints(structuredContent, output, {
        localizedStrings: { [key]: '{price}|{billingPeriodValue}|{duration}|{fromPrice}' },
      })
    const one = (value: unknown, unit: string, cycles: unknown, key: string, text: string) =>
      says(
        subscription(plan(value, unit, cycles)),
        `productPrice__singlePrice__${key}`,
        line(`${money('10.00')}|${text}|`),
      )
    one(1, 'WEEK', 0, '1Weekly__indefinite', '1|0')
    one(2, 'WEEK', 0, 'nWeekly__indefinite', '2|0')
    one(1, 'MONTH', 1, '1Monthly__limited__1Months', '1|1')
    one(1, 'MONTH', 2, '1Monthly__limited__nMonths', '1|2')
    one(3, 'MONTH', 4, 'nMonthly__limited__1Years', '3|1')
    one(1, 'YEAR', 3, '1Yearly__limited__nYears', '1|3')
    one(1, 'WEEK', -1, '1Weekly__limited__nWeeks', '1|-1')
    says(
      subscription(plan(1, 'WEEK', 0), variant('10'), variant('7')),
      'productPrice__multiplePrices__1Weekly__indefinite',
      from(`${money('7.00')}|1|0|${money('7.00')}`),
    )
    says(
      subscription(plan(1, 'WEEK', 0), variant('10', '8')),
      'productPrice__singlePrice__1Weekly__indefinite',
      sale(`${money('8.00')}|1|0|`, `${money('10.00')}|1|0|`),
    )
  })

  describe('only what says `true` is one', () => {
    const plain = { ...subscription(plan(1, 'WEEK', 0)) }
    prints({ ...plain, isSubscribable: 'true' }, line(`${money('10.00')} every week`))
    prints({ ...plain, isSubscribable: 1 }, line(`${money('10.00')} every week`))
    prints({ ...plain, isSubscribable: 'yes' }, line(money('10.00')))
    prints({ ...plain, isSubscribable: 2.5 }, line(money('10.00')))
  })
})
