import { COVER_POSITIONS } from '@sitewright/core/content/collection-settings'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { parseTemplate } from '@sitewright/template'
import { loadTheme, type Theme } from '@sitewright/theme'
import { beforeAll, describe, expect, it } from 'vitest'
import { WHOLE_LIST } from '../address/list-query.ts'
import type { PageData, PageView } from '../data/page-data.ts'
import type { PageRecord } from '../data/site-content.ts'
import type { TemplateItem } from '../data/template-item.ts'
import { createTestPage, type TestPage, testId, textDocument } from '../test-page.ts'

let theme: Theme
let page: TestPage

beforeAll(async () => {
  theme = await loadTheme(`${import.meta.dirname}/../../../theme/src/fixtures/plain`)
  page = createTestPage(theme)
})

const listOf = (of: PageRecord, items: readonly TemplateItem[]): PageView => ({
  kind: 'list',
  page: of,
  query: WHOLE_LIST,
  items,
  total: items.length,
  stretch: { pageSize: 20, previous: undefined, next: undefined },
  past: [],
})

const ALONE = { previous: undefined, next: undefined, related: [] }

describe('a cover page', () => {
  const cover = (coverPosition: PageRecord['settings']['coverPosition']) => {
    const { about } = page.pages
    const settings = { ...about.settings, coverPosition }
    return page.render({ kind: 'page', page: { ...about, kind: 'splash-page', settings } }).html
  }

  it('has nothing of the theme around it', () => {
    const html = cover(null)
    expect(html).toMatch(/<main [^>]*class="[^"]*sqs-slide-container" data-slide-type="cover-page"/)
    expect(html).toContain('All about us')
    expect(html).not.toContain('<main id="content">')
    expect(html).toContain('"pageType":3,')
    expect(html).not.toContain('data-position')
  })

  it('has its content at one of nine positions', () => {
    expect(COVER_POSITIONS.join(' ')).toBe(
      'top-left top-center top-right center-left center-center center-right bottom-left bottom-center bottom-right',
    )
    for (const position of COVER_POSITIONS) {
      expect(cover(position)).toMatch(new RegExp(`<main [^>]*data-position="${position}"`))
    }
  })
})

describe('the head of a page', () => {
  it('is printed once, however often a theme prints it', () => {
    const layout =
      '<html><head>{squarespace-headers}</head><body>{squarespace.headers}{squarespace-headers}<p>b</p></body></html>'
    const themed = { ...theme, layouts: new Map([['default', parseTemplate(layout)]]) }
    const { html } = page.render({ kind: 'page', page: page.pages.about }, { theme: themed })
    expect(html.match(/<meta charset/g)).toHaveLength(1)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toMatch(/<\/head><body>(?:<h1.*<\/h1>)?<p>b<\/p>/)
  })
})

describe('the cart', () => {
  it('stands in the theme’s main content, with what it needs in the head', () => {
    const { html } = page.render({
      kind: 'cart',
      main: '<h1>Shopping cart</h1>',
      head: '<link rel="stylesheet" href="/assets-sw/pages.css">',
    })
    expect(html).toMatch(/<main id="content">\s*<h1>Shopping cart<\/h1>\s*<\/main>/)
    expect(html).toContain('<link rel="stylesheet" href="/assets-sw/pages.css">')
    expect(html).toMatch(/<title>Shopping cart\b/)
    expect(html).toMatch(/<body [^>]*id="cart-page"/)
    expect(html).toContain('"pageType":205,')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })
})

describe('the heading of a page', () => {
  const { document, text } = { document: testId(110), text: textDocument('All about us') }
  const about = (change: Partial<PageData> = {}, kind: PageRecord['kind'] = 'page') =>
    page.render({ kind: 'page', page: { ...page.pages.about, kind } }, change).html
  const headings = (html: string) => html.match(/<h1.*?<\/h1>/gs)

  it.each(['page', 'splash-page'] as const)('is the title of a %s that shows none', (kind) => {
    expect(headings(about({}, kind))).toEqual(['<h1 class="visually-hidden">About &lt;us&gt;</h1>'])
  })

  it('is the site’s title at home', () => {
    const home = page.render({ kind: 'page', page: page.pages.home })
    expect(headings(home.html)).toEqual(['<h1 class="visually-hidden">Clay &amp; Co</h1>'])
  })

  it('is the one that stands in the content', () => {
    const [block] = Object.values(text.sections).flatMap(({ blocks }) => Object.values(blocks))
    Object.assign(block?.props ?? {}, {
      text: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Us' }] },
        ],
      },
    })
    const html = about({ documents: new Map([[document, text]]) })
    expect(headings(html)).toEqual(['<h1>Us</h1>'])
  })

  it('is the one of the theme’s layout', () => {
    const layout = parseTemplate(
      '<header><h1>{website.siteTitle|html}</h1></header>{squarespace.main-content}',
    )
    const layouts = new Map([...theme.layouts.keys()].map((name) => [name, layout]))
    const html = about({ theme: { ...theme, layouts } })
    expect(headings(html)).toEqual(['<h1>Clay &amp; Co</h1>'])
    expect(html).toContain('All about us')
  })
})

describe('a page', () => {
  it('is the theme’s document around the page’s blocks', () => {
    const { html, problems } = page.render({ kind: 'page', page: page.pages.home })
    expect(problems).toEqual([])
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-US">\n<head>\n<meta charset="utf-8">/)
    expect(html).toContain(
      '<main id="content"><h1 class="visually-hidden">Clay &amp; Co</h1><div class="sqs-layout sw-document"',
    )
    expect(html).toContain('Hello from home')
    expect(html).toContain('Made with care')
  })

  it('gives the body its id and classes, tags in attributes included', () => {
    const { html } = page.render({ kind: 'page', page: page.pages.about })
    const classes = [
      'sticky-header gallery-ratio-169-widescreen',
      ...['small', 'medium', 'large'].map(
        (size) => `${size}-button-style-solid ${size}-button-shape-square`,
      ),
      'tweak-product-quick-view-button-style-floating',
      'tweak-product-quick-view-button-position-bottom',
      'tweak-product-quick-view-lightbox-excerpt-display-truncate',
      'tweak-product-quick-view-lightbox-show-arrows',
      'tweak-product-quick-view-lightbox-show-close-button',
      'tweak-product-quick-view-lightbox-controls-weight-light',
      'native-currency-code-usd',
      `collection-${page.pages.about.id} collection-type-page collection-layout-default`,
      'view-list mobile-style-available has-nav',
    ]
    expect(html).toContain(
      `<body id="collection-${page.pages.about.id}" class="${classes.join(' ')}">`,
    )
  })

  it('shows the navigation in order and marks where one is', () => {
    const { html } = page.render({ kind: 'page', page: page.pages.about })
    expect(html).toContain('<a href="/">Home</a><a href="/about" aria-current="page">About</a>')
  })

  it('names itself in title and address, and is escaped there', () => {
    const { html } = page.render({ kind: 'page', page: page.pages.about })
    expect(html).toContain('<title>About &lt;us&gt; — Clay &amp; Co</title>')
    expect(html).toContain('<link rel="canonical" href="http://clay.localhost:3000/about">')
    expect(html).toContain('"title":"About \\u003cus\\u003e"')
    expect(html).not.toContain('<us>')
  })

  it('links its own scripts by revision', () => {
    const { html } = page.render({ kind: 'page', page: page.pages.home })
    expect(html).toContain(`<script src="/scripts/site.js?${theme.revisionNumber}"></script>`)
    expect(html).toContain('<script type="module" src="/assets-sw/loader-1.js"></script>')
  })
})

describe('a theme’s own pictures', () => {
  const shown = (tag: string) => {
    const layouts = new Map([[theme.defaultLayout, parseTemplate(tag)]])
    const view = { kind: 'page', page: page.pages.home } as const
    return page.render(view, { theme: { ...theme, layouts } }).html
  }

  it('are offered in every width', () => {
    const html = shown('<squarespace:image src="/s/a.jpg" width="800" height="600" sizes="50vw"/>')
    expect(html).toContain('<img src="/s/a.jpg?format=1000w" srcset="/s/a.jpg?format=100w 100w, ')
  })

  it('say in a comment what is wrong with them', () => {
    const html = shown('<squarespace:image loader="raw" src="/a.svg" width="-4" height="3"/>')
    expect(html).toBe(
      '<!-- image: width requires a positive integer, but received a negative value: -4 -->' +
        '<img src="/a.svg" height="3" loading="lazy">',
    )
  })
})

describe('a store', () => {
  const list = (pageNumber: number) =>
    page.render({
      kind: 'list',
      page: page.pages.shop,
      query: { ...WHOLE_LIST, pageNumber },
      items: [page.mug],
      total: 5,
      stretch: {
        pageSize: 2,
        previous: pageNumber > 1 ? { pageNumber: pageNumber - 1 } : undefined,
        next: pageNumber < 3 ? { pageNumber: pageNumber + 1 } : undefined,
      },
      past: [],
    }).html

  it('lists its products a page at a time', () => {
    expect(list(1)).toContain('<a href="/shop/p/mug">Mug &lt;3</a>')
    expect(list(1)).toContain('<a rel="next" href="/shop?page=2">More</a>')
    expect(list(2)).toContain('<a rel="next" href="/shop?page=3">More</a>')
    expect(list(2)).toContain('<a rel="prev" href="/shop">Back</a>')
    expect(list(3)).not.toContain('rel="next"')
    expect(list(2)).toContain(
      '<link rel="canonical" href="http://clay.localhost:3000/shop?page=2">',
    )
  })
})

describe('a product page', () => {
  const html = () =>
    page.render({ kind: 'item', page: page.pages.shop, item: page.mug, ...ALONE }).html

  it('has the platform’s markup and, beside it, a form that works without scripts', () => {
    expect(html()).toContain('class="product-variants"')
    expect(html()).toContain(
      '<noscript><form class="sw-purchase-form" method="post" action="/cart/add">',
    )
    expect(html()).toContain(`<input type="hidden" name="itemId" value="${page.mug.id}">`)
    expect(html()).toContain('<option value="MUG-S">Small – $12.00</option>')
  })

  it('chooses among variants by radio buttons in a named group, with ids of this product alone', () => {
    const shown = html()
    expect(shown).toContain(
      '<div class="variant-radiobtn-wrapper" data-variant-option-name="Size" role="radiogroup" aria-label="Size">',
    )
    const id = `variant-option-${page.mug.id}-Size-Small`
    expect(shown).toContain(`name="variant-option-${page.mug.id}-Size" id="${id}"/>`)
    expect(shown).toContain(
      `<label class="sqs-button-element--secondary" for="${id}">Small</label>`,
    )
  })

  it.each([
    ['gift card', PRODUCT_TYPES.giftCard],
    ['paywall', PRODUCT_TYPES.paywall],
  ])('says of a %s that no cart takes it, instead of a button that does nothing', (_kind, type) => {
    const item = { ...page.mug, productType: type }
    const { html: shown } = page.render({ kind: 'item', page: page.pages.shop, item, ...ALONE })
    expect(shown).toContain('<p class="sw-not-for-sale">This cannot be bought online yet.')
    expect(shown).not.toContain('sqs-add-to-cart-button')
    expect(shown).not.toContain('availability')
  })

  it('names what is sold out in that form, where it cannot be chosen', () => {
    expect(html()).toContain('<option value="MUG-L" disabled>Large – $12.00 — sold out</option>')
  })

  it('marks values that are sold out in the first bytes, among buttons without a word that could be seen', () => {
    expect(html()).toContain('<option value="Large">Large — sold out</option>')
    expect(html()).toContain('<option value="Small">Small</option>')
    expect(html()).toMatch(
      /<label class="sqs-button-element--secondary sold-out" for="[^"]*">Large<span class="visually-hidden"> — sold out<\/span><\/label>/,
    )
  })

  it('says what each variant costs where they differ, in the words of its price line', () => {
    expect(html()).not.toContain('data-variant-prices')
    const { variants, ...content } = page.mug.structuredContent as { variants: JsonObject[] }
    const dearer = { price: 1500, priceMoney: { value: '15.00', currency: 'USD' } }
    const reduced = {
      onSale: true,
      salePrice: 900,
      salePriceMoney: { value: '9.00', currency: 'USD' },
    }
    const item = {
      ...page.mug,
      structuredContent: {
        ...content,
        variants: [
          { ...variants[0], ...reduced },
          { ...variants[1], ...dearer },
        ],
      },
    }
    const { html: shown } = page.render({ kind: 'item', page: page.pages.shop, item, ...ALONE })
    const prices = /data-variant-prices="([^"]*)"/.exec(shown)?.[1]?.replaceAll('&quot;', '"')
    expect(prices).toContain('["&lt;span class=')
    expect(prices).toContain('$9.00')
    expect(prices).toContain('"$15.00"]')
  })

  it('shows a disabled button in the words for sold out where nothing is left', () => {
    const { variants, ...content } = page.mug.structuredContent as { variants: JsonObject[] }
    const gone = variants.map((variant) => ({ ...variant, unlimited: false, qtyInStock: 0 }))
    const item = { ...page.mug, structuredContent: { ...content, variants: gone } }
    const { html: shown } = page.render({ kind: 'item', page: page.pages.shop, item, ...ALONE })
    expect(shown).toContain(
      'data-sold-out-label="Sold Out" data-state="soldOut" aria-disabled="true"',
    )
    expect(shown).toContain('<div class="sqs-add-to-cart-button-inner">Sold Out</div>')
    expect(shown).toContain(
      '<noscript><p class="sw-purchase-form"><button type="button" disabled>Sold Out</button></p></noscript>',
    )
  })

  it('tells scripts and search engines about the product, safely', () => {
    const context = /SQUARESPACE_CONTEXT = (.*);<\/script>/.exec(html())?.[1] ?? ''
    expect(JSON.parse(context)).toMatchObject({
      pageType: 50,
      item: { id: page.mug.id, title: 'Mug <3', recordType: 11 },
      product: {
        variantAttributeNames: ['Size'],
        variants: [
          { sku: 'MUG-S', price: { value: 1200, decimalValue: '12.00' }, stock: { quantity: 3 } },
          { sku: 'MUG-L', stock: { quantity: 0 } },
        ],
      },
    })
    const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html())?.[1] ?? ''
    expect(data).not.toContain('<')
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Mug <3',
      brand: { name: 'Clay & Co' },
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        {
          name: 'Mug <3 – Small',
          size: 'Small',
          offers: { availability: 'https://schema.org/InStock', sku: 'MUG-S' },
        },
        { sku: 'MUG-L', offers: { availability: 'https://schema.org/OutOfStock' } },
      ],
    })
  })
})

describe('a page that does not exist', () => {
  it('has the theme’s look, and is not for search engines', () => {
    const { html } = page.render({ kind: 'notFound' })
    expect(html).toContain('<h1>Page not found</h1>')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<header><a href="/">Clay &amp; Co</a>')
    expect(html).toContain('"pageType":100')
  })
})

describe('a theme without templates of its own', () => {
  const bare = () => ({ theme: { ...theme, collections: new Map(), pages: new Map() } })

  it('gets the platform’s store and pages', () => {
    const { shop } = page.pages
    const item = page.render({ kind: 'item', page: shop, item: page.mug, ...ALONE }, bare())
    expect(item.html).toContain('<h1 class="ProductItem-details-title">Mug &lt;3</h1>')
    expect(item.html).toContain('class="product-variants"')
    const list = page.render(listOf(shop, [page.mug]), bare())
    expect(list.html).toContain('<h2 class="ProductList-title">Mug &lt;3</h2>')
    expect(page.render({ kind: 'error' }, bare()).html).toContain('Something went wrong')
    expect([...item.problems, ...list.problems]).toEqual([])
  })
})

describe('templates', () => {
  it('are never expanded in what they print', () => {
    const about = { ...page.pages.about, title: '{website.id}', navigationTitle: '{website.id}' }
    const { html } = page.render({ kind: 'page', page: about })
    expect(html).toContain('<title>{website.id} — Clay &amp; Co</title>')
  })
})
