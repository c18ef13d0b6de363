import { renderDocument } from '@sitewright/blocks/render'
import { siteContext } from '../context/page-context.ts'
import type { Fetched } from '../data/fetched.ts'
import type { PageSource } from '../data/page-data.ts'
import type { PageRecord } from '../data/site-content.ts'
import { documentOptions } from '../render/document-options.ts'

/** HTML of the body of a page that another page embeds; empty for pages without one. */
export function pageBody(
  { documentId, title }: PageRecord,
  { blocks, documents, store }: Fetched,
  { source, isTop }: { source: PageSource; isTop: boolean },
): string {
  const body = documentId === undefined ? undefined : documents.get(documentId)
  if (!body || documentId === undefined) return ''
  return renderDocument(body, {
    mode: source.mode,
    data: blocks,
    documentId,
    label: title,
    isTop,
    site: siteContext({ ...source, store, blocks }),
    ...documentOptions({ ...source, store }),
  })
}
