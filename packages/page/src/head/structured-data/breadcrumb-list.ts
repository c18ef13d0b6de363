import { findPage } from '../../address/find-page.ts'
import { type PageData, pageOf } from '../../data/page-data.ts'
import { type PageRecord, pagePath } from '../../data/site-content.ts'
import { siteUrl } from '../absolute.ts'
import type { Describe } from './describe.ts'

interface Crumb {
  readonly name: string
  readonly path: string
}

/** The path from the home page to this one, over pages that can be visited; none for the home page itself. */
export const breadcrumbList: Describe = ({ view, content, site }) => {
  const page = pageOf(view)
  if (!page) return undefined
  const home = [...content.pages.values()].find(({ isHome }) => isHome)
  const parent = page.parentId === undefined ? undefined : content.pages.get(page.parentId)
  const crumbs = [
    ...(home ? [crumbOf(home)] : []),
    ...(parent && hasPage(parent, content) ? [crumbOf(parent)] : []),
    ...(page.isHome ? [] : [crumbOf(page)]),
    ...(view.kind === 'item' ? [{ name: view.item.title, path: view.item.fullUrl }] : []),
  ]
  if (crumbs.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(path, site.origin),
    })),
  }
}

function crumbOf(page: PageRecord): Crumb {
  return { name: page.title, path: pagePath(page) }
}

/** Whether the page can be visited; folders may have no page of their own, or redirect to their first page. */
function hasPage(page: PageRecord, content: PageData['content']): boolean {
  const found = findPage(content, pagePath(page))
  return found !== undefined && found.kind !== 'moved'
}
