/** Addresses inside the studio that pages lead to. */

import type { PageSummary } from '@sitewright/api/content/shapes'
import { placeOfWork } from './kind-looks.ts'

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

/** The address at which one goes on with a page. */
export function workPath(siteId: string, { id, kind }: Pick<PageSummary, 'id' | 'kind'>): string {
  switch (placeOfWork(kind)) {
    case 'editor':
      return pageEditorPath(siteId, id)
    case 'items':
      return itemsPath(siteId, id)
    case 'products':
      return `/sites/${siteId}/products`
    case 'settings':
      return pageSettingsPath(siteId, id)
  }
}
