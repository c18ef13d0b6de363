/** A small site in memory, for tests of rendering. */

import { NO_BLOCK_DATA } from '@sitewright/blocks/registry'
import { groupFields } from '@sitewright/core/content/block-fields'
import { DEFAULT_COLLECTION_SETTINGS } from '@sitewright/core/content/collection-settings'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES, COLLECTION_TYPES } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { DEFAULT_SITE_STYLE } from '@sitewright/core/site/site-style'
import type { Theme } from '@sitewright/theme/for-pages'
import type { CatalogItem } from './data/catalog-item.ts'
import { bareData, type PageData, type PageView } from './data/page-data.ts'
import type { PageRecord } from './data/site-content.ts'
import type { SiteFacts } from './data/site-facts.ts'
import { type RenderedPage, renderPage } from './render/render-page.ts'

/** A stable id for a number. */
export const testId = (number: number) => number.toString(16).padStart(24, '0')

/** A document with one paragraph. */
export function textDocument(
  text: string,
  [section, block]: readonly [Id, Id] = [newId(), newId()],
): PageDocument {
  return {
    version: 1,
    sectionOrder: [section],
    sections: {
      [section]: {
        id: section,
        settings: { theme: 'light', height: 'medium', anchor: '' },
        blocks: {
          [block]: {
            id: block,
            type: BLOCK_TYPES.html,
            version: 1,
            props: {
              text: {
                type: 'doc',
                content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
              },
            },
          },
        },
        desktop: { [block]: { x: 0, y: 0, w: 12, h: 4, z: 1 } },
        phone: { auto: true },
      },
    },
  }
}

export function pageRecord(number: number, record: Partial<PageRecord>): PageRecord {
  return {
    id: testId(number),
    type: COLLECTION_TYPES.page,
    kind: 'page',
    parentId: undefined,
    settings: DEFAULT_COLLECTION_SETTINGS,
    title: 'Page',
    navigationTitle: 'Page',
    urlId: 'page',
    isHome: false,
    documentId: undefined,
    updatedAt: 0,
    ...record,
  }
}

const pages = {
  home: pageRecord(1, {
    title: 'Home',
    navigationTitle: 'Home',
    urlId: 'home',
    isHome: true,
    documentId: testId(100),
  }),
  about: pageRecord(2, {
    title: 'About <us>',
    navigationTitle: 'About',
    urlId: 'about',
    documentId: testId(110),
  }),
  shop: pageRecord(3, {
    type: COLLECTION_TYPES.products,
    kind: 'products',
    title: 'Shop',
    navigationTitle: 'Shop',
    urlId: 'shop',
  }),
}

const variant = (number: number, size: string, qtyInStock: number) => ({
  id: testId(number),
  sku: `MUG-${size.slice(0, 1)}`,
  attributes: { Size: size },
  optionValues: [{ optionName: 'Size', value: size }],
  price: 1200,
  priceMoney: { currency: 'USD', value: '12.00' },
  salePrice: 0,
  salePriceMoney: { currency: 'USD', value: '0.00' },
  onSale: false,
  unlimited: false,
  qtyInStock,
})

const mug: CatalogItem = {
  id: testId(50),
  collectionId: pages.shop.id,
  recordType: 11,
  urlId: 'mug',
  title: 'Mug <3',
  fullUrl: '/shop/p/mug',
  body: '<p>A fine &amp; heavy mug.</p>',
  items: [],
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size'],
    variants: [variant(51, 'Small', 3), variant(52, 'Large', 0)],
  },
}

export const siteInMemory: SiteFacts = {
  id: testId(9),
  identifier: 'clay',
  title: 'Clay & Co',
  timeZone: 'America/New_York',
  publishedAt: 0,
  createdAt: 0,
  origin: 'http://clay.localhost:3000',
  settings: DEFAULT_SITE_SETTINGS,
  status: 'public',
}

export interface TestPage {
  readonly pages: typeof pages
  readonly mug: CatalogItem
  /** The input of rendering a page. */
  data(view: PageView, overrides?: Partial<PageData>): PageData
  render(view: PageView, overrides?: Partial<PageData>): RenderedPage
}

export function createTestPage(theme: Theme): TestPage {
  const footerDocumentId = testId(200)
  const source = {
    site: siteInMemory,
    theme,
    content: {
      siteId: testId(9),
      version: testId(8),
      header: { title: '', announcement: '', buttonLabel: '', buttonUrl: '' },
      pages: new Map(Object.values(pages).map((one) => [one.id, one])),
      navigations: new Map([
        [
          'main',
          [pages.home, pages.about, pages.shop].map(({ id }) => ({ collectionId: id, items: [] })),
        ],
      ]),
      fields: groupFields([['footer', footerDocumentId]]),
      formerHomes: [],
      style: { ...DEFAULT_SITE_STYLE, theme: theme.id },
    },
    now: 0,
    mode: 'publish' as const,
  }
  const documents = new Map([
    [testId(100), textDocument('Hello from home')],
    [testId(110), textDocument('All about us')],
    [footerDocumentId, textDocument('Made with care')],
  ])
  const blocks = NO_BLOCK_DATA
  const data: TestPage['data'] = (view, overrides = {}) => ({
    ...bareData(source, view),
    documents,
    blocks,
    ...overrides,
  })
  return {
    pages,
    mug,
    data,
    render: (view, overrides = {}) =>
      renderPage(data(view, overrides), {
        styles: { path: '/site.0.css', fonts: [] },
        scripts: { globals: [], modules: ['/assets-sw/loader-1.js'], preloads: [] },
      }),
  }
}
