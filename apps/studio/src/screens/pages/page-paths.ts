/** Addresses inside the studio that pages lead to. */

import type { PageSummary } from '@sitewright/api/content/shapes'
import { productsPath } from '../items/item-paths.ts'
import { listOfItems, placeOfWork } from './kind-looks.ts'

export function pageSettingsPath(siteId: string, pageId: string): string {
  return `/sites/${siteId}/pages/${pageId}/settings`
}

export function itemsPath(siteId: string, pageId: string): string {
  return `/sites/${siteId}/pages/${pageId}/items`
}

export function pageEditorPath(siteId: string, pageId: string): string {
  return `/sites/${siteId}/edit/${pageId}`
}

export interface PlaceOnPage {
  readonly sectionId: string | null
  readonly blockId: string | null
}

/** The editor of a page with a place on it selected. */
export function placePath(siteId: string, pageId: string, place: PlaceOnPage): string {
  return `${pageEditorPath(siteId, pageId)}${placeSearch(place)}`
}

/** The editor of a page with the settings of the header, in which the navigation is, too. */
export function headerSettingsPath(siteId: string, pageId: string): string {
  return `${pageEditorPath(siteId, pageId)}?at=header&panel=settings`
}

/** Deep link: the part of an editor's address that selects a place. */
export function placeSearch({ sectionId, blockId }: PlaceOnPage): string {
  const at = [sectionId, blockId].filter((id) => id !== null).join('.')
  return at && `?at=${at}`
}

/** The editor of a page, with the look of the site beside it. */
export function pageStylesPath(siteId: string, pageId: string): string {
  return `${pageEditorPath(siteId, pageId)}?panel=styles`
}

/** The look of the site beside its checkout, which stands in the frame of a page. */
export function checkoutStylesPath(siteId: string, pageId: string): string {
  return `${pageStylesPath(siteId, pageId)}&screen=checkout`
}

type PageOfKind = Pick<PageSummary, 'id' | 'kind'>

/** The list of everything that a page holds; the page itself where it holds nothing. */
export function listPath(siteId: string, { id, kind }: PageOfKind): string {
  const list = listOfItems(kind)
  if (list === 'products') return productsPath(siteId)
  return list ? itemsPath(siteId, id) : pageEditorPath(siteId, id)
}

/** The address at which one goes on with a page. Who may not edit pages sees more of a list than of the page that shows it. */
export function workPath(siteId: string, page: PageOfKind, mayEdit = true): string {
  if (!mayEdit && listOfItems(page.kind)) return listPath(siteId, page)
  return placeOfWork(page.kind) === 'editor'
    ? pageEditorPath(siteId, page.id)
    : pageSettingsPath(siteId, page.id)
}
