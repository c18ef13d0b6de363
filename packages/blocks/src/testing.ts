/** Test data and helpers for this package's tests. */

import {
  type Block,
  DEFAULT_SECTION_SETTINGS,
  type PageDocument,
  type Section,
} from '@sitewright/core/document/page-document'
import type { JsonObject } from '@sitewright/core/json'
import type { BlockData, ImageAsset } from './block-data.ts'
import type { RenderMode } from './block-definition.ts'
import { blockOfType } from './registry.ts'
import { renderSection } from './render.ts'

export const IDS = {
  section: 'a'.repeat(24),
  block: 'b'.repeat(24),
  asset: 'c'.repeat(24),
  page: 'd'.repeat(24),
  product: 'e'.repeat(24),
  soldOutProduct: '5'.repeat(24),
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

export const DATA: BlockData = {
  assets: new Map([[IDS.asset, BOWL]]),
  products: new Map([
    [IDS.product, MUG],
    [IDS.soldOutProduct, SOLD_OUT_MUG],
  ]),
  pagePaths: new Map([[IDS.page, '/about']]),
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
export function htmlOf(type: number, props: JsonObject = {}, mode: RenderMode = 'publish'): string {
  const html = renderSection(sectionOf(blockOf(type, props)), { mode, data: DATA })
  const start = '<div class="sqs-block-content">'
  return html.slice(
    html.indexOf(start) + start.length,
    html.lastIndexOf('</div></div></div></section>'),
  )
}
