import { fillTitle } from '@sitewright/core/site/title-format'
import type { PageData } from '../data/page-data.ts'
import { objectOf, textOf } from './item-fields.ts'

const WITHOUT_PAGE = {
  notFound: 'Page not found',
  error: 'Something went wrong',
  search: 'Search',
  cart: 'Shopping cart',
} as const

/** The visible title of a page, as plain text; the home page has the site's title. */
export function pageHeading({ view, site }: Pick<PageData, 'view' | 'site'>): string {
  switch (view.kind) {
    case 'item':
      return view.item.title
    case 'page':
    case 'list':
    case 'index':
      return view.page.isHome ? site.title : view.page.title
    default:
      return WITHOUT_PAGE[view.kind]
  }
}

/**
 * The title in the browser's tab, as plain text: the owner's text for search engines, or else the titles of site,
 * collection and item by the formats that the owner chose.
 */
export function pageTitle({ view, site }: Pick<PageData, 'view' | 'site'>): string {
  const { homepageTitleFormat, collectionTitleFormat, itemTitleFormat } = site.settings
  const s = site.title
  switch (view.kind) {
    case 'item': {
      const { seoData, title } = view.item
      const written = textOf(objectOf(seoData).seoTitle)
      return written || fillTitle(itemTitleFormat, { i: title, c: view.page.title, s })
    }
    case 'page':
    case 'list':
    case 'index': {
      const { isHome, settings, title } = view.page
      const format = isHome ? homepageTitleFormat : collectionTitleFormat
      return settings.seoTitle || fillTitle(format, { c: title, s })
    }
    default:
      return fillTitle(collectionTitleFormat, { c: WITHOUT_PAGE[view.kind], s })
  }
}
