import {
  type CollectionKindName,
  collectionKind,
  isStore,
} from '@sitewright/core/content/collection-kinds'
import { MAIN_NAVIGATION } from '@sitewright/core/content/navigations'
import { canBeHome, freeUrlId } from '@sitewright/core/content/page-address'
import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import { type Id, newId } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { insertDocuments } from './document-table.ts'
import { lockDrafts, readDraft, setNavigations } from './draft-table.ts'
import { fail } from './errors.ts'
import { insertPages } from './page-table.ts'
import { rememberNavigations } from './site-draft-table.ts'

/** Pages of one site. */
const MAX_PAGES = 1000

/** Adds a draft page at the end of the main navigation; the first page of a site is its home. */
export async function addPage(
  site: SiteTx,
  { title, kind: name }: { title: string; kind: CollectionKindName },
): Promise<Id> {
  await lockDrafts(site)
  const { pages, navigations } = await readDraft(site)
  if (pages.length >= MAX_PAGES) throw fail('tooManyPages')

  const kind = collectionKind(name)
  const id = newId()
  const documentId = kind.hasBody ? newId() : null
  const taken = new Set(pages.map(({ urlId }) => urlId))
  if (documentId !== null) {
    await insertDocuments(site, [{ id: documentId, kind: 'page', body: EMPTY_DOCUMENT }])
  }
  await insertPages(site, [
    {
      id,
      type: kind.type,
      kind: name,
      title,
      navigationTitle: title.slice(0, 100),
      urlId: freeUrlId(title, kind.fallbackUrlId, taken),
      isHome: pages.length === 0 && canBeHome(kind),
      documentId,
    },
  ])
  const main = [...(navigations[MAIN_NAVIGATION] ?? []), { collectionId: id, items: [] }]
  const kinds = new Map(pages.map((page) => [page.id, page.kind]))
  await setNavigations(site, { ...navigations, [MAIN_NAVIGATION]: main }, (one) => kinds.get(one))
  await rememberNavigations(site, [MAIN_NAVIGATION])
  return id
}

/** The site's oldest store page; added where there is none. */
export async function ensureStorePage(site: SiteTx): Promise<Id> {
  await lockDrafts(site)
  const { pages } = await readDraft(site)
  const stores = pages.filter(({ kind }) => isStore(kind))
  const [oldest] = stores.map(({ id }) => id).sort()
  return oldest ?? addPage(site, { title: 'Store', kind: 'products' })
}
