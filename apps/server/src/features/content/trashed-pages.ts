/** Pages in the trash. */

import { type FormerPlace, withFormerPlace } from '@sitewright/core/content/former-place'
import { RESERVED_URL_IDS } from '@sitewright/core/content/page-address'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { nextFreeAddress } from '@sitewright/core/trash'
import type { SiteTx } from '../../platform/database.ts'
import { forgetBodies, type TrashedKind } from '../trash-entries/index.ts'
import { MAX_PAGES } from './add-page.ts'
import { readDraft, returnFieldsOfPage, setNavigations } from './draft-table.ts'
import { fail } from './errors.ts'
import { pagesById } from './manifest.ts'
import { markRestored, removedPage } from './page-table.ts'
import { liveManifest } from './publication-table.ts'
import { rememberNavigations } from './site-draft-table.ts'

/** State of a page that its row does not keep. */
interface PageWas {
  /** Block fields that left the draft with it. */
  readonly fields: readonly string[]
  readonly place: FormerPlace | null
}

export function asWas(was: PageWas): JsonObject {
  return JSON.parse(JSON.stringify(was)) as JsonObject
}

export const trashedPages: TrashedKind = {
  restore: async (site, { thingId, was }) => {
    const { fields, place } = was as unknown as PageWas
    const page = await removedPage(site, thingId)
    if (!page) throw fail('pageMissing')
    const { pages } = await readDraft(site)
    if (pages.length >= MAX_PAGES) throw fail('tooManyPages')
    const taken = new Set(pages.map(({ urlId }) => urlId))
    const urlId = nextFreeAddress(
      page.urlId,
      (candidate) => taken.has(candidate) || RESERVED_URL_IDS.has(candidate),
    )
    await markRestored(site, thingId, urlId)
    await returnFieldsOfPage(site, fields)
    const isLinked = place !== null && (await linkAgain(site, thingId, place))
    await rememberNavigations(site, isLinked ? [place.navigation] : [])
    const live = await liveManifest(site)
    return {
      isLive: pagesById(live?.manifest).has(thingId),
      newAddress: urlId === page.urlId ? null : `/${urlId}`,
      newSkus: [],
    }
  },
  forget: forgetBodies,
}

/** Puts the page back into its place in the navigations; false where its navigation is gone. */
async function linkAgain(site: SiteTx, pageId: Id, place: FormerPlace): Promise<boolean> {
  const { pages, navigations } = await readDraft(site)
  const next = withFormerPlace(navigations, pageId, place)
  const kinds = new Map(pages.map(({ id, kind }) => [id, kind]))
  if (next !== navigations) await setNavigations(site, next, (id) => kinds.get(id))
  return next !== navigations
}
