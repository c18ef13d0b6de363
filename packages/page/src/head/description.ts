import { documentTexts } from '@sitewright/blocks/document-text'
import { escapeHtml } from '@sitewright/core/html'
import type { PageData, PageView } from '../data/page-data.ts'
import type { Documents, PageRecord } from '../data/site-content.ts'
import { objectOf, textOf } from './item-fields.ts'
import { filterName } from './list-filter.ts'
import { plainText } from './plain-text.ts'

const MAX_LENGTH = 300

/**
 * A page's description as plain text: the owner's text for search engines, or else the beginning of the content. A part of a list
 * has one of its own, and what its owner wrote is about the whole.
 */
export function pageDescription({
  view,
  site,
  documents,
}: Pick<PageData, 'view' | 'site' | 'documents'>): string {
  if (view.kind === 'item') {
    const { seoData, excerpt, body } = view.item
    const written = textOf(objectOf(seoData).seoDescription)
    return written || plainText(textOf(excerpt) || textOf(body), MAX_LENGTH)
  }
  if (view.kind === 'search')
    return view.own ? writtenOf(view.own) || bodyOf(view.own, documents) : ''
  if (!('page' in view)) return ''
  const filter = filterName(view)
  if (filter !== undefined) return [filter, titlesOf(view)].filter(Boolean).join(': ')
  const ofSite = view.page.isHome ? site.settings.description : ''
  const written = writtenOf(view.page) || ofSite
  return written || (view.kind === 'page' ? bodyOf(view.page, documents) : titlesOf(view))
}

function writtenOf({ settings }: PageRecord): string {
  return settings.seoDescription || settings.description
}

function bodyOf({ documentId }: PageRecord, documents: Documents): string {
  const body = documentId && documents.get(documentId)
  return body ? plainText(documentTexts(body).map(escapeHtml).join('<br>'), MAX_LENGTH) : ''
}

/** Titles of what a list or an index shows, as far as there is room: what its pages are about where nobody wrote it. */
function titlesOf(view: PageView): string {
  const titles =
    view.kind === 'list'
      ? [...view.items, ...view.past].map(({ title }) => title)
      : view.kind === 'index'
        ? view.children.map(({ page }) => page.title)
        : []
  return plainText(escapeHtml(titles.filter(Boolean).join(', ')), MAX_LENGTH)
}
