import { type FoundPage, findPage } from '@sitewright/page/address/find-page'
import type { PageUrl } from '@sitewright/page/address/page-url'
import type { SiteContent } from '@sitewright/page/data/site-content'
import type { FastifyRequest } from 'fastify'
import { withLocks } from '../../../locks/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import type { PreparedResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { publishedOf } from './fetch-page.ts'

/** A request to a site. */
export interface SiteRequest {
  readonly rendering: Rendering
  readonly request: FastifyRequest
  readonly site: LiveSite
  readonly url: PageUrl
  /** Resolves the address; for published sites only. */
  place(): Promise<Place>
}

/** The page that an address leads to, before anything on it is fetched. */
export interface Place {
  /** Published content, in which locked pages are marked as such. */
  readonly content: SiteContent
  readonly found: FoundPage | undefined
}

/** One link of the chain: a response, or undefined to pass the request on. */
export type Answer = (
  request: SiteRequest,
) => PreparedResponse | undefined | Promise<PreparedResponse | undefined>

export function siteRequest(known: Omit<SiteRequest, 'place'>): SiteRequest {
  let place: Promise<Place> | undefined
  return {
    ...known,
    place: () => {
      place ??= placeOf(known)
      return place
    },
  }
}

async function placeOf({ rendering, site, url }: Omit<SiteRequest, 'place'>): Promise<Place> {
  const published = await publishedOf(rendering, site)
  const content = withLocks(published.content, site)
  return { content, found: findPage(content, url.path) }
}
