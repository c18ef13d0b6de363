import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { absoluteUrl } from '../absolute.ts'
import { pageDescription } from '../description.ts'
import { objectOf, textOf } from '../item-fields.ts'
import type { Describe } from './describe.ts'
import { publisher } from './site.ts'

/** A picture of a gallery, on its own page. */
export const imageObject: Describe = (data) => {
  const { view, site } = data
  if (view.kind !== 'item' || view.item.recordType !== RECORD_TYPES.image) return undefined
  const { item } = view
  const contentUrl = absoluteUrl(item.assetUrl, site.origin)
  if (contentUrl === undefined) return undefined
  const description = pageDescription(data) || textOf(item.altText)
  const author = textOf(objectOf(item.author).displayName)
  return {
    '@type': 'ImageObject',
    name: item.title,
    contentUrl,
    ...(description !== '' && { description }),
    creator: author === '' ? publisher(data) : { '@type': 'Person', name: author },
  }
}
