/**
 * A like, or one that is taken back. It is posted as a form from the site's own pages and needs no crumb, so that nothing is
 * stored on the device of a visitor who has not allowed it.
 */

import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { isId } from '@sitewright/core/id'
import { isTold } from '@sitewright/core/site/like-counts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { cookieJar } from '../../platform/http/cookies.ts'
import { visitorOf } from '../../platform/http/gate.ts'
import { normalizeHost } from '../../platform/http/identity.ts'
import { formFields, isOwnForm } from '../../platform/http/native-form.ts'
import { fail } from '../../platform/http/problems.ts'
import { giveVisitorCrumb } from '../../platform/http/visitor-crumb.ts'
import { announceItem, visibleItems } from '../items/index.ts'
import { siteDirectory } from '../sites/index.ts'
import { addLike, likesOf, removeLike } from './like-table.ts'
import { allowsId, likerOf } from './liker.ts'

export async function postLike(
  app: App,
  raw: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { itemId } = raw.params as { readonly itemId?: unknown }
  const site = await siteDirectory(app).byHost(normalizeHost(raw.headers.host))
  if (!site?.settings.likesEnabled || !isId(itemId)) throw fail('notFound')
  const cookies = cookieJar(raw, reply, app.config.isHttps)
  const visit = { app, raw, cookies, site, siteId: site.id }
  if (!isOwnForm(visit)) throw fail('foreignOrigin')
  const { cookieBanner } = site.settings
  if (allowsId(cookieBanner, cookies)) giveVisitorCrumb(visit)
  const { liked } = formFields(raw)
  const like = await app.database.inSite(site.id, async (tx) => {
    const { items } = await visibleItems(tx, {
      ...{ collectionId: undefined, ids: [itemId], now: new Date(app.clock.now()) },
      ...{ ordering: 'chronological' as const, limit: 1 },
    })
    const [item] = items
    if (!item || item.recordType === RECORD_TYPES.storeItem) throw fail('notFound')
    const liker = await likerOf(
      tx,
      { ...visit, visitor: visitorOf(cookies) },
      cookieBanner,
      cookies,
    )
    const count =
      liked === '1' ? await addLike(tx, itemId, liker) : await removeLike(tx, itemId, liker)
    if (count !== undefined && isTold(count)) await announceItem(tx, item)
    return (await likesOf(tx, [itemId], liker))[0]
  })
  return reply.header('cache-control', 'no-store').send(like)
}
