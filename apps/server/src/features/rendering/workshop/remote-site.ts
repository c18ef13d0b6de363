/** What a published site says of itself in public, by `?format=json`: enough to show it in another theme. */

import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { JsonObject } from '@sitewright/core/json'
import { StartProblem } from '../../../platform/start-problem.ts'
import { getText } from './get-text.ts'

export interface RemoteSite {
  /** Where its pictures and files are. */
  readonly origin: string
  /** What its templates are given at an address; nothing where there is nothing. */
  contextOf(address: string): Promise<JsonObject | undefined>
  /** Paths of what stands in its sitemap at the first level. */
  paths(): Promise<readonly string[]>
}

interface Saved {
  readonly origin: string
  readonly paths: readonly string[]
  readonly pages: Record<string, JsonObject | null>
}

/** More do not fit into a navigation. */
const MOST_PATHS = 30

/** Of an address, or of a file that was saved before. Throws one sentence where neither can be had. */
export async function openRemoteSite(
  source: string,
  { saveTo }: { saveTo?: string | undefined } = {},
): Promise<RemoteSite> {
  if (!/^https?:\/\//.test(source)) return savedSite(await readSaved(source))
  const site = await liveSite(new URL(source).origin)
  return saveTo === undefined ? site : saving(site, saveTo)
}

async function liveSite(origin: string): Promise<RemoteSite> {
  const known = new Map<string, Promise<JsonObject | undefined>>()
  const ask = async (address: string): Promise<JsonObject | undefined> => {
    const url = new URL(address, origin)
    url.searchParams.set('format', 'json')
    const { isGood, contentType, body } = await getText(url)
    const isData = isGood && contentType.includes('json')
    return isData ? withWholeAddresses(body, origin) : undefined
  }
  const contextOf = (address: string) => {
    const context = known.get(address) ?? ask(address)
    known.set(address, context)
    // What could not be had is asked for again.
    context.catch(() => known.delete(address))
    return context
  }
  const home = await contextOf('/').catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(`${origin} cannot be reached: ${error.code ?? error.message}.`)
  })
  if (!home) throw new StartProblem(`${origin} does not answer with data of a site.`)
  return { origin, contextOf, paths: () => pathsOf(origin) }
}

/** Files of the site stay where they are. */
function withWholeAddresses(json: string, origin: string): JsonObject {
  const file = /(^|["'\s,(])(?=\/(?:images|s|static)\/)/g
  return JSON.parse(json, (_key, value) =>
    typeof value === 'string' ? value.replace(file, `$1${origin}`) : value,
  ) as JsonObject
}

async function pathsOf(origin: string): Promise<readonly string[]> {
  const { isGood, body } = await getText(new URL('/sitemap.xml', origin))
  const paths = [...(isGood ? body : '').matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].flatMap(
    ([, address = '']) => (URL.canParse(address) ? [new URL(address).pathname] : []),
  )
  const first = paths.filter((path) => /^\/[^/]*$/.test(path))
  return [...new Set(first)].slice(0, MOST_PATHS)
}

async function readSaved(file: string): Promise<Saved> {
  if (!existsSync(file)) throw new StartProblem(`${file} is neither an address nor a file.`)
  const saved = JSON.parse(await readFile(file, 'utf8')) as Partial<Saved>
  if (typeof saved.origin !== 'string' || !Array.isArray(saved.paths) || !saved.pages) {
    throw new StartProblem(`${file} was not saved by \`sitewright dev --save\`.`)
  }
  return { origin: saved.origin, paths: saved.paths, pages: saved.pages }
}

const savedSite = ({ origin, paths, pages }: Saved): RemoteSite => ({
  origin,
  contextOf: async (address) =>
    (Object.hasOwn(pages, address) ? pages[address] : null) ?? undefined,
  paths: async () => paths,
})

/** Writes down what is read, and reads the pages of the first level at once so that they are there. */
async function saving(site: RemoteSite, file: string): Promise<RemoteSite> {
  const paths = await site.paths()
  const saved: Saved = { origin: site.origin, paths, pages: {} }
  let writing = Promise.resolve()
  const contextOf = async (address: string) => {
    const context = await site.contextOf(address)
    if (!Object.hasOwn(saved.pages, address)) {
      saved.pages[address] = context ?? null
      writing = writing.then(() => writeFile(file, `${JSON.stringify(saved)}\n`))
      await writing
    }
    return context
  }
  for (const path of new Set(['/', ...paths])) await contextOf(path)
  return { ...site, paths: async () => paths, contextOf }
}
