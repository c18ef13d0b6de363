import { shopWordsIn } from '@sitewright/core/shop-words/shop-words'
import { fillTitle } from '@sitewright/core/site/title-format'
import type { PageData } from '../data/page-data.ts'
import type { SiteFacts } from '../data/site-facts.ts'
import { pageWords } from '../words/page-words.ts'
import { objectOf, textOf } from './item-fields.ts'
import { filterName } from './list-filter.ts'

const WITHOUT_PAGE = {
  notFound: 'pageNotFound',
  error: 'pageWentWrong',
  search: 'pageSearch',
} as const

/** The title of a page of the platform, in the owner's words where these are others. */
function titleWithoutPage(
  kind: keyof typeof WITHOUT_PAGE | 'cart',
  { settings: { language }, words = {} }: SiteFacts,
): string {
  if (kind === 'cart') return words.cartTitle || shopWordsIn(language).cartTitle
  return words[WITHOUT_PAGE[kind]] || pageWords(language)[WITHOUT_PAGE[kind]]
}

/** The visible title of a page, as plain text; the home page has the site's title. */
export function pageHeading({ view, site }: Pick<PageData, 'view' | 'site'>): string {
  switch (view.kind) {
    case 'search':
      return view.own?.title ?? titleWithoutPage(view.kind, site)
    case 'item':
      return view.item.title
    case 'page':
    case 'list':
    case 'index':
      return view.page.isHome ? site.title : view.page.title
    default:
      return titleWithoutPage(view.kind, site)
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
      const filter = filterName(view)
      // Part of a list has a title of its own, else search engines take it for the whole.
      if (filter !== undefined) {
        const whole = isHome ? '' : settings.seoTitle || title
        return fillTitle(collectionTitleFormat, {
          c: [filter, whole].filter(Boolean).join(' – '),
          s,
        })
      }
      const format = isHome ? homepageTitleFormat : collectionTitleFormat
      return settings.seoTitle || fillTitle(format, { c: title, s })
    }
    default:
      return (
        (view.kind === 'search' && view.own?.settings.seoTitle) ||
        fillTitle(collectionTitleFormat, { c: pageHeading({ view, site }), s })
      )
  }
}
