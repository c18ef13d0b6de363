/** Looks at the books of all sites, and whether rows and files name each other. */

import { type Id, isId } from '@sitewright/core/id'
import { type FileSource, fileSourceOf } from '../backup/file-source.ts'
import { megabytes } from '../backup/room.ts'
import { checkInvariants } from '../features/commerce/index.ts'
import { FEATURES } from '../features.ts'
import type { Database } from '../platform/database.ts'
import type { FileStores } from '../platform/files/files.ts'
import { type Finding, fine, note, trouble } from './finding.ts'

/** Sentences of one kind that are said; the rest is counted. */
const MOST_SAID = 10
/** Milliseconds for which a file may be there before its row, or after it: uploads and removals that are under way. */
const UNDER_WAY_MS = 3_600_000

export async function* checkSites(database: Database, stores: FileStores): AsyncGenerator<Finding> {
  for (const store of storesOf(stores).filter(({ kind }) => kind === 's3')) {
    await store.check()
    yield fine(`Files can be written to ${store.title}, read and removed.`)
  }
  const files = fileSourceOf(stores)
  const { sites } = await checkInvariants({ database })
  const broken = sites.flatMap(({ siteId, violations }) =>
    violations.map(
      ({ check, id, detail }) =>
        `The books of site ${siteId} do not add up: ${check} (${id}: ${detail}).`,
    ),
  )
  yield* several(broken, `The books of ${sites.length} sites add up.`)

  const missing: string[] = []
  const strays = { count: 0, bytes: 0 }
  for (const { siteId } of sites) {
    missing.push(...(await missingFiles(database, files, siteId)))
  }
  yield* several(
    missing.map((path) => `The file ${path} is missing: put it back from a backup.`),
    'Every file that is named is there.',
  )
  for await (const path of straysIn(stores, database)) {
    const found = await files.stat(path)
    if (!found || Date.now() - found.changedAt.getTime() < UNDER_WAY_MS) continue
    strays.count += 1
    strays.bytes += found.bytes
  }
  yield strays.count === 0
    ? fine('There is no file that nothing names.')
    : note(
        `${strays.count} files (${megabytes(strays.bytes)}) in ${stores.home.title} are named by nothing: they only take room.`,
      )
}

function* several(sentences: readonly string[], otherwise: string): Generator<Finding> {
  if (sentences.length === 0) yield fine(otherwise)
  for (const sentence of sentences.slice(0, MOST_SAID)) yield trouble(sentence)
  const more = sentences.length - MOST_SAID
  if (more > 0) yield trouble(`There are ${more} more of these.`)
}

async function namedFiles(database: Database, siteId: Id): Promise<readonly string[]> {
  return database.inSite(siteId, async (site) => {
    const named: string[] = []
    for (const { namedFiles } of FEATURES) named.push(...((await namedFiles?.(site)) ?? []))
    return named
  })
}

/** Paths below `files`. A file whose row was removed meanwhile is not missing, so what seems so is asked about again. */
async function missingFiles(database: Database, files: FileSource, siteId: Id): Promise<string[]> {
  const seeming: string[] = []
  for (const key of await namedFiles(database, siteId)) {
    if (!(await files.stat(`${siteId}/${key}`))) seeming.push(key)
  }
  if (seeming.length === 0) return []
  const still = new Set(await namedFiles(database, siteId))
  return seeming.filter((key) => still.has(key)).map((key) => `${siteId}/${key}`)
}

/** Files of sites that are gone, and those that lie with no file that is named: variants lie beside what they were made of. */
async function* straysIn(stores: FileStores, database: Database): AsyncGenerator<string> {
  const files = fileSourceOf(stores)
  const folders = new Set<string>()
  for (const store of storesOf(stores)) for (const name of await store.names('')) folders.add(name)
  const known = await database.global.selectFrom('site').select('id').execute()
  const sites = new Set<string>(known.map(({ id }) => id))
  for (const folder of [...folders].filter(isId)) {
    const named = sites.has(folder) ? await namedFiles(database, folder) : []
    const owned = new Set(named.map(placeOf))
    for await (const path of files.paths(folder)) {
      if (!owned.has(placeOf(path.slice(folder.length + 1)))) yield path
    }
  }
}

const storesOf = ({ home, fallback }: FileStores) => (fallback ? [home, fallback] : [home])

/** The kind and the id that a key begins with. */
const placeOf = (key: string) => key.split('/').slice(0, 2).join('/')
