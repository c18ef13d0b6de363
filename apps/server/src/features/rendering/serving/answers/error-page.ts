import { normalizeHost } from '../../../../platform/http/identity.ts'
import type { LiveSite } from '../../../sites/index.ts'
import type { MadePage } from '../cache/page-cache.ts'
import { type PreparedResponse, withHeaders } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { errorData } from './fetch-page.ts'
import { presentPage } from './present-page.ts'

/** Key of the error page in the page cache; no address has this form. */
const KEY = ' error'
const RETRY_SOON = { 'retry-after': '2' }

/** The error page in the theme's look, if that is in memory. It is cached, because failures come in crowds. */
export async function errorPage(
  rendering: Rendering,
  host: string | undefined,
): Promise<PreparedResponse> {
  const { sites, pages, plain } = rendering
  try {
    const site = await sites.byHost(normalizeHost(host))
    if (!site || !errorData(rendering, site)) return plain.unexpected
    return await pages.load(site.id, KEY, () => make(rendering, site))
  } catch {
    // Another failure is not logged: the first one was, and this page is only a courtesy.
    return plain.unexpected
  }
}

async function make(rendering: Rendering, site: LiveSite): Promise<MadePage> {
  const data = errorData(rendering, site)
  if (!data) return { response: rendering.plain.unexpected, tags: [], isKept: false }
  const { response } = await presentPage(rendering, data, {
    status: 503,
    cacheControl: 'no-store',
  })
  return { response: withHeaders(response, RETRY_SOON), tags: [], isKept: true }
}
