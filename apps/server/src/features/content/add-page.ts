import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import { COLLECTION_TYPES, type CollectionType } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { insertDocuments, insertPages, lockDrafts, readDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { freeUrlId } from './page-address.ts'

const MAX_PAGES = 1000

/** Adds a draft page at the end of the main navigation; the first page of a site is its home. */
export async function addPage(
  site: SiteTx,
  { title, type }: { title: string; type: CollectionType },
): Promise<Id> {
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
  return id
}

/** The site's oldest store page; a site without one gets one. */
export async function ensureStorePage(site: SiteTx): Promise<Id> {
  await lockDrafts(site)
  const { pages } = await readDraft(site)
  const stores = pages.filter(({ type }) => type === COLLECTION_TYPES.products)
  const [oldest] = stores.map(({ id }) => id).sort()
  return oldest ?? addPage(site, { title: 'Store', type: COLLECTION_TYPES.products })
}
