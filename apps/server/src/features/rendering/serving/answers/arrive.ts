import { readPageUrl, withoutTrailingSlash } from '@sitewright/page/address/page-url'
import type { FastifyRequest } from 'fastify'
import { normalizeHost } from '../../../../platform/http/identity.ts'
import type { PreparedResponse } from '../http/prepared-response.ts'
import { redirect } from '../http/redirect.ts'
import type { Rendering } from '../rendering.ts'
import { safeAddress } from './locations.ts'
import { type SiteRequest, siteRequest } from './site-request.ts'

/** Resolves a request's site and address; an answer where there is no site, or the address is not the right one. */
export async function arrive(
  rendering: Rendering,
  request: FastifyRequest,
): Promise<SiteRequest | PreparedResponse> {
  const address = request.raw.url ?? '/'
  const host = normalizeHost(request.headers.host)
  const site = await rendering.sites.byHost(host)
  if (!site) return rendering.plain.unknownHost
  if (new URL(site.origin).host !== host) return redirect(site.origin + safeAddress(address))
  const url = readPageUrl(address)
  if (!url) {
    const shorter = withoutTrailingSlash(address)
    return shorter === undefined ? rendering.plain.malformed : redirect(shorter)
  }
  return siteRequest({ rendering, request, site, url })
}
