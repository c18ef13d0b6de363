/** A published site whose pages are saved to a file as they are read. */

import { writeFile } from 'node:fs/promises'
import type { Json, JsonObject } from '@sitewright/core/json'
import type { LiveSite } from './live-site.ts'
import type { RemoteSite } from './remote-site.ts'
import type { Saved } from './saved-site.ts'

/** Maximum number of pages that are saved: a file of some ten megabytes, and two requests to the site for each. */
const MOST_PAGES = 500
/** Pages after which the file is written and progress is reported. */
const PAGES_AT_ONCE = 25

/** @param mostPages pages that are read in advance; others are saved when somebody asks for them */
export async function saving(
  site: LiveSite,
  file: string,
  { mostPages = MOST_PAGES, pagesAtOnce = PAGES_AT_ONCE } = {},
): Promise<RemoteSite> {
  const { origin, navigations = null } = site
  const paths = await site.paths()
  const saved: Saved = { origin, paths, pages: {}, navigations, fields: {} }
  let writing = Promise.resolve()
  const write = () => {
    writing = writing.then(() => writeFile(file, `${JSON.stringify(saved)}\n`))
    return writing
  }
  const read = async (address: string) => {
    const [context, fields] = await Promise.all([site.contextOf(address), site.fieldsOf(address)])
    saved.pages[address] = context ?? null
    saved.fields[address] = fields
    return context
  }

  const readWhole = async (say: (line: string) => void) => {
    const first = ['/', ...paths, ...linkedIn(Object.values(navigations ?? {}).flat())]
    // Iterating a set also visits what is added to it meanwhile.
    const waiting = new Set([...first, ...(await site.addresses())])
    let count = 0
    try {
      for (const address of waiting) {
        if (count === mostPages) break
        const next = nextPageOf(await read(address))
        if (next !== undefined) waiting.add(next)
        count += 1
        if (count % pagesAtOnce !== 0) continue
        await write()
        say(`Saving ${origin}: ${count} of ${Math.min(waiting.size, mostPages)} pages`)
      }
    } finally {
      await write()
    }
    const left = waiting.size - count
    say(
      left === 0
        ? `Saved ${origin} in ${file}, all of its ${count} pages.`
        : `Saved ${origin} in ${file}, the first ${count} pages. Of the other ${left} it keeps those that you look at.`,
    )
  }

  const keep = async <Value>(values: Record<string, Value>, address: string, value: Value) => {
    if (Object.hasOwn(values, address)) return
    values[address] = value
    await write()
  }
  return {
    ...site,
    paths: async () => paths,
    contextOf: async (address) => {
      const context = await site.contextOf(address)
      await keep(saved.pages, address, context ?? null)
      return context
    },
    fieldsOf: async (address) => {
      const fields = await site.fieldsOf(address)
      await keep(saved.fields, address, fields)
      return fields
    },
    readWhole,
  }
}

/** Addresses in navigations, which may be missing from sitemaps. */
function linkedIn(entries: readonly JsonObject[]): string[] {
  return entries.flatMap(({ collection, items }) => [
    ...pathAt((collection as JsonObject | undefined)?.fullUrl),
    ...(Array.isArray(items) ? linkedIn(items as JsonObject[]) : []),
  ])
}

/** Address of the next page of a list. */
function nextPageOf(context: JsonObject | undefined): string | undefined {
  return pathAt((context?.pagination as JsonObject | undefined)?.nextPageUrl)[0]
}

function pathAt(address: Json | undefined): string[] {
  return typeof address === 'string' && address.startsWith('/') ? [address] : []
}
