import { removePage as contract } from '@sitewright/api/content/remove-page'
import { formerPlaceOf } from '@sitewright/core/content/former-place'
import { withoutNavigationItems } from '@sitewright/core/content/navigation-item'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { putIntoTrash } from '../trash-entries/index.ts'
import { dropFieldsOfPage, lockDrafts, readDraft, setNavigations } from './draft-table.ts'
import { fail } from './errors.ts'
import { markRemoved } from './page-table.ts'
import { rememberNavigations } from './site-draft-table.ts'
import { asWas } from './trashed-pages.ts'

export const removePage = ownerCall(contract, async ({ pageId }, { account, inSite }) =>
  inSite(async (site) => {
    await lockDrafts(site)
    const { pages, navigations } = await readDraft(site)
    const page = pages.find(({ id }) => id === pageId)
    if (!page) throw fail('pageMissing')
    if (page.isHome) throw fail('homeNeeded')

    await markRemoved(site, pageId)
    const fields = await dropFieldsOfPage(site, pageId)
    if (page.navigation !== null) {
      const items = withoutNavigationItems(
        navigations[page.navigation] ?? [],
        (item) => 'collectionId' in item && item.collectionId === pageId,
      )
      const kinds = new Map(pages.map(({ id, kind }) => [id, kind]))
      await setNavigations(site, { ...navigations, [page.navigation]: items }, (id) =>
        kinds.get(id),
      )
    }
    const trashId = await putIntoTrash(site, {
      kind: 'page',
      thingId: pageId,
      title: page.title,
      by: account.id,
      was: asWas({ fields, place: formerPlaceOf(navigations, pageId) }),
    })
    await noteActivity(site, { kind: 'pageRemoved', by: account.id, about: page.title })
    await rememberNavigations(site, page.navigation === null ? [] : [page.navigation])
    return { ok: true as const, trashId }
  }),
)
