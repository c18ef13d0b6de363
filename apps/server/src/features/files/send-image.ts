import { iconSizeOf, TAB_ICON } from '@sitewright/core/files/icon-sizes'
import type { Id } from '@sitewright/core/id'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../platform/http/problems.ts'
import type { ImageRow } from './asset-table.ts'
import type { ImageSource, ImageVariant } from './image-source.ts'
import { servedFormats, tierOf } from './image-tiers.ts'
import { contentTypeFor } from './stored-format.ts'

/** Cache header of a final answer: another version has another address. */
const FOREVER = 'max-age=31536000, immutable'
/** Cache header while a better format is being made: ten minutes. */
const FOR_NOW = 'max-age=600'

/** Content security policy of a picture that is opened by itself: no script in it runs. */
const NOTHING_RUNS = "sandbox; default-src 'none'"
const NOTHING_BUT_STYLES = `${NOTHING_RUNS}; style-src 'unsafe-inline'`

export interface SendImageOptions {
  readonly siteId: Id
  readonly audience: 'public' | 'private'
  readonly row: ImageRow
  readonly source: ImageSource
  readonly makesAvif: boolean
}

/** Sends a picture in the requested tier, in the best format that the browser accepts and that is there. */
export async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { siteId, audience, row, source, makesAvif }: SendImageOptions,
): Promise<FastifyReply> {
  const [best, ...others] = variantsFor(request, row, makesAvif)
  const isOnly = others.length === 0
  const first = isOnly
    ? await source.read(siteId, row, best)
    : await source.readIfMade(siteId, row, best)
  const instant = others[0] ?? best
  const found = first ?? (isOnly ? undefined : await source.read(siteId, row, instant))
  if (!found) throw fail('notFound')

  const { tier, format } = first ? best : instant
  const etag = `"${row.id}-${row.version}-${tier}-${format}"`
  reply
    .header('cache-control', `${audience}, ${first ? FOREVER : FOR_NOW}`)
    .header('etag', etag)
    .header('vary', 'Accept')
    .header('content-security-policy', row.format === 'svg' ? NOTHING_BUT_STYLES : NOTHING_RUNS)
  if (request.headers['if-none-match']?.includes(etag)) {
    found.body.destroy()
    return reply.code(304).send()
  }
  return reply.type(contentTypeFor(format)).header('content-length', found.size).send(found.body)
}

function variantsFor(
  request: FastifyRequest,
  row: ImageRow,
  makesAvif: boolean,
): readonly [ImageVariant, ...ImageVariant[]] {
  const { format: wanted, icon } = request.query as { format?: unknown; icon?: unknown }
  const size = iconSizeOf(typeof icon === 'string' ? icon : undefined)
  // A drawing is sharp at any size, and its transparent parts show the tab behind it.
  if (size !== undefined && !(row.format === 'svg' && size === TAB_ICON)) {
    return [{ tier: `icon-${size}`, format: 'png' }]
  }
  const tier = tierOf(typeof wanted === 'string' ? wanted : undefined)
  if (tier === 'original' || row.format === 'svg') return [{ tier: 'original', format: row.format }]
  const facts = { hasAlpha: row.has_alpha, isAnimated: row.is_animated, makesAvif }
  const [best, ...others] = servedFormats(request.headers.accept, facts)
  return [{ tier, format: best ?? 'jpeg' }, ...others.map((format) => ({ tier, format }))]
}
