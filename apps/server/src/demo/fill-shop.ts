import { flatRateZones } from '@sitewright/core/commerce/pricing/flat-rate'
import { DEFAULT_STORE_SETTINGS } from '@sitewright/core/commerce/store-settings'
import { type Id, newId } from '@sitewright/core/id'
import { addProduct, saveShippingZones, saveStoreSettings } from '../features/commerce/index.ts'
import { createContent, publish } from '../features/content/index.ts'
import { keepImage } from '../features/files/index.ts'
import type { App } from '../platform/app.ts'
import type { SiteTx } from '../platform/database.ts'
import { demoContent } from './content.ts'
import type { PaintedImage } from './pictures.ts'
import { productInput } from './product-input.ts'
import { DEMO_PRODUCTS } from './products.ts'

export interface DemoOwner {
  readonly id: Id
  readonly name: string
  readonly email: string
}

/** Fills a site that was just founded with everything the demo shop has, and publishes it. */
export async function fillShop(
  app: App,
  site: SiteTx,
  { owner, images }: { owner: DemoOwner; images: ReadonlyMap<string, PaintedImage> },
): Promise<void> {
  const imageIds = new Map<string, Id>()
  for (const [key, painted] of images) {
    imageIds.set(key, (await keepImage(site, app, painted)).id)
  }
  const imageId = (key: string) => known(imageIds, key)
  const storeId = newId()
  // A store lists the newest id first, so the first product of the list gets the last id.
  const products = DEMO_PRODUCTS.toReversed().map((product) => ({
    code: product.code,
    input: productInput(product, { collectionId: storeId, imageId }),
  }))
  const productIds = new Map(products.map(({ code, input }) => [code, input.id]))

  await saveStoreSettings(site, {
    ...DEFAULT_STORE_SETTINGS,
    currency: 'USD',
    replyToEmail: owner.email,
  })
  await saveShippingZones(
    site,
    flatRateZones({ title: 'Standard shipping, packed in straw', costMinor: 750 }),
  )
  await createContent(
    site,
    demoContent({
      storeId,
      aboutId: newId(),
      visitId: newId(),
      picture: imageId,
      product: (code) => known(productIds, code),
    }),
  )
  for (const { input } of products) await addProduct(site, input, app.clock.now())
  await publish(site, owner, { note: 'The demo shop opens' })
}

function known(ids: ReadonlyMap<string, Id>, key: string): Id {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo shop has nothing called ${key}`)
  return id
}
