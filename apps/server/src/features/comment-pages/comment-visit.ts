import { type Id, isId } from '@sitewright/core/id'
import { itemPathOn } from '@sitewright/page/address/item-path'
import { pagePath } from '@sitewright/page/data/site-content'
import { fail } from '../../platform/http/problems.ts'
import { findSubject, type Subject } from '../comments/index.ts'
import { isOpen } from '../locks/index.ts'
import { pageOnSite } from '../rendering/index.ts'
import type { SiteVisit } from '../sites/index.ts'

/** A subject of comments, and the path of the page that shows it. */
export interface SeenSubject extends Subject {
  readonly path: string
}

/** Undefined for what this visitor does not see: it is gone, switched off, or behind a password. */
export async function seenSubject(
  { app, site, cookies, inSite }: SiteVisit,
  subjectId: Id,
): Promise<SeenSubject | undefined> {
  const { settings } = site
  const asked = { id: subjectId, now: app.clock.now() }
  const subject = await inSite((tx) => findSubject(tx, settings, asked))
  const page = subject && (await pageOnSite(app, site, subject.pageId))
  if (!page) return undefined
  const { lockedBy: target } = page
  if (target !== undefined && !isOpen(app, site, { target, cookies })) return undefined
  const { urlId } = subject
  return { ...subject, path: urlId === undefined ? pagePath(page) : itemPathOn(page, urlId) }
}

/** An id in the address, which leads nowhere if it is none. */
export function idIn({ raw }: SiteVisit, name: 'commentId' | 'subjectId'): Id {
  const value = (raw.params as Readonly<Record<string, unknown>>)[name]
  if (!isId(value)) throw fail('notFound')
  return value
}
