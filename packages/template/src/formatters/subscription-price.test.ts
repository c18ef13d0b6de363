import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const money = (amount: string) => `<span class="sqs-money-native">${amount}</span>`
const line = (text: string) => `\n\n\n<div class="subscription-price">\n${text}\n</div>`
const HIDDEN = '<span class="visually-hidden v6-visually-hidden">'
const sale = (reduced: string, original: string) =>
  line(
    `${HIDDEN}Sale Price:</span>${reduced} ${HIDDEN}Original Price:</span><span class="original-price">${original}</span>\n`,
  )

const prints = (structuredContent: unknown, output: string, page: object = {}) =>
  renders('{product|subscription-price}', { product: { structuredContent }, ...page }, output)

/** A variant that costs so much at once, and by subscription what the options say. */
const variant = (value: string, ...pricingOptions: unknown[]) => ({
  price: value,
  priceMoney: { value },
  pricingOptions,
})
const option = (value: string, saleValue?: string) => ({
  priceMoney: { value },
  salePriceMoney: { value: saleValue },
  onSale: saleValue !== undefined,
})
const physical = (...variants: unknown[]) => ({ productType: 1, variants })

describe('the first way to subscribe', () => {
  prints(physical(variant('10', option('9'), option('8'))), line(money('9.00')))
  prints(physical(variant('10', option('9', '7'))), sale(money('7.00'), money('9.00')))
  prints({ productType: 3, variants: [variant('10', option('9'))] }, line(money('9.00')))
})

describe('of the variant that costs least, where they differ', () => {
  prints(
    physical(variant('10', option('9')), variant('5', option('4'))),
    line(`from ${money('4.00')}\n`),
  )
  prints(
    physical(variant('10', option('9')), variant('5', option('4', '3'))),
    line(`from ${money('3.00')}\n`),
  )
  prints(
    physical(variant('10', option('9')), variant('5', option('4'))),
    line(`ab ${money('4.00')}, ${money('4.00')}\n`),
    { localizedStrings: { productPriceFromText: 'ab {fromPrice}, {0}{price}' } },
  )
  prints(physical(variant('10', option('9')), variant('10', option('4'))), line(money('9.00')))
})

describe('nothing where there is none', () => {
  prints(physical(variant('10')), line(''))
  prints(physical({ price: '10' }), line(''))
  prints(physical(), line(''))
  prints({ productType: 2, variants: [variant('10', option('9'))] }, line(''))
  prints({ productType: 4, variants: [variant('10', option('9'))] }, line(''))
  prints({ variants: [variant('10', option('9'))] }, line(''))
  prints('text', line(''))
  renders('{nothing|subscription-price}', {}, line(''))
})

describe('odd options', () => {
  prints(physical(variant('10', {})), line(money('0.00')))
  prints(physical(variant('10', null)), line(money('0.00')))
  prints(physical({ pricingOptions: { a: 1 } }), line(money('0.00')))
  prints(physical({ pricingOptions: 'text' }), line(''))
})

describe('without a locale there are no texts, only their places', () => {
  renders(
    '{product|subscription-price}',
    { product: { structuredContent: physical(variant('10', option('9', '7'))) } },
    sale('', ''),
    { locale: undefined },
  )
  renders(
    '{product|subscription-price}',
    {
      product: { structuredContent: physical(variant('10', option('9', '7'))) },
      featureFlags: { useCLDRMoneyFormat: true },
    },
    line(''),
    { locale: undefined },
  )
})
