/** A published site, from the file that `--save` made of it. */

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { JsonObject } from '@sitewright/core/json'
import type { RemoteFields, RemoteNavigations } from '@sitewright/page'
import { StartProblem } from '../../../../platform/start/start-problem.ts'
import type { RemoteSite } from './remote-site.ts'

/** Content of the file: pages and fields by address. Files of earlier versions have no navigations and no fields. */
export interface Saved {
  readonly origin: string
  /** Paths of the first level. */
  readonly paths: readonly string[]
  /** Data by address; null where there is no page. */
  readonly pages: Record<string, JsonObject | null>
  readonly navigations: RemoteNavigations | null
  readonly fields: Record<string, RemoteFields>
}

type OldSaved = Pick<Saved, 'origin' | 'paths' | 'pages'> & Partial<Saved>

/** Opens a saved site. Throws one sentence where there is no such file. */
export async function savedSite(file: string): Promise<RemoteSite> {
  const { origin, paths, pages, navigations, fields } = await readSaved(file)
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
