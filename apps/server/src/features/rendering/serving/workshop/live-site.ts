/** A published site, read over HTTP. */

import type { JsonObject } from '@sitewright/core/json'
import type { RemoteNavigations } from '@sitewright/page'
import { StartProblem } from '../../../../platform/start/start-problem.ts'
import { fieldsIn } from './fields-in.ts'
import { getText, type TextAnswer } from './get-text.ts'
import type { RemoteSite } from './remote-site.ts'

export interface LiveSite extends RemoteSite {
  /** Paths of everything in its sitemap. */
  addresses(): Promise<readonly string[]>
}

/** Maximum number of pages in a navigation that the site does not describe; more do not fit into one. */
const MOST_PATHS = 30
/** Maximum number of parts of a sitemap that are read. */
const MOST_PARTS = 10

export async function liveSite(origin: string): Promise<LiveSite> {
  const ask = async (address: string, format?: 'json' | 'navigations') => {
    // Addresses come from what was read and may name any host; the request always goes to this site.
    const url = new URL(`${origin}${address}`)
    if (format) url.searchParams.set('format', format)
    else url.searchParams.delete('format')
    return reach(url)
  }
  const contextOf = knownOnce(async (address) => dataIn(await ask(address, 'json'), origin))
  const fieldsOf = knownOnce(async (address) => {
    const { isGood, body } = await ask(address)
    return isGood ? fieldsIn(withWholeAddresses(body, origin)) : {}
  })
  if (!(await contextOf('/'))) {
    throw new StartProblem(
      `${origin} does not answer with data of a site. It must be published, and open to everyone.`,
    )
  }
  const navigations = navigationsIn(dataIn(await ask('/', 'navigations'), origin))
  const notes =
    navigations === undefined
      ? [`${origin} does not say what is in its navigations: each has the pages of its sitemap.`]
      : []
  const addresses = () => addressesIn(origin)
  const paths = async () =>
    (await addresses()).filter((path) => /^\/[^/]*$/.test(path)).slice(0, MOST_PATHS)
  return { origin, contextOf, fieldsOf, navigations, notes, paths, addresses }
}

async function reach(url: URL): Promise<TextAnswer> {
  return getText(url).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(
      `${url.origin} cannot be reached: ${error.code ?? error.message}. Check the address, or show what --save kept of it.`,
    )
  })
}

/** Navigations in the site's answer; undefined where it has another shape, as from other platforms. */
function navigationsIn(said: JsonObject | undefined): RemoteNavigations | undefined {
  const navigations = said?.navigations
  const isKnown = typeof navigations === 'object' && navigations !== null
  if (!isKnown || !Object.values(navigations).every(Array.isArray)) return undefined
  return navigations as unknown as RemoteNavigations
}

/** Memoizes by address, without failures. Single-flight: callers share the promise. */
function knownOnce<Answer>(ask: (address: string) => Promise<Answer>) {
  const known = new Map<string, Promise<Answer>>()
  return (address: string): Promise<Answer> => {
    const answer = known.get(address) ?? ask(address)
    known.set(address, answer)
    answer.catch(() => known.delete(address))
    return answer
  }
}

function dataIn({ isGood, contentType, body }: TextAnswer, origin: string) {
  if (!isGood || !contentType.includes('json')) return undefined
  try {
    return JSON.parse(body, (_key, value) =>
      typeof value === 'string' ? withWholeAddresses(value, origin) : value,
    ) as JsonObject
  } catch {
    return undefined
  }
}

/** Makes addresses of the site's files absolute, so that they are loaded from there. */
function withWholeAddresses(text: string, origin: string): string {
  return text.replace(/(^|["'\s,(])(?=\/(?:images|s|static)\/)/g, `$1${origin}`)
}

/** Paths of everything in the site's sitemap, which may be an index of other sitemaps. */
async function addressesIn(origin: string): Promise<readonly string[]> {
  const named = await namedIn(new URL('/sitemap.xml', origin))
  const parts = named.filter(isSitemap).slice(0, MOST_PARTS)
  const inParts: URL[] = []
  for (const part of parts) inParts.push(...(await namedIn(new URL(`${origin}${part.pathname}`))))
  const pages = [...named, ...inParts].filter((url) => !isSitemap(url))
  return [...new Set(pages.map(({ pathname }) => pathname))]
}

async function namedIn(sitemap: URL): Promise<URL[]> {
  const { isGood, body } = await reach(sitemap)
  const found = [...(isGood ? body : '').matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)]
  return found.flatMap(([, address = '']) => (URL.canParse(address) ? [new URL(address)] : []))
}

const isSitemap = ({ pathname }: URL) => pathname.endsWith('.xml')
