import { linkReference, safeLink } from '@sitewright/core/links/link-address'
import { type PageRecord, pagePath, type SiteContent } from './site-content.ts'

/** The page of the site that a link in header or navigation leads to by its id. */
export function pageOfLink(
  url: string,
  { pages }: Pick<SiteContent, 'pages'>,
): PageRecord | undefined {
  return pages.get(linkReference(url)?.id ?? '')
}

/** Whether it leads to a page that is not on the site any more. */
export function isToGonePage(url: string, content: Pick<SiteContent, 'pages'>): boolean {
  return linkReference(url) !== undefined && !pageOfLink(url, content)
}

/** Address of a link in header or navigation; `page:<id>` leads to a page of the site, wherever it is, and nowhere once that is gone. */
export function headerLink(url: string, content: Pick<SiteContent, 'pages'>): string {
  const page = pageOfLink(url, content)
  if (page) return pagePath(page)
  return linkReference(url) ? '' : safeLink('header', url)
}
