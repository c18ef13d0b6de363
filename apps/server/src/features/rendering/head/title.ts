import { fillTitle } from '@sitewright/core/site/title-format'
import type { LiveSite } from '../../sites/index.ts'
import type { PageView } from '../page/page-data.ts'

const WITHOUT_PAGE: Readonly<Record<'notFound' | 'error', string>> = {
  notFound: 'Page not found',
  error: 'Something went wrong',
}

/** What the browser's tab says, as plain text, by the formats that the owner chose. */
export function pageTitle(view: PageView, site: Pick<LiveSite, 'title' | 'settings'>): string {
  const { homepageTitleFormat, collectionTitleFormat, itemTitleFormat } = site.settings
  const s = site.title
  switch (view.kind) {
    case 'item':
      return fillTitle(itemTitleFormat, { i: view.item.title, c: view.page.title, s })
    case 'page':
    case 'list':
    case 'index':
      return fillTitle(view.page.isHome ? homepageTitleFormat : collectionTitleFormat, {
        c: view.page.title,
        s,
      })
    default:
      return fillTitle(collectionTitleFormat, { c: WITHOUT_PAGE[view.kind], s })
  }
}
