import { describe, expect, it } from 'vitest'
import { holdsFact, renders, run } from '../test-template.ts'

const input = (id: string, label = 'Quantity') => `


<div class="product-quantity-input" data-item-id="${id}" data-animation-role="content">
  <div class="quantity-label">${label}:</div>
  <input aria-label="${label}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`

const prints = (structuredContent: unknown, output: string) =>
  renders('{product|quantity-input}', { product: { id: 'p', structuredContent } }, output)

const two = [{ qtyInStock: 1 }, { qtyInStock: 1 }]

const TEMPLATE = '{product|quantity-input}'
const of = (structuredContent: object, page: object = {}) => ({
  product: { id: 'p', structuredContent },
  ...page,
})

it.each([
  ['5.quantity.01', 'a number, 1 at least', 'type="number"', 'min="1"'],
  ['5.quantity.02', '9999 at most', 'max="9999"'],
  ['5.quantity.03', 'in steps of 1', 'step="1"'],
  ['5.quantity.04', '1 to begin with', 'value="1"'],
])('fact %s: %s', (_id, _words, ...attributes) => {
  const field = /<input [^>]*>/.exec(run(TEMPLATE, of({ productType: 1, variants: two })).output)
  for (const attribute of attributes) expect(field?.[0]).toContain(` ${attribute}`)
})

holdsFact('fact 5.quantity.05: physical goods have it', [
  TEMPLATE,
  of({ productType: 1, variants: two }),
  input('p'),
])

const severalServices = (multipleQuantityAllowedForServices: boolean) => ({
  websiteSettings: { storeSettings: { multipleQuantityAllowedForServices } },
})

holdsFact(
  'fact 5.quantity.06: services have it where several may be bought, and nothing else has it',
  [TEMPLATE, of({ productType: 3, variants: two }, severalServices(true)), input('p')],
  [TEMPLATE, of({ productType: 3, variants: two }, severalServices(false)), ''],
  [TEMPLATE, of({ productType: 2, variants: two }), ''],
  [TEMPLATE, of({ productType: 4, variants: two }), ''],
)

holdsFact('fact 5.quantity.07: subscriptions have none', [
  TEMPLATE,
  of({ productType: 1, variants: two, isSubscribable: true }),
  '',
])

holdsFact(
  'fact 5.quantity.08: what there is one of, or none, has none',
  [TEMPLATE, of({ productType: 1, variants: [{ qtyInStock: 1 }] }), ''],
  [TEMPLATE, of({ productType: 1, variants: [{ qtyInStock: 0 }] }), ''],
)

holdsFact('fact 5.quantity.10: one variant without a limit is enough', [
  TEMPLATE,
  of({ productType: 1, variants: [{ qtyInStock: 0 }, { unlimited: true }] }),
  input('p'),
])

holdsFact('fact 5.quantity.11: otherwise variants are added up', [
  TEMPLATE,
  of({ productType: 1, variants: [{ qtyInStock: 1 }, { qtyInStock: 1 }] }),
  input('p'),
])

describe('for goods of which there are several', () => {
  prints({ productType: 1, variants: two }, input('p'))
  prints({ productType: 1, variants: [{ qtyInStock: '5' }] }, input('p'))
  prints({ productType: 1, variants: [{ unlimited: true }] }, input('p'))
  prints({ productType: 1, variants: [{ qtyInStock: 'many' }] }, input('p'))
})

describe('hidden where only one can be bought', () => {
  prints({ productType: 1, variants: [{ qtyInStock: 1 }] }, '')
  prints({ productType: 1, variants: [{ qtyInStock: 2 }, { qtyInStock: -1 }] }, '')
  prints({ productType: 1, variants: [] }, '')
  prints({ productType: 1, variants: two, isSubscribable: true }, '')
  prints({ productType: 1, variants: two, isSubscribable: 'true' }, '')
  prints({ productType: 1, variants: two, isSubscribable: 'yes' }, input('p'))
})

describe('nor for other products', () => {
  prints({ productType: 2, variants: two }, '')
  prints({ productType: 4, variants: two }, '')
  prints({ productType: -1, variants: two }, '')
  prints({ variants: two }, '')
  renders('{nothing|quantity-input|json}', {}, '')
})

describe('several of a service unless the site sells one at a time', () => {
  const service = { id: 'p', structuredContent: { productType: 3, variants: two } }
  const sells = (multipleQuantityAllowedForServices: unknown, output: string) =>
    renders(
      '{service|quantity-input}',
      { service, websiteSettings: { storeSettings: { multipleQuantityAllowedForServices } } },
      output,
    )
  sells(true, input('p'))
  sells('true', input('p'))
  sells(null, input('p'))
  sells(false, '')
  sells('yes', '')
  sells(0, '')
  renders('{service|quantity-input}', { service }, input('p'))
  renders('{service|quantity-input}', { service, websiteSettings: {} }, input('p'))
})

describe('the words of the site', () => {
  const product = { id: 'p', structuredContent: { productType: 1, variants: two } }
  const says = (productQuantityInputLabel: unknown, label: string) =>
    renders(
      '{product|quantity-input}',
      { product, localizedStrings: { productQuantityInputLabel } },
      input('p', label),
    )
  says('How <many>', 'How <many>')
  says(['a', null], 'a,null')
  says('', 'Quantity')
  says(null, 'Quantity')
  says(0, 'Quantity')
})

describe('the id is looked for around the value', () => {
  const structuredContent = { productType: 1, variants: two }
  renders('{product|quantity-input}', { id: 'page', product: { structuredContent } }, input('page'))
  renders(
    '{product|quantity-input}',
    { id: 'page', product: { id: null, structuredContent } },
    input(''),
  )
})
