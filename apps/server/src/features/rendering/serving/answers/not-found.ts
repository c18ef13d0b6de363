import type { LiveSite } from '../../../sites/index.ts'
import { cacheTags } from '../cache/cache-tags.ts'
import type { PreparedResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { fetchNotFound } from './fetch-page.ts'
import { presentPage } from './present-page.ts'
import type { Answer } from './site-request.ts'

/** Key of the not-found page, one for all addresses that lead nowhere; no address has this form. */
const KEY = ' not-found'

export const nothingHere: Answer = ({ rendering, site }) => notFound(rendering, site)

export async function notFound(rendering: Rendering, site: LiveSite): Promise<PreparedResponse> {
  const make = async (cacheControl: string) => {
    const data = await fetchNotFound(rendering, site)
    const presented = await presentPage(rendering, data, { status: 404, cacheControl })
    return { ...presented, tags: cacheTags(data), isKept: true }
  }
  if (site.status !== 'public') return (await make(CACHE_CONTROL.nobody)).response
  return rendering.pages.load(site.id, KEY, () => make(CACHE_CONTROL.shared))
}
