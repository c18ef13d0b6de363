import { localizedWords } from '../commerce/localized.ts'
import { isOnSale, isSoldOut } from '../commerce/product.ts'
import { soldOutText } from '../commerce/sold-out-text.ts'
import { escapeAttribute } from '../values/escape.ts'
import type { Formatter } from './formatter.ts'

export const productStatus: Formatter = {
  name: 'product-status',
  summary: 'A mark for products that are sold out or on sale.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      input: { structuredContent: { productType: 1, variants: [] } },
      output: '<div class="product-mark sold-out">sold out</div>',
    },
    {
      input: { structuredContent: { productType: 2, onSale: true } },
      output: '<div class="product-mark sale">sale</div>',
    },
    {
      input: { id: 'mug', structuredContent: { productType: 1, variants: [] } },
      context: { productMerchandisingContext: { mug: { customSoldOutText: 'Back in May' } } },
      output: '<div class="product-mark sold-out">Back in May</div>',
    },
    { input: { structuredContent: { productType: 2 } }, output: '' },
  ],
  format(value, _args, scope) {
    if (isSoldOut(value)) {
      const text = soldOutText(value, scope, 'sold out')
      return `<div class="product-mark sold-out">${escapeAttribute(text)}</div>`
    }
    if (!isOnSale(value)) return undefined
    return `<div class="product-mark sale">${localizedWords(scope, 'productSaleText', 'sale')}</div>`
  },
}
