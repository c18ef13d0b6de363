import { describe } from 'vitest'
import { renders } from '../test-template.ts'

interface Parts {
  readonly collection?: string
  readonly id?: string
  readonly type?: string
  readonly custom?: string
  readonly label?: string
  /** Everything else in the tag of the button. */
  readonly use?: string
  readonly subscription?: string
  readonly form?: string
}

const button = ({
  collection = '',
  id = '',
  type = '',
  custom = '',
  label = 'Add To Cart',
  use = '',
  subscription = '',
  form = '',
}: Parts) => `${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${use}" role="button" tabindex="0" data-dynamic-strings data-collection-id="${collection}" data-item-id="${id}" data-product-type="${type}" data-use-custom-label="${custom}" ${subscription}data-original-label="${label}" ${form}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`

const prints = (structuredContent: unknown, parts: Parts) =>
  renders('{product|add-to-cart-btn}', { product: { structuredContent } }, button(parts))

describe('what the button knows of the product', () => {
  renders(
    '{product|add-to-cart-btn}',
    { product: { id: 'p', collectionId: 'c', structuredContent: { productType: 1 } } },
    button({ id: 'p', collection: 'c', type: '1' }),
  )
  prints({ productType: 'odd', useCustomAddButtonText: false }, { type: 'odd', custom: 'false' })
  prints({ productType: [1, null] }, { type: '1,null' })
  prints('text', {})
})

describe('what the product does not have is looked for around it', () => {
  const page = { id: 'page', collectionId: 'shop', structuredContent: { productType: 3 } }
  const whole = { id: 'page', collection: 'shop', type: '3' }
  renders('{product|add-to-cart-btn}', { ...page, product: 'text' }, button(whole))
  renders('{nothing|add-to-cart-btn}', page, button(whole))
  renders(
    '{product|add-to-cart-btn}',
    { ...page, product: { id: null } },
    button({ ...whole, id: '' }),
  )
  renders(
    '{product|add-to-cart-btn}',
    { ...page, product: { structuredContent: {} } },
    button({ ...whole, type: '' }),
  )
  renders('{nothing|add-to-cart-btn}', {}, button({}))
})

describe('a label of its own', () => {
  const custom = (customAddButtonText: unknown, label: string) =>
    prints({ useCustomAddButtonText: true, customAddButtonText }, { custom: 'true', label })
  custom('Take "me" & <go>', 'Take &quot;me&quot; &amp; &lt;go&gt;')
  custom(' ', ' ')
  custom('', 'Add To Cart')
  custom(null, 'Add To Cart')
  custom(0, 'Add To Cart')
  custom(7, '7')
  prints({ customAddButtonText: 'Take me' }, {})
  prints(
    { useCustomAddButtonText: 'false', customAddButtonText: 'Take me' },
    { custom: 'false', label: 'Take me' },
  )
})

describe('the words of the site', () => {
  const words = { productAddToCartText: 'In den "Korb"', productSubscribeText: 'Abo & mehr' }
  const says = (structuredContent: object, localizedStrings: object, parts: Parts) =>
    renders(
      '{product|add-to-cart-btn}',
      { product: { structuredContent }, localizedStrings },
      button(parts),
    )
  says({}, words, { label: 'In den &quot;Korb&quot;' })
  says({ isSubscribable: true }, words, {
    label: 'Abo &amp; mehr',
    subscription: 'data-is-subscription="true" ',
  })
  says({}, { productAddToCartText: '' }, {})
  says({}, { productAddToCartText: null }, {})
  says({}, { productAddToCartText: 0 }, {})
  says({}, { productAddToCartText: ['a'] }, { label: '' })
})

describe('subscriptions', () => {
  const subscribed = (value: string) => ({
    label: 'Subscribe',
    subscription: `data-is-subscription="${value}" `,
  })
  prints({ isSubscribable: true }, subscribed('true'))
  prints({ isSubscribable: 'no' }, subscribed('no'))
  prints({ isSubscribable: 2.5 }, subscribed('2.5'))
  prints({ isSubscribable: false }, {})
  prints({ isSubscribable: '' }, {})

  const productSubscriptionOptions = [{ id: 'o1' }, { id: 'o2' }]
  const option = { ...subscribed('true'), form: 'data-subscription-option-id="o1"' }
  prints({ isSubscribable: true, productSubscriptionOptions }, option)
  prints({ isSubscribable: true, productSubscriptionOptions: [] }, subscribed('true'))
  prints({ isSubscribable: false, productSubscriptionOptions }, {})
  prints(
    { isSubscribable: true, productSubscriptionOptions: 'text' },
    { ...subscribed('true'), form: 'data-subscription-option-id=""' },
  )
  renders(
    '{@|add-to-cart-btn}',
    { structuredContent: { isSubscribable: true, productSubscriptionOptions } },
    button(subscribed('true')),
    { expressions: false },
  )
})

describe('a form to fill in first', () => {
  const additionalFieldsForm = { name: '"Gift" </b>' }
  prints(
    { additionalFieldsFormId: 'f', additionalFieldsForm },
    {
      use: 'use-form',
      form: 'data-form="{&quot;name&quot;:&quot;\\&quot;Gift\\&quot; &lt;\\/b&gt;&quot;}"',
    },
  )
  prints({ additionalFieldsFormId: 'f' }, {})
  prints({ additionalFieldsForm }, {})
  prints({ additionalFieldsFormId: 'f', additionalFieldsForm: {} }, {})
})
