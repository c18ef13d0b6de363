import { removePage as contract } from '@sitewright/api/content/remove-page'
import { ownerCall } from '../../platform/http/route.ts'
import { dropFieldsOfPage, lockDrafts, readDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { markRemoved } from './page-table.ts'
import { rememberNavigations } from './site-draft-table.ts'

export const removePage = ownerCall(contract, async ({ pageId }, { inSite }) =>
  inSite(async (site) => {
    await lockDrafts(site)
    const { pages } = await readDraft(site)
    const page = pages.find(({ id }) => id === pageId)
    if (!page) throw fail('pageMissing')
    if (page.isHome) throw fail('homeNeeded')

    await markRemoved(site, pageId)
    await dropFieldsOfPage(site, pageId)
    await rememberNavigations(site, page.navigation === null ? [] : [page.navigation])
    return { ok: true as const }
  }),
)
