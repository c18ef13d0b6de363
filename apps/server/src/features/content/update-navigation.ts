import { updateNavigation as contract } from '@sitewright/api/content/update-navigation'
import { ownerCall } from '../../platform/http/route.ts'
import { lockDrafts, readDraft, setNavigation } from './draft-table.ts'
import { fail } from './errors.ts'
import { presentPages } from './present-pages.ts'

export const updateNavigation = ownerCall(contract, async ({ navigation }, { inSite }) =>
  inSite(async (site) => {
    await lockDrafts(site)
    const wanted = [...new Set(navigation.items.map(({ collectionId }) => collectionId))]
    const { pages } = await readDraft(site)
    const known = new Set(pages.map(({ id }) => id))
    if (wanted.some((id) => !known.has(id))) throw fail('pageMissing')

    await setNavigation(site, wanted)
    return { pages: await presentPages(site) }
  }),
)
