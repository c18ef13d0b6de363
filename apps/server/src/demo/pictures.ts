/** Pictures of the demo shop: their list, and drawing them without taking every core. */

import type { PreparedImage } from '../features/files/index.ts'
import { type PictureRequest, paint } from '../starting-points/index.ts'
import { GLAZES } from './glazes.ts'
import { DEMO_PRODUCTS } from './products.ts'

export interface DemoImage {
  readonly filename: string
  readonly altText: string
  readonly request: PictureRequest
}

const PRODUCT_SIZE = { width: 1120, height: 1400 } as const
const WIDE = { width: 1600, height: 1200 } as const
const TALL = { width: 1280, height: 1600 } as const
const BANNER = { width: 1800, height: 900 } as const

/** Pictures of pages, by the names that pages use. */
const PAGE_IMAGES = {
  hero: {
    altText: 'A vase with a branch, a jug and a bowl on a table',
    request: { kind: 'stillLife', palette: 'clay', seed: 21, ...TALL },
  },
  shelves: {
    altText: 'Two shelves of pots, jugs and bowls',
    request: { kind: 'shelves', palette: 'sage', seed: 4, ...WIDE },
  },
  vase: {
    altText: 'The Shoulder Vase in rose, with a spray of berries',
    request: { kind: 'vase', palette: 'blush', seed: 5, ...WIDE },
  },
  wheel: {
    altText: 'A bowl of wet clay on the wheel',
    request: { kind: 'wheel', palette: 'clay', seed: 2, ...WIDE },
  },
  kitchen: {
    altText: 'Plates, a mug and a bottle with a green branch',
    request: { kind: 'kitchen', palette: 'sand', seed: 7, ...BANNER },
  },
  hills: {
    altText: 'Hills under a low sun, cut from paper',
    request: { kind: 'landscape', palette: 'clay', seed: 5, ...BANNER },
  },
} as const satisfies Record<string, Omit<DemoImage, 'filename'>>

export type PageImage = keyof typeof PAGE_IMAGES

/** Key of a product's picture: the product's code and the picture's index. */
export function productImage(code: string, index: number): string {
  return `${code.toLowerCase()}-${index + 1}`
}

/** Every picture of the shop, by key. */
export function demoImages(): ReadonlyMap<string, DemoImage> {
  const ofPages = Object.entries(PAGE_IMAGES).map(
    ([key, image]) => [key, { ...image, filename: `${key}.jpg` }] as const,
  )
  const ofProducts = DEMO_PRODUCTS.flatMap(({ code, pictures }, productIndex) =>
    pictures.map(({ kind, glaze, alt }, index) => {
      const key = productImage(code, index)
      // One seed for each product, so that its pictures differ in their glaze alone.
      const request = { kind, palette: GLAZES[glaze], seed: 3 + productIndex, ...PRODUCT_SIZE }
      return [key, { filename: `${key}.jpg`, altText: alt, request }] as const
    }),
  )
  return new Map<string, DemoImage>([...ofPages, ...ofProducts])
}

/** Pictures drawn at the same time, so that not every core is taken. */
const AT_ONCE = 3

export interface PaintedImage extends DemoImage {
  readonly image: PreparedImage
}

/** Draws every picture of the shop, and reports progress. */
export async function paintDemoImages(
  progress: (line: string) => void,
): Promise<ReadonlyMap<string, PaintedImage>> {
  const images = demoImages()
  progress(`Drawing the demo shop's ${images.size} pictures`)
  const waiting = [...images]
  const painted = new Map<string, PaintedImage>()
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, demoImage] = next
      painted.set(key, { ...demoImage, image: await paint(demoImage.request) })
      if (painted.size % 10 === 0) progress(`  ${painted.size} of ${images.size} pictures`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return painted
}
