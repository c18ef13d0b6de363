import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const button = (id: string, group: string, text = 'Quick View') =>
  `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${id}" data-group="${group}">${text}</span>`

describe('the group', () => {
  const product = { id: 'p', shelf: 'top', none: null, list: ['a'] }
  renders('{product|product-quick-view}', { product }, button('p', ''))
  renders('{product|product-quick-view spring}', { product }, button('p', 'spring'))
  renders('{product|product-quick-view:spring:2024}', { product }, button('p', 'spring'))
  renders('{product|product-quick-view shelf}', { product }, button('p', 'top'))
  renders('{product|product-quick-view none}', { product }, button('p', ''))
  renders('{product|product-quick-view list}', { product }, button('p', ''))
  renders('{product|product-quick-view group}', { product, group: 7 }, button('p', '7'))
  renders('{product|product-quick-view a.b}', { product, a: { b: 'c' } }, button('p', 'a.b'))
  renders('{product|product-quick-view constructor}', { product }, button('p', 'constructor'))
})

describe('the product', () => {
  renders('{product|product-quick-view}', { id: 'page', product: {} }, button('', ''))
  renders('{product|product-quick-view}', { product: { id: 7 } }, button('7', ''))
  renders('{product|product-quick-view}', { product: { id: ['p'] } }, button('', ''))
  renders('{product|product-quick-view a}', { product: 'text' }, button('', 'a'))
  renders('{nothing|product-quick-view}', {}, button('', ''))
})

describe('the words of the site, whatever they are', () => {
  const says = (productQuickViewText: unknown, text: string) =>
    renders(
      '{@|product-quick-view}',
      { id: 'p', localizedStrings: { productQuickViewText } },
      button('p', '', text),
    )
  says('Look <closer>', 'Look <closer>')
  says('', '')
  says(null, '')
  says(false, 'false')
  renders('{@|product-quick-view}', { id: 'p', localizedStrings: {} }, button('p', ''))
})
