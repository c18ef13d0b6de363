import { TITLE_FORMATS } from '../context/website.ts'
import type { PageView } from '../page/page-data.ts'

const WITHOUT_PAGE: Readonly<Record<'notFound' | 'error', string>> = {
  notFound: 'Page not found',
  error: 'Something went wrong',
}

/** What the browser's tab says, as plain text. */
export function pageTitle(view: PageView, siteTitle: string): string {
  const { homepageTitleFormat, collectionTitleFormat, itemTitleFormat } = TITLE_FORMATS
  switch (view.kind) {
    case 'item':
      return fill(itemTitleFormat, { i: view.item.title, c: view.page.title, s: siteTitle })
    case 'page':
    case 'list':
    case 'index':
      return fill(view.page.isHome ? homepageTitleFormat : collectionTitleFormat, {
        c: view.page.title,
        s: siteTitle,
      })
    default:
      return fill(collectionTitleFormat, { c: WITHOUT_PAGE[view.kind], s: siteTitle })
  }
}

function fill(format: string, values: Readonly<Record<string, string>>): string {
  return format.replace(/%(\w)/g, (placeholder, key: string) => values[key] ?? placeholder)
}
