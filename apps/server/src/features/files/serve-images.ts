/** Pictures by address: for anyone on a site's own hosts, for members in the studio. */

import { type Id, isId } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { cookieJar } from '../../platform/http/cookies.ts'
import { normalizeHost } from '../../platform/http/identity.ts'
import { fail } from '../../platform/http/problems.ts'
import { directoryOf } from '../sites/index.ts'
import type { AssetRow } from './asset-table.ts'
import { CONTENT_TYPES } from './image-format.ts'
import { createImageSource, type ImageVariant } from './image-source.ts'
import { servedFormat, tierOf } from './image-tiers.ts'

const YEAR_S = 31_536_000

export function serveImages(server: FastifyInstance, app: App): void {
  const directory = directoryOf(app)
  const source = createImageSource(app)

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { siteId, audience }: { siteId: Id; audience: 'public' | 'private' },
  ) => {
    const { assetId } = request.params as { assetId: string }
    const asset = isId(assetId) ? await source.find(siteId, assetId) : undefined
    if (!asset) throw fail('notFound')
    const variant = variantFor(request, asset)
    const etag = `"${asset.id}-${variant.tier}-${variant.format}"`
    reply
      .header('cache-control', `${audience}, max-age=${YEAR_S}, immutable`)
      .header('etag', etag)
      .header('vary', 'Accept')
      .header('content-security-policy', "default-src 'none'; sandbox")
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()

    const bytes = await source.read(siteId, asset, variant)
    if (!bytes) throw fail('notFound')
    return reply.type(CONTENT_TYPES[variant.format]).send(bytes)
  }

  // The canvas has no cookies, so the editor's pictures come from there like anyone's.
  for (const identity of ['site', 'canvas']) {
    server.get('/images/:assetId/:filename', {
      constraints: { identity },
      handler: async (request, reply) => {
        const site = await directory.siteByHost(normalizeHost(request.headers.host))
        if (!site) throw fail('notFound')
        return answer(request, reply, { siteId: site.id, audience: 'public' })
      },
    })
  }

  server.get('/s/:siteId/images/:assetId/:filename', {
    constraints: { identity: 'studio' },
    handler: async (request, reply) => {
      const { siteId } = request.params as { siteId: string }
      const session = await directory.sessionOf(cookieJar(request, reply, app.config.isHttps))
      if (!session) throw fail('notSignedIn')
      const role = isId(siteId) ? await directory.roleOf(session.account.id, siteId) : undefined
      if (role === undefined) throw fail('notFound')
      if (!can(role, 'files.view')) throw fail('notAllowed')
      return answer(request, reply, { siteId, audience: 'private' })
    },
  })
}

function variantFor(request: FastifyRequest, asset: AssetRow): ImageVariant {
  const { format } = request.query as { format?: unknown }
  const tier = tierOf(typeof format === 'string' ? format : undefined)
  if (tier === 'original') return { tier, format: asset.format }
  const hasAlpha = asset.has_alpha
  return { tier, format: servedFormat(request.headers.accept, { hasAlpha }) }
}
