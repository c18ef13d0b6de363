import { type Id, isId } from '@sitewright/core/id'
import { itemPathOn } from '@sitewright/page/address/item-path'
import { pagePath } from '@sitewright/page/data/site-content'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { cookieJar } from '../../platform/http/cookies.ts'
import { visitorOf } from '../../platform/http/gate.ts'
import { normalizeHost } from '../../platform/http/identity.ts'
import { fail } from '../../platform/http/problems.ts'
import type { VisitorRequest } from '../../platform/http/route.ts'
import { findSubject, type Subject } from '../comments/index.ts'
import { isOpen } from '../locks/index.ts'
import { pageOnSite } from '../rendering/index.ts'
import { type LiveSite, siteDirectory } from '../sites/index.ts'

/** A visitor's request for a page about comments. */
export interface CommentVisit extends VisitorRequest {
  readonly site: LiveSite
}

export async function commentVisit(
  app: App,
  raw: FastifyRequest,
  reply: FastifyReply,
): Promise<CommentVisit> {
  const site = await siteDirectory(app).byHost(normalizeHost(raw.headers.host))
  if (!site) throw fail('notFound')
  const cookies = cookieJar(raw, reply, app.config.isHttps)
  return {
    ...{ app, raw, cookies, site },
    siteId: site.id,
    visitor: visitorOf(cookies),
    inSite: (work) => app.database.inSite(site.id, work),
  }
}

/** A subject of comments, and the path of the page that shows it. */
export interface SeenSubject extends Subject {
  readonly path: string
}

/** Undefined for what this visitor does not see: it is gone, switched off, or behind a password. */
export async function seenSubject(
  { app, site, cookies, inSite }: CommentVisit,
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
export function idIn({ raw }: CommentVisit, name: 'commentId' | 'subjectId'): Id {
  const value = (raw.params as Readonly<Record<string, unknown>>)[name]
  if (!isId(value)) throw fail('notFound')
  return value
}
