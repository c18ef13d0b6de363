// @vitest-environment happy-dom
/** Holds scripts of published pages to say nothing to visitors that their page has not brought in its own language. */

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SHARE_SERVICES } from '@sitewright/core/site/share-services'
import { ENGLISH } from '@sitewright/core/words/english'
import { ISLAND_NAMES, keysOf, type Say } from '@sitewright/core/words/island-words'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCart } from './cart/cart-store.ts'
import type { IslandModule } from './island.ts'
import { sayFrom } from './say.ts'

const HERE = import.meta.dirname
const CORE = join(HERE, '../../../packages/core/src')

/** Sources that say words of an island beside its own folder. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  cart: [join(HERE, 'islands/cart-indicator'), join(HERE, 'cart/count-text.ts')],
  lightbox: [
    join(HERE, 'picture-dialog.ts'),
    join(HERE, 'picture-media.ts'),
    join(HERE, 'islands/product-pictures'),
  ],
  cartPanel: [
    join(HERE, 'cart-panel'),
    join(HERE, 'visitor-api.ts'),
    join(HERE, '../../../packages/api/src/cart/cart-troubles.ts'),
    ...[
      'CartLine.tsx',
      'CartSummary.tsx',
      'FreeDelivery.tsx',
      'QuantityControl.tsx',
      'RemovedEntries.tsx',
      'use-cart.ts',
    ].map((file) => join(HERE, 'pages/cart', file)),
    join(CORE, 'commerce/quantity.ts'),
  ],
  product: [
    join(HERE, 'give-way.ts'),
    join(HERE, 'visitor-api.ts'),
    join(CORE, 'commerce/variant-choice.ts'),
    join(CORE, 'commerce/quantity.ts'),
    join(CORE, 'commerce/purchasable.ts'),
    join(CORE, 'forms/form.ts'),
  ],
}
/** Refusals of the server, which a test there holds to be in the table. */
const OF_THE_SERVER: Readonly<Record<string, readonly string[]>> = {
  cartPanel: [
    'islandCartFull',
    'islandCartPaying',
    'islandCartTooLarge',
    'islandEntryGone',
    'islandFormChanged',
    'islandNotBack',
    'islandNotEnough',
    'islandNotPurchasable',
    'islandProductGone',
    'islandVariantUnavailable',
  ],
  product: ['islandCartFull', 'islandCartPaying', 'islandCartTooLarge', 'islandProductGone'],
}

function sourceOf(path: string): string {
  if (statSync(path).isFile()) return readFileSync(path, 'utf8')
  const files = readdirSync(path).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  return files.map((name) => readFileSync(join(path, name), 'utf8')).join('\n')
}

function saidIn(island: string): string[] {
  const folder = island.startsWith('cart') ? [] : [join(HERE, 'islands', island)]
  const source = [...folder, ...(ALSO[island] ?? [])].map(sourceOf).join('\n')
  const keys = Object.entries(ENGLISH)
  return keys.filter(([, words]) => source.includes(`'${words}'`)).map(([key]) => key)
}

describe('the words that a page brings', () => {
  it.each(ISLAND_NAMES)('are those that the island %s says', (island) => {
    const said = [...saidIn(island), ...(OF_THE_SERVER[island] ?? [])].sort()
    expect([...keysOf(island)].sort()).toEqual(said)
  })
})

/** Letters in place of all words: of the owner, and of the page. */
const WRITTEN = 'ωωω'
const SAID = 'ψψψ'

/** The words of one island and no others; their parts are said, too. */
function sayIn(island: string): Say {
  const words = keysOf(island).map((key): [string, string] => {
    const parts = ENGLISH[key].match(/\{\w+\}/g) ?? []
    return [ENGLISH[key], [SAID, ...parts].join(' ')]
  })
  return sayFrom(() => Object.fromEntries(words))
}

const READ_ALOUD = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt']

function heardOn(page: Document): string {
  const told = [...page.querySelectorAll('*')].flatMap((element) =>
    READ_ALOUD.map((name) => element.getAttribute(name) ?? ''),
  )
  for (const silent of page.querySelectorAll('script, style, noscript')) silent.remove()
  return [page.body.textContent, ...told].join(' ')
}

/** Names of services, which are the same in all languages. */
const NAMES = new Set(['disqus', 'com', ...SHARE_SERVICES.map(({ label }) => label)])

const latin = (text: string) =>
  (text.match(/\p{Script=Latin}{3,}/gu) ?? []).filter((word) => !NAMES.has(word))

const slide = (place: number) =>
  `<div class="slide"><a class="js-gallery-lightbox-opener" href="/${place}" data-title="${WRITTEN}"><img src="/${place}.jpg" alt="${WRITTEN}"></a></div>`
const PRODUCT = `<div class="ProductItem">
  <div class="product-variants" data-sold-out-text="${SAID}" data-unavailable-text="${SAID}" data-variants='${JSON.stringify(
    ['α', 'β'].map((name) => ({ sku: name, attributes: { ωωω: name }, unlimited: true })),
  )}'><select data-variant-option-name="${WRITTEN}"><option value="">${WRITTEN}</option><option value="α">α</option><option value="β">β</option></select></div>
  <div class="product-quantity-input"><input value="1"></div>
  <div class="sqs-add-to-cart-button" tabindex="0"><div class="sqs-add-to-cart-button-inner">${WRITTEN}</div></div></div>`

const pressed = (selector: string) => () =>
  document
    .querySelector<HTMLElement>(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const choose = (value: string) => () => {
  const select = document.querySelector('select')
  if (!select) return
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
const type = (value: string) => () => {
  const input = document.querySelector<HTMLInputElement>('.product-quantity-input input')
  if (input) input.value = value
}
const add = pressed('.sqs-add-to-cart-button')

interface Case {
  readonly island: string
  readonly of: string
  readonly html: string
  readonly root: string
  readonly load: () => Promise<IslandModule>
  /** Steps of a visitor; after each of them the page is listened to. */
  readonly steps?: readonly (() => unknown)[]
}

const CASES: readonly Case[] = [
  {
    island: 'announcement',
    of: 'its button',
    html: `<aside>${WRITTEN}</aside>`,
    root: 'aside',
    load: () => import('./islands/announcement/announcement.ts'),
  },
  {
    island: 'disqus',
    of: 'comments before consent',
    html: '<div id="disqus_thread"></div>',
    root: 'div',
    load: () => import('./islands/disqus/disqus.ts'),
  },
  {
    island: 'disqus',
    of: 'the link to comments',
    html: '<a class="sqs-disqus-comment-link" href="/"></a>',
    root: 'a',
    load: () => import('./islands/disqus/disqus.ts'),
  },
  {
    island: 'gallery',
    of: 'a slideshow that moves',
    html: `<div class="sw-gallery--moves" data-controls="1" data-autoplay="9"><div><div class="sqs-gallery">${slide(1)}${slide(2)}</div></div></div>`,
    root: '.sw-gallery--moves',
    load: () => import('./islands/gallery/gallery.ts'),
    steps: [pressed('.next'), pressed('.sw-gallery-pause')],
  },
  {
    island: 'like',
    of: 'a heart',
    html: '<span class="sqs-simple-like" data-item-id="1" data-like-count="2"></span>',
    root: 'span',
    load: () => import('./islands/like/like.ts'),
  },
  {
    island: 'lightbox',
    of: 'pictures',
    html: `<div class="sqs-gallery">${slide(1)}${slide(2)}</div>`,
    root: '.sqs-gallery',
    load: () => import('./islands/lightbox/lightbox.ts'),
    steps: [pressed('a')],
  },
  {
    island: 'lightbox',
    of: 'a film of another site',
    html: `<div class="sqs-gallery"><div class="slide"><a class="js-gallery-lightbox-opener" href="/f" data-provider-name="Ω" data-html='&lt;iframe src="https://ω.example/"&gt;&lt;/iframe&gt;'></a></div></div>`,
    root: '.sqs-gallery',
    load: () => import('./islands/lightbox/lightbox.ts'),
    steps: [pressed('a')],
  },
  {
    island: 'media',
    of: 'a sound of a page',
    html: `<div class="sqs-audio-embed" data-duration-in-ms="67000"><audio src="/s.mp3"></audio></div>`,
    root: '.sqs-audio-embed',
    load: () => import('./islands/media/media.ts'),
    steps: [
      pressed('.sw-player-button'),
      () => document.querySelector('audio')?.dispatchEvent(new Event('error')),
    ],
  },
  {
    island: 'media',
    of: 'a film of a page',
    html: '<div class="sw-film" data-plays="alone" data-bare><video src="/f.mp4"></video></div>',
    root: '.sw-film',
    load: () => import('./islands/media/media.ts'),
    steps: [pressed('.sw-film-pause')],
  },
  {
    island: 'installments',
    of: 'a lender that does not answer',
    html: `<div>${WRITTEN} <a class="sw-installments-more" href="/lender">${WRITTEN}</a></div>`,
    root: '.sw-installments-more',
    load: () => import('./islands/installments/installments.ts'),
    steps: [pressed('.sw-installments-more')],
  },
  {
    island: 'popup',
    of: 'one without a title',
    html: '<span class="sw-popup-mark" data-src="/popup" data-version="1" data-trigger="delay" data-when="0"></span>',
    root: '.sw-popup-mark',
    load: () => import('./islands/popup/popup.ts'),
    steps: [() => vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())],
  },
  {
    island: 'product',
    of: 'a press before anything is chosen, and of a wrong quantity',
    html: PRODUCT,
    root: '.ProductItem',
    load: () => import('./islands/product/product.ts'),
    steps: [add, choose('α'), type('many'), add, type('1.5'), add, type('0'), add],
  },
  {
    island: 'product',
    of: 'what the server refuses',
    html: PRODUCT,
    root: '.ProductItem',
    load: () => import('./islands/product/product.ts'),
    steps: [
      choose('α'),
      add,
      () => vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull()),
    ],
  },
  {
    island: 'quick-view',
    of: 'a product above the list',
    html: `<a class="sqs-product-quick-view-button" href="/α">${WRITTEN}</a><a class="sqs-product-quick-view-button" href="/β">${WRITTEN}</a>`,
    root: 'a',
    load: () => import('./islands/quick-view/quick-view.ts'),
    steps: [
      pressed('a'),
      () => vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull()),
    ],
  },
  {
    island: 'search',
    of: 'a field above the page',
    html: `<a class="site-search" href="/search">${WRITTEN}</a>`,
    root: 'a',
    load: () => import('./islands/search/search.ts'),
    steps: [pressed('a')],
  },
  {
    island: 'share',
    of: 'a page',
    html: '<div class="squarespace-social-buttons"></div>',
    root: 'div',
    load: () => import('./islands/share/share.ts'),
  },
]

class Watches {
  observe = () => {}
  unobserve = () => {}
  disconnect = () => {}
}

describe('scripts of published pages', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', Watches)
    vi.stubGlobal('ResizeObserver', Watches)
    vi.stubGlobal('fetch', async (path: string | URL) =>
      String(path).startsWith('/api/')
        ? Response.json(
            { status: 409, code: 'notEnoughStock', message: ENGLISH.islandNotEnough },
            { status: 409 },
          )
        : new Response(`<div class="sw-popup"><p>${WRITTEN}</p></div>${PRODUCT}`),
    )
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('crumb=here')
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => {})
    document.documentElement.dataset.swAnnouncement = '1'
    window.Static = {
      SQUARESPACE_CONTEXT: {
        websiteSettings: { disqusShortname: 'shop' },
        website: { shareButtonOptions: { [SHARE_SERVICES[0]?.id ?? '']: true } },
      },
    }
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    delete window.Static
    document.body.innerHTML = ''
  })

  it.each(CASES)('speak the language of the page: $island, $of', async (one) => {
    document.body.innerHTML = one.html
    document.title = WRITTEN
    const { mount } = await one.load()
    const root = document.querySelector(one.root) as Element
    const unmount = mount(root, sayIn(one.island), () => {})
    expect(latin(heardOn(document))).toEqual([])
    for (const step of one.steps ?? []) {
      await step()
      expect(latin(heardOn(document))).toEqual([])
    }
    expect(heardOn(document)).toContain(SAID)
    unmount()
  })

  it('speak the language of the page: the cart', async () => {
    document.body.innerHTML = '<a class="sqs-custom-cart"></a>'
    const { mountCartIndicator } = await import('./islands/cart-indicator/cart-indicator.ts')
    mountCartIndicator(sayIn('cart'))
    for (const totalQuantity of [0, 1, 2]) {
      setCart({ totalQuantity } as Parameters<typeof setCart>[0])
      expect(latin(heardOn(document))).toEqual([])
      expect(heardOn(document)).toContain(SAID)
    }
  })
})

describe('words', () => {
  it('are the English ones where the page brings none, with their parts filled in', () => {
    expect(sayFrom(() => ({}))('{at} of {count}', { at: 2, count: 5 })).toBe('2 of 5')
  })

  it('in English keep their own order on a page whose language is written from the right', () => {
    document.dir = 'rtl'
    expect(sayFrom(() => ({}))('{count} items', { count: 3 })).toBe('\u20683 items\u2069')
    expect(sayFrom(() => ({ Close: 'إغلاق' }))('Close')).toBe('إغلاق')
    document.dir = ''
  })

  it('are read from the page', async () => {
    document.body.innerHTML =
      '<script type="application/json" id="sw-words">{"Close":"Schließen"}</script>'
    const { say } = await import('./say.ts')
    expect([say('Close'), say('Next picture')]).toEqual(['Schließen', 'Next picture'])
  })
})
