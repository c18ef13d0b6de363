import { updatePage as contract } from '@sitewright/api/content/update-page'
import { ownerCall } from '../../platform/http/route.ts'
import { changePage, type DraftPage, lockDrafts, moveHome, readDraft } from './draft-table.ts'
import { fail, notAPageUrl } from './errors.ts'
import { isPageUrlId } from './page-address.ts'
import { presentPage } from './present-pages.ts'

export const updatePage = ownerCall(contract, async ({ pageId, ...input }, { inSite }) =>
  inSite(async (site) => {
    await lockDrafts(site)
    const { pages } = await readDraft(site)
    const page = pages.find(({ id }) => id === pageId)
    if (!page) throw fail('pageMissing')
    if (input.urlId !== undefined && input.urlId !== page.urlId) checkAddress(input.urlId, pages)

    const { title, navigationTitle, urlId, isHome } = input
    await changePage(site, pageId, { title, navigationTitle, urlId })
    if (isHome && !page.isHome) await moveHome(site, pageId)
    return { page: await presentPage(site, pageId) }
  }),
)

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
