import { documentTexts } from '@sitewright/blocks/document-text'
import { escapeHtml } from '@sitewright/core/html'
import type { PageData } from '../data/page-data.ts'
import { objectOf, textOf } from './item-fields.ts'
import { plainText } from './plain-text.ts'

const MAX_LENGTH = 300

/** A page's description as plain text: the owner's text for search engines, or else the beginning of the content. */
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
  if (!('page' in view)) return ''
  const { settings, isHome } = view.page
  const ofSite = isHome ? site.settings.description : ''
  const written = settings.seoDescription || settings.description || ofSite
  if (written || view.kind !== 'page') return written
  const body = view.page.documentId && documents.get(view.page.documentId)
  return body ? plainText(documentTexts(body).map(escapeHtml).join('<br>'), MAX_LENGTH) : ''
}
