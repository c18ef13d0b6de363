import { createPage as contract } from '@sitewright/api/content/create-page'
import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import { COLLECTION_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { ownerCall } from '../../platform/http/route.ts'
import { insertDocuments, insertPages, lockDrafts, readDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { freeUrlId } from './page-address.ts'
import { presentPage } from './present-pages.ts'

const MAX_PAGES = 1000

export const createPage = ownerCall(contract, async ({ title, type }, { inSite }) =>
  inSite(async (site) => {
    await lockDrafts(site)
    const { pages } = await readDraft(site)
    if (pages.length >= MAX_PAGES) throw fail('tooManyPages')

    const isStore = type === COLLECTION_TYPES.products
    const id = newId()
    const documentId = isStore ? null : newId()
    const taken = new Set(pages.map(({ urlId }) => urlId))
    if (documentId !== null) {
      await insertDocuments(site, [{ id: documentId, kind: 'page', body: EMPTY_DOCUMENT }])
    }
    await insertPages(site, [
      {
        id,
        type,
        title,
        navigationTitle: title.slice(0, 100),
        urlId: freeUrlId(title, isStore ? 'store' : 'page', taken),
        isHome: pages.length === 0,
        documentId,
        position: 1 + Math.max(0, ...pages.map(({ position }) => position ?? 0)),
      },
    ])
    return { page: await presentPage(site, id) }
  }),
)
