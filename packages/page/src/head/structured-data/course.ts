import { pagePath } from '../../data/site-content.ts'
import { siteUrl } from '../absolute.ts'
import { pageDescription } from '../description.ts'
import { ownPicture } from '../shared-picture.ts'
import type { Describe } from './describe.ts'
import { publisher } from './site.ts'

/** A course that has a description: search engines refuse others. */
export const course: Describe = (data) => {
  const { view, site } = data
  if (view.kind !== 'list' || view.page.kind !== 'course') return undefined
  const description = pageDescription(data)
  const image = ownPicture(data)?.url
  if (description === '') return undefined
  return {
    '@type': 'Course',
    name: view.page.title,
    url: siteUrl(pagePath(view.page), site.origin),
    description,
    provider: publisher(data),
    ...(image && { image }),
  }
}
