/** The page that a typed address leads to, as a link that follows it. Pure. */

import { linkKind } from '@sitewright/core/links/link-address'
import type { SiteDraft } from '@sitewright/core/site/site-operation'

/** Undefined where no page has the address, and for one with a query, which a reference cannot have. */
export function referenceAt(
  href: string,
  { pages, homeId }: Pick<SiteDraft, 'pages' | 'homeId'>,
): { readonly href: string; readonly title: string } | undefined {
  const [, urlId, fragment = ''] = /^\/([^/?#]*)\/?(#.*)?$/.exec(href) ?? []
  if (urlId === undefined) return undefined
  const id =
    urlId === '' ? homeId : Object.keys(pages).find((pageId) => pages[pageId]?.urlId === urlId)
  const page = pages[id ?? '']
  const reference = `page:${id}${fragment}`
  if (!page || page.kind === 'link' || linkKind(reference) === undefined) return undefined
  return { href: reference, title: page.navigationTitle }
}
