import { absoluteUrl, siteUrl } from '../absolute.ts'
import { pageDescription } from '../description.ts'
import { objectOf, textOf, textsOf } from '../item-fields.ts'
import { ownPicture } from '../shared-picture.ts'
import type { Describe } from './describe.ts'
import { publisher } from './site.ts'

/** The most characters of a headline that search engines show. */
const MAX_HEADLINE = 110

export const blogPosting: Describe = (data) => {
  const { view, site } = data
  if (view.kind !== 'item' || view.page.kind !== 'blog') return undefined
  const { item } = view
  const url = siteUrl(item.fullUrl, site.origin)
  const description = pageDescription(data)
  const image = ownPicture(data)?.url
  const author = objectOf(item.author)
  const name = textOf(author.displayName)
  const website = absoluteUrl(author.websiteUrl, site.origin)
  const keywords = textsOf(item.tags)
  const [section] = textsOf(item.categories)
  return {
    '@type': 'BlogPosting',
    headline: item.title.slice(0, MAX_HEADLINE),
    url,
    mainEntityOfPage: url,
    datePublished: new Date(Number(item.publishOn)).toISOString(),
    dateModified: new Date(Number(item.updatedOn)).toISOString(),
    author:
      name === '' ? publisher(data) : { '@type': 'Person', name, ...(website && { url: website }) },
    publisher: publisher(data),
    ...(description !== '' && { description }),
    ...(image && { image }),
    ...(keywords.length > 0 && { keywords }),
    ...(section !== undefined && { articleSection: section }),
  }
}
