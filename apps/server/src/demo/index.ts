/** The demo shop: one site that shows the product at its best, made on an empty start. */

import type { App } from '../platform/app.ts'
import type { DemoShop, KeepSignIn } from './make-shop.ts'
import { hasSites, makeShopOnce } from './make-shop-once.ts'
import { paintDemoImages } from './pictures.ts'

/** Makes the demo shop where no site exists; undefined when there is one. */
export async function createDemoShop(
  app: App,
  { progress, keep }: { progress(line: string): void; keep?: KeepSignIn },
): Promise<DemoShop | undefined> {
  if (await hasSites(app.database.global)) return undefined
  const images = await paintDemoImages(progress)
  progress('Opening the demo shop')
  return makeShopOnce(app, images, keep)
}
