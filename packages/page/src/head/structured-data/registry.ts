/** All JSON-LD descriptions of a page for search engines. To add a type, make its file and list it here. */

import type { JsonObject } from '@sitewright/core/json'
import type { PageData } from '../../data/page-data.ts'
import { blogPosting } from './blog-posting.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { course } from './course.ts'
import type { Describe } from './describe.ts'
import { event } from './event.ts'
import { imageObject } from './image-object.ts'
import { product } from './product.ts'
import { organization, webSite } from './site.ts'
import { videoObject } from './video-object.ts'

const DESCRIPTIONS: readonly Describe[] = [
  webSite,
  organization,
  blogPosting,
  course,
  event,
  imageObject,
  product,
  videoObject,
  breadcrumbList,
]

export function structuredData(data: PageData): JsonObject[] {
  return DESCRIPTIONS.flatMap((describe) => {
    const description = describe(data)
    return description ? [{ '@context': 'https://schema.org', ...description }] : []
  })
}
