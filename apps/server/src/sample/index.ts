/** The sample site: one of everything, for tests, previews and measurements alike. */

import { type Id, newId } from '@sitewright/core/id'
import { createContent, publish } from '../features/content/index.ts'
import { changeSite, foundSite, siteWithId } from '../features/sites/index.ts'
import type { App } from '../platform/app.ts'
import type { SiteTx } from '../platform/database.ts'
import { addSampleForm } from './forms.ts'
import { addSampleItems } from './items.ts'
import { sampleContent, samplePageIds } from './pages.ts'
import { keepSamplePictures, keepSampleSounds, paintSamplePictures } from './pictures.ts'
import { addSampleFund, addSampleProducts } from './products.ts'

export { POST_COUNT } from './items.ts'
export { PRODUCT_COUNT } from './products.ts'
export { HOSTILE_TITLES, UNSEEN } from './words.ts'

export interface SampleSite {
  readonly id: Id
  readonly identifier: string
}

/** Makes identical content each time, dated from the app's clock; founded, filled and published in one transaction. */
export async function makeSampleSite(
  app: App,
  owner: { readonly id: Id; readonly name: string },
): Promise<SampleSite> {
  const pictures = await paintSamplePictures()
  const now = app.clock.now()
  const { id, identifier } = await foundSite(app, {
    title: 'Sample site',
    ownerId: owner.id,
    fill: async (site) => {
      const pages = samplePageIds()
      const productId = newId()
      const pictureIds = await keepSamplePictures(app, site, pictures)
      const soundUrls = await keepSampleSounds(app, site)
      const fundId = await addSampleFund(site)
      const formId = await addSampleForm(site)
      await createContent(site, sampleContent({ pages, pictureIds, productId, fundId, formId }))
      await addSampleProducts(site, { storeId: pages.store, firstId: productId, pictureIds, now })
      await addSampleItems(site, pages, { media: { pictureIds, soundUrls }, now })
      await addSampleSettings(site)
      await publish(site, owner, { note: 'One of everything' })
    },
  })
  return { id, identifier }
}

/** Addresses of the site's profiles, one of them at no service that is known. */
const PROFILES = [
  'https://www.instagram.com/claystudio',
  'https://mastodon.social/@claystudio',
  'https://www.youtube.com/@claystudio',
  'mailto:hello@example.com',
  'https://example.com/elsewhere',
]

async function addSampleSettings(site: SiteTx): Promise<void> {
  const row = await siteWithId(site.db, site.id)
  if (row)
    await changeSite(site, {
      settings: {
        ...row.settings,
        ...{ socialAccounts: PROFILES, commentsEnabled: true, likesEnabled: true },
      },
    })
}
