import { describe } from 'vitest'
import { renders } from '../test-template.ts'

interface Parts {
  readonly id?: string
  readonly variant?: string
  readonly hidden?: string
  readonly cta?: string
  readonly placeholder?: string
  readonly submit?: string
  readonly signUp?: string
  readonly captcha?: string
}

const form = ({
  id = 'p',
  variant = '',
  hidden = '',
  cta = '',
  placeholder = '',
  submit = '',
  signUp = '',
  captcha = '',
}: Parts) => `
<div class="product-restock-notification" data-product-id="${id}" data-variant-id="${variant}"${hidden}>
  <span class="product-restock-cta">${cta}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${placeholder}">
    <input class="sqs-editable-button" type="submit" value="${submit}">
  </form>
${signUp}
${captcha}
</div>
`
const LINES = '\n'.repeat(6)

const page = (context: object, more: object = {}) => ({
  product: { id: 'p' },
  productMerchandisingContext: { p: context },
  ...more,
})
const prints = (context: object, output: string, more: object = {}) =>
  renders('{product|product-restock-notification}', page(context, more), LINES + output)

const views = { restockNotificationViews: [{}] }

describe('one form for each view', () => {
  prints({ restockNotificationViews: [{ variantId: 'v' }] }, form({ variant: 'v' }))
  prints(
    {
      restockNotificationViews: [
        { variantId: 1 },
        { variantId: ['a', null], hiddenByDefault: true },
      ],
    },
    form({ variant: '1' }) + form({ variant: 'a,null', hidden: ' hidden' }),
  )
  prints({ restockNotificationViews: [{ hiddenByDefault: 'false' }] }, form({ hidden: ' hidden' }))
  prints({ restockNotificationViews: [] }, '')
  prints({ restockNotificationViews: 'text' }, '')
})

describe('its texts are escaped', () => {
  prints(
    {
      ...views,
      restockNotificationMessages: {
        CTAText: '<Tell> me',
        placeholderText: 'your "mail"',
        buttonText: 'Sign & wait',
      },
    },
    form({
      cta: '&lt;Tell&gt; me',
      placeholder: 'your &quot;mail&quot;',
      submit: 'Sign &amp; wait',
    }),
  )
  prints(
    { ...views, restockNotificationMessages: { CTAText: 7, buttonText: ['a'] } },
    form({ cta: '7' }),
  )
})

describe('a mailing list to join', () => {
  const box = (checked: string, text: string) =>
    `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}>${text}</label>`
  const restockNotificationMessages = { mailingListDescription: 'News & <more>' }
  prints(
    { ...views, restockNotificationMessages, mailingListSignUpEnabled: true },
    form({ signUp: box('', 'News &amp; &lt;more&gt;') }),
  )
  prints(
    { ...views, mailingListSignUpEnabled: 1, mailingListOptInByDefault: true },
    form({ signUp: box(' checked', '') }),
  )
  prints({ ...views, mailingListOptInByDefault: true }, form({}))
})

describe('a captcha where the site has one', () => {
  const captcha = '  <div class="captcha-container"></div>'
  prints(views, form({ captcha }), { website: { captchaSettings: { siteKey: 'k' } } })
  prints(views, form({}), { website: { captchaSettings: { siteKey: '' } } })
  prints(views, form({}), { website: null })
})

describe('views are looked into, and then around', () => {
  prints(views, form({ variant: 'page' }), { variantId: 'page' })
  prints(views, form({ hidden: ' hidden' }), { hiddenByDefault: true })
  prints({ ...views, variantId: 'context' }, form({}))
})

describe('products nobody waits for', () => {
  renders('{product|product-restock-notification}', { product: { id: 'p' } }, LINES)
  renders('{product|product-restock-notification}', page({}, { product: { id: 'q' } }), LINES)
  renders('{product|product-restock-notification}', page({}, { product: 'text' }), LINES)
  renders(
    '{product|product-restock-notification}',
    { product: {}, productMerchandisingContext: { '': views } },
    LINES + form({ id: '' }),
  )
  renders('{nothing|product-restock-notification}', {}, LINES)
})
