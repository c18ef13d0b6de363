import type { Id } from '@sitewright/core/id'
import type { SiteContent } from '@sitewright/page/data/site-content'
import type { LiveSite } from '../sites/index.ts'

/** Pages with the lock that applies to them: their own, or that of the folder or index they are in. */
export function withLocks(content: SiteContent, { locks }: Pick<LiveSite, 'locks'>): SiteContent {
  if (Object.keys(locks).length === 0) return content
  const lockOf = (id: Id | undefined) => (id !== undefined && id in locks ? id : undefined)
  const pages = [...content.pages].map(([id, page]) => {
    const lockedBy = lockOf(page.id) ?? lockOf(page.parentId)
    return [id, lockedBy === undefined ? page : { ...page, lockedBy }] as const
  })
  return { ...content, pages: new Map(pages) }
}
