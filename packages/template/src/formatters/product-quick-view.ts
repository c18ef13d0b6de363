import { localized } from '../commerce/localized.ts'
import { child, objectOf } from '../values/property.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const productQuickView: Formatter = {
  name: 'product-quick-view',
  summary: 'A button that shows a product without leaving the list.',
  section: 'commerce',
  usage: '[group]',
  examples: [
    {
      input: { id: '1' },
      args: ['shelf'],
      output:
        '<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="1" data-group="shelf">Quick View</span>',
    },
  ],
  format(value, [group = ''], scope) {
    const id = asString(objectOf(value).id)
    const named = child(value, group)
    const found = named === undefined && !group.includes('.') ? scope.resolve(group) : named
    const name = found === undefined ? group : asString(found)
    const text = localized(scope, 'productQuickViewText', 'Quick View')
    return `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${id}" data-group="${name}">${text}</span>`
  },
}
