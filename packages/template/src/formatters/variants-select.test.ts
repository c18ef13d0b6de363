import { describe, expect, it } from 'vitest'
import { holdsFact, renders, run } from '../test-template.ts'

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const button = (name: string, value: string) => `
      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="variant-option-${name}-${value}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-${name}-${value}">${value}</label>`

/** Everything is escaped; only the label of the list prints its ampersands as they are. */
function option(name: string, values: readonly string[], select = `Select ${name}`, title = name) {
  const key = escaped(name)
  const shown = values.map(escaped)
  return `
    <div class="variant-option">
    <div class="variant-option-title">${escaped(title)}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${escaped(select).replaceAll('&amp;', '&')}" data-variant-option-name="${key}">
        <option value="">${escaped(select)}</option>
        ${shown.map((value) => `<option value="${value}">${value}</option>`).join('')}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${key}">${shown.map((value) => button(key, value)).join('')}
    </div>
    </div>`
}

const choices = (variants: unknown, options: string, { id = 'p', plan = '' } = {}) => `
  
  
  
  

  <div class="product-variants" data-item-id="${id}" data-variants="${escaped(JSON.stringify(variants))}"${plan} data-animation-role="content">${options}
  </div>
`

const red = { attributes: { Color: 'Red', Size: 'S' } }
const blue = { attributes: { Color: 'Blue', Size: 'S' } }

const prints = (structuredContent: object, output: string, page: object = {}) =>
  renders('{product|variants-select}', { product: { id: 'p', structuredContent }, ...page }, output)

describe('options in the order of the product, values as the variants bring them up', () => {
  const variants = [red, blue, { attributes: { Color: 'Red', Size: 'M' } }]
  prints(
    { variants, variantOptionOrdering: ['Size', 'Color'] },
    choices(variants, option('Size', ['S', 'M']) + option('Color', ['Red', 'Blue'])),
  )
  prints(
    { variants, variantOptionOrdering: ['Color'] },
    choices(variants, option('Color', ['Red', 'Blue'])),
  )
  prints(
    { variants, variantOptionOrdering: ['Shape', 'Color', 'Color'] },
    choices(variants, option('Shape', []) + option('Color', ['Red', 'Blue']) + option('Color', [])),
  )
  prints(
    { variants, variantOptionOrdering: ['constructor', '__proto__'] },
    choices(variants, option('constructor', []) + option('__proto__', [])),
  )
})

describe('values that are no texts', () => {
  const variants = [
    { attributes: { A: 7 } },
    { attributes: { A: null } },
    {},
    'text',
    { attributes: { A: '' } },
  ]
  prints(
    { variants, variantOptionOrdering: ['A', 5] },
    choices(variants, option('A', ['7', '']) + option('5', [])),
  )
})

describe('markup', () => {
  const name = 'A"<&'
  const variants = [{ attributes: { [name]: '<b>"' } }, { attributes: { [name]: '&' } }]
  prints(
    { variants, variantOptionOrdering: [name] },
    choices(variants, option(name, ['<b>"', '&'])),
  )
})

holdsFact(
  'fact 5.variant-pickers.01: there are pickers where there is more than one variant',
  [
    '{product|variants-select}',
    {
      product: {
        id: 'p',
        structuredContent: { variants: [red, blue], variantOptionOrdering: ['Color'] },
      },
    },
    choices([red, blue], option('Color', ['Red', 'Blue'])),
  ],
  [
    '{product|variants-select}',
    {
      product: {
        id: 'p',
        structuredContent: { variants: [red], variantOptionOrdering: ['Color'] },
      },
    },
    '',
  ],
)

describe('only where there is something to choose', () => {
  const variantOptionOrdering = ['Color']
  prints({ variants: [red], variantOptionOrdering }, '')
  prints({ variants: [], variantOptionOrdering }, '')
  prints({ variants: [red, blue], variantOptionOrdering: [] }, '')
  prints({ variants: [red, blue] }, '')
  prints({ variants: 'text', variantOptionOrdering }, '')
  renders('{product|variants-select|json}', { product: {} }, '')
  renders('{nothing|variants-select}', {}, '')
})

describe('subscriptions', () => {
  const variants = [red, blue]
  const variantOptionOrdering = ['Color']
  const planned = (plan: string) => choices(variants, option('Color', ['Red', 'Blue']), { plan })
  prints(
    { variants, variantOptionOrdering, isSubscribable: true, subscriptionPlan: { a: '<' } },
    planned(
      ' data-is-subscribable="true" data-subscription-plan="{&quot;a&quot;:&quot;&lt;&quot;}"',
    ),
  )
  prints(
    { variants, variantOptionOrdering, isSubscribable: 'no' },
    planned(' data-is-subscribable="true" data-subscription-plan=""'),
  )
  prints({ variants, variantOptionOrdering, isSubscribable: 0, subscriptionPlan: {} }, planned(''))
})

describe('the words of the site are patterns', () => {
  const variants = [red, blue]
  const variantOptionOrdering = ['Color']
  const says = (productVariantSelectText: unknown, select: string) =>
    prints(
      { variants, variantOptionOrdering },
      choices(variants, option('Color', ['Red', 'Blue'], select)),
      { localizedStrings: { productVariantSelectText } },
    )
  says('Choose a {variantName}!', 'Choose a Color!')
  says('{0} {name}', 'Color ')
  says('', 'Select Color')
  says(null, 'Select Color')
  says(false, 'false')
})

describe('gift cards have a value', () => {
  const variants = [{ attributes: { Value: '$25' } }, { attributes: { Value: '$50' } }]
  const gift = { productType: 4, variants, variantOptionOrdering: ['Value'] }
  const card = (select: string, title: string) =>
    choices(variants, option('Value', ['$25', '$50'], select, title))
  prints(gift, card('Select Value', 'Value'))
  prints(gift, card('How much?', 'Worth Value'), {
    localizedStrings: {
      giftCardVariantSelectText: 'How much?',
      giftCardValueDisplayText: 'Worth {name}',
      productVariantSelectText: 'Choose',
    },
  })
  prints(gift, card('Select Value', 'Value'), {
    localizedStrings: { giftCardVariantSelectText: '', giftCardValueDisplayText: '' },
  })
})

describe('the id is that of the product alone', () => {
  const structuredContent = { variants: [red, blue], variantOptionOrdering: ['Color'] }
  renders(
    '{product|variants-select}',
    { id: 'page', product: { structuredContent } },
    choices([red, blue], option('Color', ['Red', 'Blue']), { id: '' }),
  )
})

describe('without a locale there are no texts', () => {
  renders(
    '{product|variants-select}',
    {
      product: {
        id: 'p',
        structuredContent: { variants: [red, blue], variantOptionOrdering: ['Size'] },
      },
    },
    choices([red, blue], option('Size', ['S'], '', '')),
    { locale: undefined },
  )
})

it('reports data that contains itself, and goes on', () => {
  const variants: unknown[] = [red, blue]
  variants.push(variants)
  const product = { structuredContent: { variants, variantOptionOrdering: ['Color'] } }
  const { output, diagnostics } = run('a{product|variants-select}b', { product })
  expect(output).toBe('ab')
  expect(diagnostics).toMatchObject([{ code: 'unexpected-error' }])
})
