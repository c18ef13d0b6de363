/** A site whose selling is switched off: no theme shows a button that buys, or a way to a cart. */

import { NO_BLOCK_DATA } from '@sitewright/blocks/registry'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { FEATURE_FLAGS } from '@sitewright/core/site/feature-flags'
import { parseTemplate } from '@sitewright/template'
import { loadTheme, type Theme } from '@sitewright/theme'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageData, PageView } from '../data/page-data.ts'
import { createTestPage, siteInMemory, type TestPage, testId, textDocument } from '../test-page.ts'

const OFF = { ...siteInMemory, flags: { [FEATURE_FLAGS.commerce.number]: false } }
const WORDS = FEATURE_FLAGS.commerce.offForVisitors
/** Markup that sells: of formatters, of blocks and of the platform. */
const SELLS =
  /class="sqs-add-to-cart-button|sw-purchase-form|product-quantity-input|sqs-cart-quantity|Choose options|schema\.org\/InStock|content="instock"/

const themes = new URL('../../../../themes/', import.meta.url)
const THEMES = {
  hearth: new URL('hearth', themes),
  gazette: new URL('gazette', themes),
  saffron: new URL('saffron', themes),
  'one of a developer': new URL('../../../theme/src/fixtures/plain', import.meta.url),
}

describe.each(Object.entries(THEMES))('the theme %s', (_name, folder) => {
  let theme: Theme
  let page: TestPage
  beforeAll(async () => {
    theme = await loadTheme(folder.pathname)
    page = createTestPage(theme)
  })

  const product = (): PageView => ({
    kind: 'item',
    page: page.pages.shop,
    item: page.mug,
    previous: undefined,
    next: undefined,
  })
  const home = (): PageView => ({ kind: 'page', page: page.pages.home })
  const blocks = (): Partial<PageData> => ({
    documents: new Map([
      [testId(100), withProducts(page.mug.id)],
      [testId(200), textDocument('Made with care')],
    ]),
    blocks: {
      ...NO_BLOCK_DATA,
      products: new Map([[page.mug.id, page.mug]]),
    },
  })

  it('sells while selling is on', () => {
    expect(page.render(product()).html).toMatch(SELLS)
    const shown = page.render(home(), blocks()).html
    expect(shown).toMatch(SELLS)
    expect(shown).toContain('Choose options')
    expect(shown).not.toContain(WORDS)
  })

  it('says on the page of a product that nothing is sold, and shows no button', () => {
    const { html, problems } = page.render(product(), { site: OFF })
    expect(problems).toEqual([])
    expect(html).toContain(`<p class="sw-not-for-sale">${WORDS}</p>`)
    expect(html).not.toMatch(SELLS)
    expect(html).toContain('Mug &lt;3')
  })

  it('shows no button in product blocks', () => {
    const { html, problems } = page.render(home(), { ...blocks(), site: OFF })
    expect(problems).toEqual([])
    expect(html).toContain(WORDS)
    expect(html).not.toMatch(SELLS)
  })

  it('hides its own link to the cart, and tells scripts to show none', () => {
    const { html } = page.render(home(), { site: OFF })
    expect(html).toMatch(/<style>\.sqs-custom-cart[^<]*display: none !important/)
    expect(html).toContain('"sellsNothing":true')
    expect(page.render(home()).html).not.toMatch(/<style>\.sqs-custom-cart|sellsNothing/)
  })
})

describe('a theme that puts the parts of a purchase where it likes', () => {
  it('has the words in place of its button, no quantity and no count, and may ask whether there is a cart', async () => {
    const plain = await loadTheme(THEMES['one of a developer'].pathname)
    const item = parseTemplate(
      '{.section item}[{@|quantity-input}][{@|add-to-cart-btn}][{@|product-scarcity}]{.end}[{shoppingCart|cart-quantity}]{.if showCart}<b>a cart</b>{.end}',
    )
    const products = plain.collections.get('products')
    if (!products) throw new Error('The theme has no store.')
    const page = createTestPage({
      ...plain,
      collections: new Map([...plain.collections, ['products', { ...products, item }]]),
    })
    const view: PageView = {
      kind: 'item',
      page: page.pages.shop,
      item: page.mug,
      previous: undefined,
      next: undefined,
    }
    const { html } = page.render(view, { site: OFF })
    expect(html).toContain(`[][<p class="sw-not-for-sale">${WORDS}</p>][][]`)
    expect(html).not.toContain('<b>a cart</b>')
    expect(page.render(view).html).toContain('<b>a cart</b>')
  })
})

/** A page with two blocks of a product: one that sells it, and one that leads to where a variant is chosen. */
function withProducts(productId: string): PageDocument {
  const document = textDocument('Hello from home')
  const [section] = Object.values(document.sections)
  const [first] = Object.values(section?.blocks ?? {})
  const show = { picture: true, title: true, price: true, description: false, addToCart: true }
  const block = (variants: boolean) => ({
    id: newId(),
    type: BLOCK_TYPES.product,
    version: 1,
    props: { productId, show: { ...show, variants, quantity: true } },
  })
  const [here, elsewhere] = [block(true), block(false)]
  if (!section || !first) throw new Error('The document has no block.')
  Object.assign(section, {
    blocks: { ...section.blocks, [here.id]: here, [elsewhere.id]: elsewhere },
    desktop: {
      ...section.desktop,
      [here.id]: { x: 0, y: 4, w: 12, h: 18, z: 1 },
      [elsewhere.id]: { x: 12, y: 4, w: 12, h: 18, z: 1 },
    },
  })
  return document
}
