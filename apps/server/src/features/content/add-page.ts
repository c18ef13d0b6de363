import { NEW_COVER, sectionFrom } from '@sitewright/blocks/section-library'
import {
  type CollectionKind,
  type CollectionKindName,
  collectionKind,
  isStore,
} from '@sitewright/core/content/collection-kinds'
import {
  type CollectionSettings,
  NEW_PAGE_SETTINGS,
} from '@sitewright/core/content/collection-settings'
import type { NavigationItem } from '@sitewright/core/content/navigation-item'
import { MAIN_NAVIGATION, type NewPagePlace } from '@sitewright/core/content/navigations'
import { canBeHome, freeUrlId } from '@sitewright/core/content/page-address'
import { EMPTY_DOCUMENT, type PageDocument } from '@sitewright/core/document/page-document'
import { type Id, newId } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { checkAddress } from './check-site-operation.ts'
import { insertDocuments } from './document-table.ts'
import { lockDrafts, readDraft, setNavigations } from './draft-table.ts'
import { fail } from './errors.ts'
import { insertPages } from './page-table.ts'
import { rememberNavigations } from './site-draft-table.ts'

/** Pages of one site. */
export const MAX_PAGES = 1000

export interface PageToAdd {
  readonly title: string
  readonly kind: CollectionKindName
  /** Title in navigations; the page's title by default. */
  readonly navigationTitle?: string | undefined
  /** The address that is asked for; derived from the title by default. */
  readonly urlId?: string | undefined
  readonly settings?: Partial<CollectionSettings>
  /** Its first draft. */
  readonly body?: PageDocument
  /** Its place in the main navigation; the last one by default. */
  readonly navigation?: NewPagePlace
}

/** Adds a draft page; the first page of a site is its home. A store needs a main navigation, whether it is put there or not. */
export async function addPage(
  site: SiteTx,
  {
    title,
    kind: name,
    navigationTitle = title,
    settings = {},
    navigation = 'last',
    body = firstBody(name),
    ...page
  }: PageToAdd,
): Promise<Id> {
  await lockDrafts(site)
  const { pages, navigations } = await readDraft(site)
  if (pages.length >= MAX_PAGES) throw fail('tooManyPages')
  if (isStore(name) && !navigations[MAIN_NAVIGATION]) throw fail('mainNavigationMissing')

  const kind = collectionKind(name)
  const id = newId()
  const documentId = kind.hasBody ? newId() : null
  if (documentId !== null) {
    await insertDocuments(site, [{ id: documentId, kind: 'page', body }])
  }
  await insertPages(site, [
    {
      id,
      type: kind.type,
      kind: name,
      title,
      navigationTitle: navigationTitle.slice(0, 100),
      urlId: addressOf(page.urlId, title, { kind, pages }),
      isHome: pages.length === 0 && canBeHome(kind),
      documentId,
      settings: { ...NEW_PAGE_SETTINGS[name], ...settings },
    },
  ])
  if (navigation !== 'none') {
    const item: NavigationItem = { collectionId: id, items: [] }
    const items = navigations[MAIN_NAVIGATION] ?? []
    const main = navigation === 'first' ? [item, ...items] : [...items, item]
    const kinds = new Map(pages.map((one) => [one.id, one.kind]))
    await setNavigations(site, { ...navigations, [MAIN_NAVIGATION]: main }, (one) => kinds.get(one))
    await rememberNavigations(site, [MAIN_NAVIGATION])
  }
  return id
}

/** A cover page is one screen from the beginning; all other pages begin without sections. */
function firstBody(kind: CollectionKindName): PageDocument {
  if (kind !== 'splash-page') return EMPTY_DOCUMENT
  const section = sectionFrom(NEW_COVER)
  return { version: 1, sectionOrder: [section.id], sections: { [section.id]: section } }
}

function addressOf(
  wish: string | undefined,
  title: string,
  { kind, pages }: { kind: CollectionKind; pages: readonly { readonly urlId: string }[] },
): string {
  const taken = new Set(pages.map(({ urlId }) => urlId))
  if (!wish) return freeUrlId(title, kind.fallbackUrlId, taken)
  const problem = checkAddress(wish, taken)
  if (problem) throw problem
  return wish
}

/** The site's oldest store page; added where there is none. */
export async function ensureStorePage(site: SiteTx): Promise<Id> {
  await lockDrafts(site)
  const { pages } = await readDraft(site)
  const stores = pages.filter(({ kind }) => isStore(kind))
  const [oldest] = stores.map(({ id }) => id).sort()
  return oldest ?? addPage(site, { title: 'Store', kind: 'products' })
}
