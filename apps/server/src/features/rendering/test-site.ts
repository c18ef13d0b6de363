/** A published site in the database with a home page, a page about it and a store, for tests. */

import type { PageDocument } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import { textDocument } from '@sitewright/page/test-page'
import sharp from 'sharp'
import type { App } from '../../platform/app.ts'
import { addProduct } from '../commerce/index.ts'
import { createContent, publish } from '../content/index.ts'
import { storeImage } from '../files/index.ts'
import { foundSite } from '../sites/index.ts'

export interface TestSite {
  readonly id: Id
  readonly identifier: string
  readonly host: string
  readonly home: Id
  readonly about: Id
  readonly shop: Id
  /** Products, in the order in which they were made. */
  readonly products: readonly Id[]
}

export interface TestSiteOptions {
  readonly title: string
  readonly ownerId: Id
  readonly productCount?: number
  readonly isPublished?: boolean
}

export async function createTestSite(app: App, options: TestSiteOptions): Promise<TestSite> {
  const { title, ownerId, productCount = 3, isPublished = true } = options
  const [home, about, shop] = [newId(), newId(), newId()]
  const products = Array.from({ length: productCount }, () => newId())
  const { id, identifier } = await foundSite(app, {
    title,
    ownerId,
    fill: async (site) => {
      await createContent(site, {
        header: { title: '', announcement: '', buttonLabel: '', buttonUrl: '' },
        footer: textDocument(`Made by ${title}`),
        pages: [
          { id: home, title: 'Home', isHome: true, document: homeDocument(title, products) },
          { id: about, title: 'About', document: textDocument(`All about ${title}`) },
          { id: shop, title: 'Shop', urlId: 'shop' },
        ],
      })
      const imageId = await storeImage(site, app, {
        bytes: await picture(),
        filename: 'mug.png',
        altText: 'A mug',
      })
      for (const [index, productId] of products.entries()) {
        await addProduct(
          site,
          {
            id: productId,
            collectionId: shop,
            title: `Mug ${index + 1}`,
            type: 1,
            state: 'public',
            imageIds: [imageId],
            options: [{ name: 'Size', values: ['Small', 'Large'] }],
            variants: ['Small', 'Large'].map((size) => ({
              sku: `MUG-${index + 1}-${size}`,
              attributes: { Size: size },
              priceMinor: 1200,
              salePriceMinor: 0,
              onSale: false,
              stock: { unlimited: false, quantity: 5 },
              imageId: null,
            })),
          },
          app.clock.now(),
        )
      }
      if (isPublished) await publish(site, { id: ownerId, name: 'Olive Owner' })
    },
  })
  const host = `${identifier}.${app.config.sitesDomain}`
  return { id, identifier, host, home, about, shop, products }
}

function picture(): Promise<Buffer> {
  const background = { r: 200, g: 120, b: 80 }
  return sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer()
}

function homeDocument(title: string, products: readonly Id[]): PageDocument {
  const [productId] = products
  const document = textDocument(`Welcome to ${title}`)
  const [sectionId = ''] = document.sectionOrder
  const section = document.sections[sectionId]
  if (!section || productId === undefined) return document
  const id = newId()
  const props = {
    productId,
    show: {
      picture: true,
      title: true,
      price: true,
      description: false,
      variants: true,
      quantity: true,
      addToCart: true,
    },
  }
  const block = { id, type: BLOCK_TYPES.product, version: 1, props }
  return {
    ...document,
    sections: {
      [sectionId]: {
        ...section,
        blocks: { ...section.blocks, [id]: block },
        desktop: { ...section.desktop, [id]: { x: 0, y: 6, w: 8, h: 12, z: 1 } },
      },
    },
  }
}
