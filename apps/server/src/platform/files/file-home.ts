/**
 * Whose files lie where: each store has a mark that names the database it belongs to, and the database remembers the store that has
 * all files. So two servers never share a store by mistake, and a start with the wrong settings does not show sites without pictures.
 */

import { isId } from '@sitewright/core/id'
import { type Generated, type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Migrations } from '../db/migrate.ts'
import type { Tables } from '../db/tables.ts'
import { openGlobalTable } from '../db/tenant-table.ts'
import { newToken } from '../keys.ts'
import type { FilesConfig } from '../settings/config.ts'
import { StartProblem } from '../start/start-problem.ts'
import type { FileStore, StoreKind } from './file-store.ts'
import type { FileStores } from './files.ts'
import { createFolderStore } from './folder-store.ts'

declare module '../db/tables.ts' {
  interface Tables {
    /** A table of one row. */
    file_home: {
      only_row: Generated<true>
      /** Names this database in the marks of stores. */
      owner_id: string
      /** The store that has all files, as its mark names it; null before the first start. */
      store_id: string | null
      kind: StoreKind | null
      /** Name of the store for people. */
      title: string | null
    }
  }
}

export const fileHomeMigrations: Migrations = {
  '1155-platform-file-home': async (db) => {
    await sql`
      CREATE TABLE file_home (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        owner_id text NOT NULL,
        store_id text,
        kind text,
        title text
      )`.execute(db)
    await openGlobalTable(db, 'file_home')
  },
}

/** File in which a store has its mark. */
export const MARK = '.sitewright-files'
/** Entries at the top of a store that are nobody's files. */
const OWN_ENTRIES: ReadonlySet<string> = new Set([MARK, '.drafts', '.staged', 'lost+found'])
/** Beginning of the names under which a start of this or another node tries to write. */
const PROBE = '.probe-'

const markShape = z.object({ owner: z.string(), store: z.string() })
type Mark = z.infer<typeof markShape>

type Home = Tables['file_home']
type Row = Pick<Home, 'owner_id' | 'store_id' | 'kind' | 'title'>
type Place = Pick<FilesConfig, 'isFolderGiven' | 'ownFolder'>

/** Tries the stores and makes them this server's, or throws a `StartProblem`; nodes that start together take turns. */
export async function claimStores(
  stores: FileStores,
  db: Kysely<Tables>,
  place: Place,
): Promise<void> {
  await stores.home.check()
  await stores.fallback?.check()
  await withHome(db, async (row, save) => {
    if (row.store_id === null && !stores.fallback) await refuseLeftBehind(stores.home, place)
    const home = await claim(stores.home, row, place)
    const fallback = stores.fallback && (await claim(stores.fallback, row, place))
    if (row.store_id === null) {
      return fallback && stores.fallback ? save(fallback, stores.fallback) : save(home, stores.home)
    }
    if (home.store === row.store_id || fallback?.store === row.store_id) return
    throw new StartProblem(
      `The files of this server are in ${row.title}, and not all of them in ${stores.home.title}: set FILES_IN and FILES_FALLBACK ` +
        'so that both are read, and bring them over with sitewright move-files.',
    )
  })
}

/** From now on `home` has all files. */
export async function settleIn(home: FileStore, db: Kysely<Tables>): Promise<void> {
  await withHome(db, async (_row, save) => {
    const mark = await readMark(home)
    if (!mark) throw new Error('A store without a mark is nobody’s home')
    await save(mark, home)
  })
}

type Save = (mark: Mark, store: FileStore) => Promise<void>

async function withHome(
  db: Kysely<Tables>,
  work: (row: Row, save: Save) => Promise<void>,
): Promise<void> {
  // Kept also where the start is refused: marks that were written name it.
  await db
    .insertInto('file_home')
    .values({ owner_id: newToken(), store_id: null, kind: null, title: null })
    .onConflict((row) => row.doNothing())
    .execute()
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('file_home')
      .select(['owner_id', 'store_id', 'kind', 'title'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    await work(row, (mark, store) => saveHome(tx, mark, store))
  })
}

async function saveHome(
  tx: Transaction<Tables>,
  { store: store_id }: Mark,
  { kind, title }: FileStore,
): Promise<void> {
  await tx.updateTable('file_home').set({ store_id, kind, title }).execute()
}

/** Files of before there were other places than the folder in DATA_DIR are not to be forgotten. */
async function refuseLeftBehind(home: FileStore, { isFolderGiven, ownFolder }: Place) {
  if (home.kind === 'folder' && !isFolderGiven) return
  const names = await createFolderStore(ownFolder).names('')
  if (!names.some((name) => isId(name))) return
  const remedy =
    home.kind === 's3'
      ? 'set FILES_FALLBACK=folder, and bring them over with sitewright move-files'
      : 'stop the server and move what is in it to FILES_DIR'
  throw new StartProblem(
    `There are files of sites in ${ownFolder}, which nobody would see: ${remedy}.`,
  )
}

/** The mark of a store that is this server's, written where there is none. */
async function claim(store: FileStore, row: Row, { isFolderGiven }: Place): Promise<Mark> {
  // The lock of DATA_DIR keeps others out of the folder in it.
  const isOurs = store.kind === 'folder' && !isFolderGiven
  const mark = await readMark(store)
  if (mark?.owner === row.owner_id) return mark
  if (mark && !isOurs) {
    throw new StartProblem(
      `${capital(store.title)} has the files of another server, whose database is not this one: name another place for files; ` +
        `or, if that server is gone for good, remove ${MARK} from it.`,
    )
  }
  const isUsed = await looksLikeOurs(store, isOurs)
  const isSame = row.store_id !== null && row.kind === store.kind && (isUsed || isOurs)
  const written: Mark = {
    owner: row.owner_id,
    store: (isSame ? row.store_id : mark?.store) ?? newToken(),
  }
  await store.put(MARK, Buffer.from(`${JSON.stringify(written)}\n`))
  return written
}

async function readMark(store: FileStore): Promise<Mark | undefined> {
  const found = await store.open(MARK)
  if (!found) return undefined
  let text = ''
  for await (const piece of found.body) text += String(piece)
  try {
    return markShape.parse(JSON.parse(text))
  } catch {
    throw new StartProblem(
      `${MARK} in ${store.title} is damaged: if the files there are this server’s, remove it and start again.`,
    )
  }
}

/** Whether there are files of sites; refuses a place that somebody uses for other things. */
async function looksLikeOurs(store: FileStore, isOurs: boolean): Promise<boolean> {
  const names = await store.names('')
  const stranger = names.find(
    (name) => !OWN_ENTRIES.has(name) && !name.startsWith(PROBE) && !isId(name),
  )
  if (stranger !== undefined && !isOurs) {
    throw new StartProblem(
      `${capital(store.title)} holds something else (${stranger}): name a place for files that is empty.`,
    )
  }
  return hasFiles(store)
}

export async function hasFiles(store: FileStore): Promise<boolean> {
  for await (const _ of store.walk()) return true
  return false
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
