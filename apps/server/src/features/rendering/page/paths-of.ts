import type { Id } from '@sitewright/core/id'
import { pagePath, type SiteContent } from '../../content/index.ts'

/** Path of each page, for links that name pages by id. */
export function pathsOf({ pages }: SiteContent): ReadonlyMap<Id, string> {
  return new Map([...pages].map(([id, page]) => [id, pagePath(page)]))
}
