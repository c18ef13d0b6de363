/** What a published site says of itself in public: enough to show it in another theme. */

import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { JsonObject } from '@sitewright/core/json'
import { StartProblem } from '../../../platform/start-problem.ts'
import { fieldsIn, type RemoteFields } from './fields-in.ts'
import { getText, type TextAnswer } from './get-text.ts'

export interface RemoteSite {
  /** Where its pictures and files are. */
  readonly origin: string
  /** What its templates are given at an address; nothing where there is nothing. */
  contextOf(address: string): Promise<JsonObject | undefined>
  /** What visitors see in the block fields of the page at an address. */
  fieldsOf(address: string): Promise<RemoteFields>
  /** What stands in its navigations, by key; nothing where it does not say. */
  readonly navigations: RemoteNavigations | undefined
  /** What is not known of it, and what can be done about that: sentences for whoever writes the theme. */
  readonly notes: readonly string[]
  /** Paths of what stands in its sitemap at the first level. */
  paths(): Promise<readonly string[]>
}

export type RemoteNavigations = Readonly<Record<string, readonly JsonObject[]>>

/** What `--save` keeps; files of earlier versions have neither navigations nor fields. */
interface Saved {
  readonly origin: string
  readonly paths: readonly string[]
  readonly pages: Record<string, JsonObject | null>
  readonly navigations: RemoteNavigations | null
  readonly fields: Record<string, RemoteFields>
}

type OldSaved = Pick<Saved, 'origin' | 'paths' | 'pages'> & Partial<Saved>

/** More do not fit into a navigation. */
const MOST_PATHS = 30

/** Of an address, or of a file that was saved before. Throws one sentence where neither can be had. */
export async function openRemoteSite(
  source: string,
  { saveTo }: { saveTo?: string | undefined } = {},
): Promise<RemoteSite> {
  if (!/^https?:\/\//.test(source)) return savedSite(await readSaved(source), source)
  const site = await liveSite(new URL(source).origin)
  return saveTo === undefined ? site : saving(site, saveTo)
}

async function liveSite(origin: string): Promise<RemoteSite> {
  const ask = async (address: string, format?: 'json' | 'navigations') => {
    const url = new URL(address, origin)
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
  return { origin, contextOf, fieldsOf, navigations, notes, paths: () => pathsOf(origin) }
}

async function reach(url: URL): Promise<TextAnswer> {
  return getText(url).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(
      `${url.origin} cannot be reached: ${error.code ?? error.message}. Check the address, or show what --save kept of it.`,
    )
  })
}

/** Other platforms may answer with something else. */
function navigationsIn(said: JsonObject | undefined): RemoteNavigations | undefined {
  const navigations = said?.navigations
  const isKnown = typeof navigations === 'object' && navigations !== null
  if (!isKnown || !Object.values(navigations).every(Array.isArray)) return undefined
  return navigations as unknown as RemoteNavigations
}

/** Asks once for each address; what could not be had is asked for again. */
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
  return JSON.parse(body, (_key, value) =>
    typeof value === 'string' ? withWholeAddresses(value, origin) : value,
  ) as JsonObject
}

/** Files of the site stay where they are. */
function withWholeAddresses(text: string, origin: string): string {
  return text.replace(/(^|["'\s,(])(?=\/(?:images|s|static)\/)/g, `$1${origin}`)
}

async function pathsOf(origin: string): Promise<readonly string[]> {
  const { isGood, body } = await reach(new URL('/sitemap.xml', origin))
  const paths = [...(isGood ? body : '').matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].flatMap(
    ([, address = '']) => (URL.canParse(address) ? [new URL(address).pathname] : []),
  )
  const first = paths.filter((path) => /^\/[^/]*$/.test(path))
  return [...new Set(first)].slice(0, MOST_PATHS)
}

async function readSaved(file: string): Promise<OldSaved> {
  if (!existsSync(file)) throw new StartProblem(`${file} is neither an address nor a file.`)
  const saved = savedIn(await readFile(file, 'utf8'))
  if (typeof saved?.origin !== 'string' || !Array.isArray(saved.paths) || !saved.pages) {
    throw new StartProblem(`${file} was not saved by \`sitewright dev --save\`.`)
  }
  return saved as OldSaved
}

function savedIn(text: string): Partial<Saved> | undefined {
  try {
    return (JSON.parse(text) as Partial<Saved> | null) ?? undefined
  } catch {
    return undefined
  }
}

function savedSite(
  { origin, paths, pages, navigations, fields }: OldSaved,
  file: string,
): RemoteSite {
  const again = `Save it again with --site ${origin} --save ${file}.`
  return {
    origin,
    contextOf: async (address) => own(pages, address) ?? undefined,
    fieldsOf: async (address) => own(fields ?? {}, address) ?? {},
    navigations: navigations ?? undefined,
    notes: [
      ...(navigations
        ? []
        : [
            `${file} does not say what is in the navigations of ${origin}: each has the pages of its sitemap. ${again}`,
          ]),
      ...(fields ? [] : [`${file} was saved before fields were kept, so they are empty. ${again}`]),
    ],
    paths: async () => paths,
  }
}

const own = <Value>(values: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined

/** Writes down what is read, and reads the pages of the first level at once so that they are there. */
async function saving(site: RemoteSite, file: string): Promise<RemoteSite> {
  const { origin, navigations = null } = site
  const paths = await site.paths()
  const saved: Saved = { origin, paths, pages: {}, navigations, fields: {} }
  let writing = Promise.resolve()
  const keep = async <Value>(values: Record<string, Value>, address: string, value: Value) => {
    if (Object.hasOwn(values, address)) return
    values[address] = value
    writing = writing.then(() => writeFile(file, `${JSON.stringify(saved)}\n`))
    await writing
  }
  const contextOf = async (address: string) => {
    const context = await site.contextOf(address)
    await keep(saved.pages, address, context ?? null)
    return context
  }
  const fieldsOf = async (address: string) => {
    const fields = await site.fieldsOf(address)
    await keep(saved.fields, address, fields)
    return fields
  }
  for (const path of new Set(['/', ...paths])) {
    await contextOf(path)
    await fieldsOf(path)
  }
  return { ...site, paths: async () => paths, contextOf, fieldsOf }
}
