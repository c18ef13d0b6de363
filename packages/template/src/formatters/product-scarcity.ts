import { formatMessage } from '../messages/format-message.ts'
import { namedValues } from '../messages/message-arguments.ts'
import { lookUp, printedJson } from '../render/layout.ts'
import type { Scope } from '../render/scope.ts'
import { escapeAttribute } from '../values/escape.ts'
import { child, elements, objectOf } from '../values/property.ts'
import { asBoolean, asString, isTruthy } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const productScarcity: Formatter = {
  name: 'product-scarcity',
  summary: 'Says that little is left of a product.',
  section: 'commerce',
  usage: '',
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
    const id = asString(objectOf(value).id)
    const context = child(scope.resolve('productMerchandisingContext'), id)
    if (!asBoolean(objectOf(context).scarcityEnabled)) return value
    const views = elements(child(context, 'scarcityTemplateViews'))
    return views.map((view) => viewHtml(view, { context, scope })).join('')
  },
}

function viewHtml(
  view: unknown,
  { context, scope }: { readonly context: unknown; readonly scope: Scope },
): string {
  const own = child(view, 'scarcityText')
  const pattern = asString(own === undefined ? child(context, 'scarcityText') : own)
  const attributes = lookUp(view, 'attributes', scope)
  const variant = isTruthy(attributes)
    ? ` data-variant-attributes="${printedJson(attributes, scope)}" hidden`
    : ''
  const values = namedValues({ qtyInStock: lookUp(view, 'qtyInStock', scope) })
  const text = scope.locale === undefined ? '' : formatMessage(pattern, values, scope)
  return `\n  <div class="product-scarcity"${variant}>\n    ${escapeAttribute(text)}\n  </div>\n`
}
