/** Forms that browsers post by themselves, to page paths and never to `/api`. */

import type { FastifyRequest } from 'fastify'
import { isCrumbFor } from './crumb.ts'
import { visitorOf } from './gate.ts'
import { originAsked } from './identity.ts'
import type { SiteRecord } from './route.ts'
import type { CrumbRequest } from './visitor-crumb.ts'

export type FormFields = Readonly<Record<string, string>>

/** Fields of a posted form: texts only, and the last of several fields with one name. */
export function formFields(request: FastifyRequest): FormFields {
  const body = (request.body ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const last = Array.isArray(value) ? value.at(-1) : value
      return typeof last === 'string' ? [[name, last]] : []
    }),
  )
}

/** Path of the page that a form was posted from, as far as the browser tells it. */
export function pathBefore({
  raw,
  site,
}: Pick<CrumbRequest, 'raw'> & { readonly site: Pick<SiteRecord, 'origin'> }): string {
  const { referer = '' } = raw.headers
  if (!URL.canParse(referer)) return ''
  const { origin, pathname } = new URL(referer)
  return origin === site.origin ? pathname.slice(0, 2000) : ''
}

/**
 * Whether a form was posted from one of the site's own pages: its Origin says so, or the browser does; one that
 * says neither must bring the crumb of an uncached page. Another site's Origin never passes.
 */
export function isOwnForm(visit: CrumbRequest): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = visit.raw.headers
  if (origin !== undefined && origin !== 'null') {
    return origin === originAsked(visit.raw, visit.app.config)
  }
  if (fetchSite !== undefined && fetchSite !== 'none') return fetchSite === 'same-origin'
  const holder = visitorOf(visit.cookies)
  const { crumb = '' } = formFields(visit.raw)
  return holder !== undefined && isCrumbFor(visit.app.keys, { realm: visit.siteId, holder }, crumb)
}
