/** Turns a starting point's description into a new site's pictures, pages and products. */

import { type Id, newId } from '@sitewright/core/id'
import { NEW_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { createContent } from '../features/content/index.ts'
import { keepImage, type PreparedImage } from '../features/files/index.ts'
import { changeSite } from '../features/sites/index.ts'
import type { App } from '../platform/app.ts'
import type { SiteTx } from '../platform/database.ts'
import { addStartingItems } from './add-starting-items.ts'
import { addStartingProducts } from './add-starting-products.ts'
import type { StartingKit, StartingPointDefinition } from './definition.ts'
import { paint } from './paint.ts'

/** Fills a site that was just founded; may be run again when its transaction is retried. */
export type FillSite = (site: SiteTx) => Promise<void>

/** Draws the pictures first, so that the transaction is short. */
export async function prepareStartingPoint(
  app: App,
  start: StartingPointDefinition,
  { siteTitle }: { siteTitle: string },
): Promise<FillSite> {
  const pictures = await paintedPictures(start)
  return async (site) => {
    const pictureIds = await keepPictures(app, site, start, pictures)
    const pageIds = idsFor(Object.keys(start.pages))
    // A store lists the newest id first, so the first product of the list gets the last id.
    const productIds = idsFor(Object.keys(start.products).toReversed())
    const kit: StartingKit = {
      siteTitle,
      picture: (name) => known(pictureIds, name),
      page: (name) => known(pageIds, name),
      product: (name) => known(productIds, name),
    }
    const now = app.clock.now()
    await createContent(site, { style: { theme: start.theme }, ...start.content(kit) })
    await addStartingProducts(site, start, { kit, now })
    await addStartingItems(site, start, { kit, now })
    const icon = start.icon === undefined ? {} : { faviconImageId: kit.picture(start.icon) }
    await changeSite(site, { settings: { ...NEW_SITE_SETTINGS, ...icon, ...start.settings } })
  }
}

/** Memoized pictures: each is drawn once for as long as the server runs. */
const painted = new WeakMap<StartingPointDefinition, Promise<Map<string, PreparedImage>>>()

function paintedPictures(start: StartingPointDefinition): Promise<Map<string, PreparedImage>> {
  const existing = painted.get(start)
  if (existing) return existing
  const made = paintAll(start)
  painted.set(start, made)
  made.catch(() => painted.delete(start))
  return made
}

async function paintAll({ pictures }: StartingPointDefinition) {
  const images = Object.entries(pictures).map(async ([name, request]) => {
    const image = await paint(request)
    return [name, image] as const
  })
  return new Map(await Promise.all(images))
}

async function keepPictures(
  app: App,
  site: SiteTx,
  { pictures }: StartingPointDefinition,
  images: ReadonlyMap<string, PreparedImage>,
): Promise<Map<string, Id>> {
  const ids = new Map<string, Id>()
  for (const [name, image] of images) {
    const altText = pictures[name]?.altText ?? ''
    const { id } = await keepImage(site, app, { image, filename: `${name}.jpg`, altText })
    ids.set(name, id)
  }
  return ids
}

function idsFor(names: readonly string[]): Map<string, Id> {
  return new Map(names.map((name) => [name, newId()]))
}

function known(ids: ReadonlyMap<string, Id>, name: string): Id {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The starting point has nothing called ${name}`)
  return id
}
