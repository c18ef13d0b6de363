import { formatMessage } from '../messages/format-message.ts'
import { namedValues } from '../messages/message-arguments.ts'
import { escapeAttribute } from '../values/escape.ts'
import { toJson } from '../values/json.ts'
import { at, child, elements } from '../values/property.ts'
import { asString, isTruthy } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const productScarcity: Formatter = {
  name: 'product-scarcity',
  summary: 'Says that little is left of a product.',
  examples: [
    {
      input: { id: 'a' },
      context: {
        productMerchandisingContext: {
          a: {
            scarcityEnabled: true,
            scarcityText: 'Only {qtyInStock} left',
            scarcityTemplateViews: [{ qtyInStock: 2 }],
          },
        },
      },
      output: '\n  <div class="product-scarcity">\n    Only 2 left\n  </div>\n',
    },
    { input: { id: 'a' }, output: '' },
  ],
  format(value, _args, scope) {
    const id = asString(child(value, 'id'))
    const context = at(scope.resolve('productMerchandisingContext'), id)
    if (!isTruthy(at(context, 'scarcityEnabled'))) return value
    return elements(at(context, 'scarcityTemplateViews'))
      .map((view) => {
        const attributes = child(view, 'attributes')
        const variant = isTruthy(attributes)
          ? ` data-variant-attributes="${escapeAttribute(toJson(attributes, scope.valueBudget))}" hidden`
          : ''
        const values = namedValues({ qtyInStock: child(view, 'qtyInStock') })
        const text = formatMessage(
          asString(child(view, 'scarcityText') ?? child(context, 'scarcityText')),
          values,
          scope,
        )
        return `\n  <div class="product-scarcity"${variant}>\n    ${escapeAttribute(text)}\n  </div>\n`
      })
      .join('')
  },
}
