import { lookUp, printed } from '../render/layout.ts'
import { escapeAttribute } from '../values/escape.ts'
import { at, child, elements, objectOf } from '../values/property.ts'
import { textOf } from '../values/text.ts'
import { asString, isTruthy } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const LEADING_LINES = '\n'.repeat(6)

export const productRestockNotification: Formatter = {
  name: 'product-restock-notification',
  summary: 'A form to be told when a product is back.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      input: { id: 'mug' },
      context: {
        productMerchandisingContext: {
          mug: {
            restockNotificationViews: [{ variantId: 'v1' }],
            restockNotificationMessages: {
              CTAText: 'Tell me when it is back',
              placeholderText: 'Your email',
              buttonText: 'Send',
            },
          },
        },
      },
      output: `${LEADING_LINES}
<div class="product-restock-notification" data-product-id="mug" data-variant-id="v1">
  <span class="product-restock-cta">Tell me when it is back</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="Your email">
    <input class="sqs-editable-button" type="submit" value="Send">
  </form>


</div>
`,
    },
    { input: { id: 'mug' }, output: LEADING_LINES },
  ],
  format(value, _args, scope) {
    const id = asString(objectOf(value).id)
    const context = at(scope.resolve('productMerchandisingContext'), id)
    const hasCaptcha = isTruthy(at(scope.resolve('website'), 'captchaSettings', 'siteKey'))
    const form = formHtml(context, hasCaptcha)
    const views = elements(at(context, 'restockNotificationViews')).map((view) => {
      const hidden = isTruthy(lookUp(view, 'hiddenByDefault', scope)) ? ' hidden' : ''
      const variant = printed(view, 'variantId', scope)
      return `\n<div class="product-restock-notification" data-product-id="${textOf(child(value, 'id'))}" data-variant-id="${variant}"${hidden}>${form}</div>\n`
    })
    return LEADING_LINES + views.join('')
  },
}

/** HTML of the form, which is equal for all variants. */
function formHtml(context: unknown, hasCaptcha: boolean): string {
  const text = (key: string) =>
    escapeAttribute(asString(at(context, 'restockNotificationMessages', key)))
  const checked = isTruthy(at(context, 'mailingListOptInByDefault')) ? ' checked' : ''
  const signUp = isTruthy(at(context, 'mailingListSignUpEnabled'))
    ? `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}>${text('mailingListDescription')}</label>`
    : ''
  return `
  <span class="product-restock-cta">${text('CTAText')}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${text('placeholderText')}">
    <input class="sqs-editable-button" type="submit" value="${text('buttonText')}">
  </form>
${signUp}
${hasCaptcha ? '  <div class="captcha-container"></div>' : ''}
`
}
