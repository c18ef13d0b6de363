import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const note = (text: string, variant = '') =>
  `\n  <div class="product-scarcity"${variant}>\n    ${text}\n  </div>\n`

const page = (context: object, more: object = {}) => ({
  product: { id: 'p' },
  productMerchandisingContext: { p: { scarcityEnabled: true, ...context } },
  ...more,
})
const prints = (context: object, output: string) =>
  renders('{product|product-scarcity}', page(context), output)

const scarcityText = 'Only {qtyInStock} left'

describe('one note for each view', () => {
  prints({ scarcityText, scarcityTemplateViews: [{ qtyInStock: 2 }] }, note('Only 2 left'))
  prints(
    { scarcityText, scarcityTemplateViews: [{ qtyInStock: 2 }, { qtyInStock: 1 }] },
    note('Only 2 left') + note('Only 1 left'),
  )
  prints({ scarcityText, scarcityTemplateViews: [] }, '')
  prints({ scarcityText, scarcityTemplateViews: 'text' }, '')
  prints({ scarcityText }, '')
})

describe('of a variant the page hides it until the variant is chosen', () => {
  prints(
    { scarcityText, scarcityTemplateViews: [{ qtyInStock: 2, attributes: { Size: '<S>' } }] },
    note(
      'Only 2 left',
      ' data-variant-attributes="{&quot;Size&quot;:&quot;&lt;S&gt;&quot;}" hidden',
    ),
  )
  prints({ scarcityText, scarcityTemplateViews: [{ attributes: {} }] }, note('Only  left'))
})

describe('the text is a pattern, and escaped', () => {
  const says = (text: unknown, output: string) =>
    prints({ scarcityText: text, scarcityTemplateViews: [{ qtyInStock: 2 }] }, note(output))
  says('<b>{0}</b> "left" & {nothing}', '&lt;b&gt;2&lt;/b&gt; &quot;left&quot; &amp; ')
  says('{qtyInStock plural one {one} other {# of them}}', '2 of them')
  says('', '')
  says(7, '7')
  says(['a'], '')
  prints(
    { scarcityText, scarcityTemplateViews: [{ scarcityText: 'Few' }, { scarcityText: null }] },
    note('Few') + note(''),
  )
})

describe('counts and attributes are looked for around the view, but not in its context', () => {
  const context = { scarcityText, scarcityTemplateViews: [{}] }
  renders('{product|product-scarcity}', page(context, { qtyInStock: 3 }), note('Only 3 left'))
  prints({ ...context, qtyInStock: 3 }, note('Only  left'))
  renders(
    '{product|product-scarcity}',
    page(context, { attributes: [1] }),
    note('Only  left', ' data-variant-attributes="[1]" hidden'),
  )
})

describe('the value stays as it is where nothing is scarce', () => {
  const kept = (scarcityEnabled: unknown) =>
    renders(
      '{product|product-scarcity|json}',
      page({ scarcityEnabled, scarcityText, scarcityTemplateViews: [{}] }),
      '{"id":"p"}',
    )
  kept(false)
  kept('false')
  kept(1.5)
  kept({ a: 1 })
  kept(null)
  renders('{product|product-scarcity|json}', { product: { id: 'p' } }, '{"id":"p"}')
  renders('{product|product-scarcity}', { product: { id: 'p' } }, '')
  renders('{product|product-scarcity}', page({}, { product: { id: 'q' } }), '')
  renders('{product|product-scarcity}', page({}, { product: { id: 'constructor' } }), '')
  renders('{product|product-scarcity}', page({}, { product: 'text' }), 'text')
  renders('{nothing|product-scarcity}', page({}), '')
})

describe('without a locale there is no text', () => {
  renders(
    '{product|product-scarcity}',
    page({ scarcityText, scarcityTemplateViews: [{ qtyInStock: 2 }] }),
    note(''),
    { locale: undefined },
  )
})
