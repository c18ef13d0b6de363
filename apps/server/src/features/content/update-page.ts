import { updatePage as contract } from '@sitewright/api/content/update-page'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import {
  type CollectionSettings,
  DEFAULT_COLLECTION_SETTINGS,
} from '@sitewright/core/content/collection-settings'
import type { Id } from '@sitewright/core/id'
import { isLinkFor } from '@sitewright/core/links/link-address'
import { notAPageUrl } from '@sitewright/core/slug'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { assetsById } from '../files/index.ts'
import { type DraftPage, lockDrafts, readDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { canBeHome, isPageUrlId } from './page-address.ts'
import { changePage, moveHome } from './page-table.ts'
import { presentPage } from './present-pages.ts'

export const updatePage = ownerCall(contract, async ({ pageId, ...input }, { inSite }) =>
  inSite(async (site) => {
    await lockDrafts(site)
    const { pages } = await readDraft(site)
    const page = pages.find(({ id }) => id === pageId)
    if (!page) throw fail('pageMissing')
    if (input.urlId !== undefined && input.urlId !== page.urlId) checkAddress(input.urlId, pages)

    await checkPicture(site, input.settings?.imageId ?? null)

    const { title, navigationTitle, urlId, isHome } = input
    if (isHome && !canBeHome(collectionKind(page.kind))) throw fail('cannotBeHome')
    const settings = input.settings && checkedSettings({ ...page.settings, ...input.settings })
    await changePage(site, pageId, { title, navigationTitle, urlId, settings })
    if (isHome && !page.isHome) await moveHome(site, pageId)
    return { page: await presentPage(site, pageId) }
  }),
)

async function checkPicture(site: SiteTx, id: Id | null): Promise<void> {
  if (id !== null && !(await assetsById(site, [id])).has(id)) throw fail('imageMissing')
}

type Loose<Shape> = { readonly [Key in keyof Shape]?: Shape[Key] | undefined }

/** Checked settings, without those that equal the defaults. */
function checkedSettings(settings: Loose<CollectionSettings>): Partial<CollectionSettings> {
  if (!isLinkFor('header', settings.linkUrl ?? '')) {
    const { message } = fail.catalogue.badLink
    throw fail('badLink', { errors: { linkUrl: message } })
  }
  const defaults: Partial<Record<string, unknown>> = { ...DEFAULT_COLLECTION_SETTINGS }
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => value !== undefined && value !== defaults[name],
    ),
  )
}

function checkAddress(urlId: string, pages: readonly DraftPage[]): void {
  if (!isPageUrlId(urlId)) {
    const message = notAPageUrl(urlId)
    throw fail('badAddress', { message, errors: { urlId: message } })
  }
  if (pages.some((page) => page.urlId === urlId)) {
    const { message } = fail.catalogue.addressTaken
    throw fail('addressTaken', { errors: { urlId: message } })
  }
}
