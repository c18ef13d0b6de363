import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import { type CollectionKindName, collectionKind } from '@sitewright/core/content/collection-kinds'
import {
  type CollectionSettings,
  NEW_PAGE_SETTINGS,
} from '@sitewright/core/content/collection-settings'
import type { NavigationItem, Navigations } from '@sitewright/core/content/navigation-item'
import { MAIN_NAVIGATION } from '@sitewright/core/content/navigations'
import { freeUrlId } from '@sitewright/core/content/page-address'
import type { SiteHeader } from '@sitewright/core/content/site-header'
import { EMPTY_DOCUMENT, type PageDocument } from '@sitewright/core/document/page-document'
import { type Id, newId } from '@sitewright/core/id'
import { DEFAULT_SITE_STYLE, type SiteStyle } from '@sitewright/core/site/site-style'
import type { SiteTx } from '../../platform/database.ts'
import { insertDocuments } from './document-table.ts'
import {
  insertFields,
  insertSiteDraft,
  lockDrafts,
  readDraft,
  setNavigations,
} from './draft-table.ts'
import { insertPages, type NewPage } from './page-table.ts'

export interface StartingPage {
  /** Id given beforehand, for links or products that need to know it. */
  readonly id?: Id
  readonly title: string
  /** Title in navigations; the page's title by default. */
  readonly navigationTitle?: string
  /** Part of the address; derived from the title by default. */
  readonly urlId?: string
  readonly isHome?: boolean
  /** Key of the navigation that lists it, in the order of the list: the main one by default, null for none. */
  readonly navigation?: string | null
  /** Kind of page: with a document `page` by default, otherwise a store. */
  readonly kind?: CollectionKindName
  /** The folder or index that holds it, which stands before it in the list. */
  readonly parentId?: Id
  readonly settings?: Partial<CollectionSettings>
  readonly document?: PageDocument
}

export interface StartingContent {
  readonly header: SiteHeader
  readonly footer: PageDocument
  readonly style?: Partial<SiteStyle>
  /** Pages of the site; exactly one of them is the home page. */
  readonly pages: readonly StartingPage[]
}

/** Gives a new site its drafts. It has to be published before anyone sees them. */
export async function createContent(site: SiteTx, start: StartingContent): Promise<void> {
  const footerId = newId()
  await insertDocuments(site, [{ id: footerId, kind: 'field', body: start.footer }])
  const pages = preparedPages(start.pages, new Set())
  await insertStartingPages(site, pages)
  const style = { ...DEFAULT_SITE_STYLE, ...start.style }
  const navigations = withPages({ [MAIN_NAVIGATION]: [] }, pages)
  await insertSiteDraft(site, { header: start.header, style, navigations })
  await insertFields(site, [[FOOTER_FIELD, footerId]])
}

/** Adds pages to the drafts of a site that has some, at the end of each navigation. */
export async function addPages(site: SiteTx, starting: readonly StartingPage[]): Promise<void> {
  await lockDrafts(site)
  const { pages: existing, navigations } = await readDraft(site)
  const pages = preparedPages(starting, new Set(existing.map(({ urlId }) => urlId)))
  await insertStartingPages(site, pages)
  const kinds = new Map([...existing, ...pages].map(({ id, kind }) => [id, kind]))
  await setNavigations(site, withPages(navigations, pages), (id) => kinds.get(id))
}

interface PreparedPage extends NewPage {
  readonly navigation: string | null
  readonly body: PageDocument | undefined
}

/** @param taken addresses of other pages; those of these pages are added to them */
function preparedPages(starting: readonly StartingPage[], taken: Set<string>): PreparedPage[] {
  return starting.map((page) => {
    const { navigation = MAIN_NAVIGATION } = page
    const kind = collectionKind(page.kind ?? (page.document ? 'page' : 'products'))
    const urlId = page.urlId ?? freeUrlId(page.title, kind.fallbackUrlId, taken)
    taken.add(urlId)
    return {
      id: page.id ?? newId(),
      type: kind.type,
      kind: kind.name as CollectionKindName,
      parentId: page.parentId ?? null,
      settings: { ...NEW_PAGE_SETTINGS[kind.name as CollectionKindName], ...page.settings },
      title: page.title,
      navigationTitle: page.navigationTitle ?? page.title,
      urlId,
      isHome: page.isHome === true,
      documentId: kind.hasBody ? newId() : null,
      navigation,
      body: kind.hasBody ? (page.document ?? EMPTY_DOCUMENT) : undefined,
    }
  })
}

async function insertStartingPages(site: SiteTx, pages: readonly PreparedPage[]): Promise<void> {
  await insertDocuments(
    site,
    pages.flatMap(({ documentId, body }) =>
      documentId !== null && body ? [{ id: documentId, kind: 'page' as const, body }] : [],
    ),
  )
  await insertPages(site, pages)
}

/** Navigations with further pages, each at the end of its navigation or folder. */
function withPages(navigations: Navigations, pages: readonly PreparedPage[]): Navigations {
  let next = navigations
  for (const { id, navigation, parentId = null } of pages) {
    if (navigation === null) continue
    const items = withItem(next[navigation] ?? [], { collectionId: id, items: [] }, parentId)
    next = { ...next, [navigation]: items }
  }
  return next
}

function withItem(
  items: readonly NavigationItem[],
  added: NavigationItem,
  parentId: Id | null,
): readonly NavigationItem[] {
  if (parentId === null) return [...items, added]
  return items.map((item) =>
    'collectionId' in item && item.collectionId === parentId
      ? { ...item, items: [...item.items, added] }
      : item,
  )
}
