/** Likes of items: once for each visitor, without storing anything on their devices before they allow it. */

import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { limiterOf } from '../../platform/http/rate-limits.ts'
import { forgetLikers } from './forget-likers.ts'
import { listLikes } from './list-likes.ts'
import { migrations } from './migrations.ts'
import { postLike } from './post-like.ts'

export { dailyVisitor } from './daily-visitor.ts'

export const likesFeature: Feature = {
  name: 'likes',
  routes: [listLikes],
  pages: registerPages,
  chores: [forgetLikers],
  migrations,
}

function registerPages(server: FastifyInstance, app: App): void {
  const options = { constraints: { identity: 'site' }, onRequest: limiterOf(app, 'postLike') }
  server.post('/likes/:itemId', options, (request, reply) => postLike(app, request, reply))
}
