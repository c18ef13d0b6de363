/** Test data and helpers for this package's tests. */

import {
  type Block,
  DEFAULT_SECTION_SETTINGS,
  type PageDocument,
  type Section,
} from '@sitewright/core/document/page-document'
import { FORM_FIELD_TYPE_NAMES } from '@sitewright/core/forms/field-types'
import { NEW_FIELD } from '@sitewright/core/forms/site-form'
import type { JsonObject } from '@sitewright/core/json'
import type { BlockData, FormData, ImageAsset } from './block-data.ts'
import type { RenderMode } from './block-definition.ts'
import { blockOfType } from './registry.ts'
import { type RenderSectionOptions, renderSection } from './render.ts'
import { BLOG_ID, EVENTS_ID, TEST_LISTS } from './test-lists.ts'

export const IDS = {
  section: 'a'.repeat(24),
  block: 'b'.repeat(24),
  asset: 'c'.repeat(24),
  page: 'd'.repeat(24),
  product: 'e'.repeat(24),
  soldOutProduct: '5'.repeat(24),
  folder: '6'.repeat(24),
  blog: BLOG_ID,
  events: EVENTS_ID,
  fund: '7'.repeat(24),
  film: '8'.repeat(24),
  form: '9'.repeat(24),
  missing: 'f'.repeat(24),
} as const

export const BOWL: ImageAsset = {
  id: IDS.asset,
  assetUrl: '/images/bowl.jpg',
  originalSize: '1600x1200',
  systemDataVariants: '1600x1200,100w,300w,500w,750w,1000w,1500w',
  mediaFocalPoint: { x: 0.5, y: 0.25 },
  altText: 'A blue bowl',
  filename: 'bowl.jpg',
  title: 'Bowl',
}

/** An uploaded file that is no picture. */
const FILM: ImageAsset = {
  ...BOWL,
  id: IDS.film,
  assetUrl: '/s/kiln.mp4',
  originalSize: '',
  systemDataVariants: '',
  altText: '',
  filename: 'kiln.mp4',
  title: '',
}

const variant = (sku: string, size: string) => ({
  id: sku,
  sku,
  attributes: { Size: size },
  optionValues: [{ optionName: 'Size', value: size }],
  price: 2400,
  priceMoney: { value: '24.00', currency: 'USD' },
  salePriceMoney: { value: '0.00', currency: 'USD' },
  onSale: false,
  unlimited: true,
  qtyInStock: 0,
})

export const MUG: JsonObject = {
  id: IDS.product,
  collectionId: IDS.page,
  recordType: 11,
  title: 'Mug <small>',
  fullUrl: '/shop/mug',
  excerpt: '<p>Holds coffee.</p>',
  items: [{ ...BOWL, id: IDS.asset }],
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size'],
    variants: [variant('MUG-S', 'Small'), { ...variant('MUG-L', 'Large'), mainImageId: IDS.asset }],
  },
}

const SOLD_OUT_MUG: JsonObject = {
  ...MUG,
  id: IDS.soldOutProduct,
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size'],
    variants: [{ ...variant('GONE', 'Small'), unlimited: false }],
  },
}

/** A form with a field of each type. */
const ALL_FIELDS: FormData = {
  id: IDS.form,
  form: {
    name: 'Workshops <1>',
    fields: FORM_FIELD_TYPE_NAMES.map((type) => ({
      ...NEW_FIELD,
      ...{ id: type, type, title: `Your ${type} <1>`, description: 'For "the" label' },
      ...{ options: ['One', 'Two <2>'], key: 'campaign', value: 'spring "26"' },
      showCountryCode: true,
    })),
    submitLabel: '',
    submissionMessage: 'We **write** back <soon>.',
    submissionHtml: '<script>sent()</script>',
    successRedirect: '',
    disclaimer: 'We keep it <short>.',
    captcha: { kind: 'none', theme: 'light', alignment: 'left' },
    closesAt: null,
    maxAnswers: null,
    closedMessage: '',
  },
  isOpen: true,
}

export const DATA: BlockData = {
  assets: new Map([
    [IDS.asset, BOWL],
    [IDS.film, FILM],
  ]),
  products: new Map([
    [IDS.product, MUG],
    [IDS.soldOutProduct, SOLD_OUT_MUG],
  ]),
  funds: new Map([
    [
      IDS.fund,
      {
        id: IDS.fund,
        name: 'A new kiln <1>',
        description: 'The old one is cracked.',
        isOpen: true,
        suggestedMinor: [1000, 2500],
        currency: 'USD',
        allowsOwnAmount: true,
        path: `/checkout/donate/${IDS.fund}`,
      },
    ],
  ]),
  forms: new Map([[IDS.form, ALL_FIELDS]]),
  threads: new Map(),
  linkedItems: new Map(),
  askedItems: new Set(),
  pagePaths: new Map([
    [IDS.page, '/about'],
    [IDS.folder, '/visit'],
  ]),
  pageTitles: new Map([
    [IDS.page, 'About <us>'],
    [IDS.folder, 'Visit'],
  ]),
  navigations: new Map([
    [
      'main',
      [
        {
          title: 'Visit',
          url: '/visit',
          newWindow: false,
          pageId: IDS.folder,
          items: [
            { title: 'About <us>', url: '/about', newWindow: false, pageId: IDS.page, items: [] },
          ],
        },
        { title: 'News', url: 'https://news.example/', newWindow: true, items: [] },
      ],
    ],
  ]),
  pageFacts: new Map([[IDS.page, { description: 'Who <we> are', imageId: IDS.asset }]]),
  lists: TEST_LISTS,
}

/** A site as templates get it, with the keys that blocks ask for. */
export const SITE: JsonObject = {
  featureFlags: { useCLDRMoneyFormat: true },
  website: {
    siteTitle: 'Clay <& Co>',
    language: 'en-US',
    socialAccounts: [
      {
        serviceName: 'instagram',
        title: 'Instagram',
        profileUrl: 'https://www.instagram.com/clay',
        screenname: 'clay',
      },
    ],
    location: {
      addressTitle: 'The Kiln',
      addressLine1: '1 Clay Road',
      addressLine2: 'Stoke, ST1 1AA',
      addressCountry: 'United Kingdom',
    },
  },
  websiteSettings: {
    contactEmail: 'hello@clay.example',
    contactPhoneNumber: '+44 1782 000000',
    businessHours: 'Mon–Fri 9–17',
  },
}

/** A block of a type, with its defaults changed by `props`. */
export function blockOf(type: number, props: JsonObject = {}): Block {
  const definition = blockOfType(type)
  if (!definition) throw new Error(`No block of type ${type}`)
  return {
    id: IDS.block,
    type,
    version: definition.version,
    props: { ...definition.defaults(), ...props },
  }
}

export function sectionOf(...blocks: readonly Block[]): Section {
  return {
    id: IDS.section,
    settings: DEFAULT_SECTION_SETTINGS,
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
    desktop: Object.fromEntries(
      blocks.map(({ id }, index) => [id, { x: 0, y: index * 4, w: 12, h: 4, z: 1 }]),
    ),
    phone: { auto: true },
  }
}

export function documentOf(...sections: readonly Section[]): PageDocument {
  return {
    version: 1,
    sectionOrder: sections.map(({ id }) => id),
    sections: Object.fromEntries(sections.map((section) => [section.id, section])),
  }
}

/** HTML of a block inside its frame. */
export function htmlOf(
  type: number,
  props: JsonObject = {},
  mode: RenderMode = 'publish',
  around: Partial<RenderSectionOptions> = {},
): string {
  const html = renderSection(sectionOf(blockOf(type, props)), {
    mode,
    data: DATA,
    site: SITE,
    ...around,
  })
  const start = '<div class="sqs-block-content">'
  return html.slice(
    html.indexOf(start) + start.length,
    html.lastIndexOf('</div></div></div></section>'),
  )
}
