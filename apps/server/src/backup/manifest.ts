/**
 * `manifest.json` of a backup: all that is in it, with sizes and hashes. It is written last, so that a backup that was cut short
 * has none. The format is described in `docs/decisions/0101-a-backup-is-a-folder-read-in-one-snapshot.md`.
 */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { MIGRATION_NAMES } from '../migrations.ts'
import { BackupProblem } from './backup-problem.ts'
import type { Written } from './hashed-copy.ts'

/** Version of the format; raised when an earlier program could not restore what is written. */
export const FORMAT = 1

export const MANIFEST = 'manifest.json'
/** Lists the files of sites, a JSON object in each line. */
export const FILE_LIST = 'files.jsonl'
export const FILES = 'files'
export const TABLES = 'tables'

export const SHA256 = z.string().regex(/^[0-9a-f]{64}$/)
export const count = z.number().int().min(0)
export const NAME = z.string().regex(/^[a-z_][a-z0-9_]*$/)

/** The files of sites and the hash of their list. */
export const storedFiles = z.strictObject({ count, bytes: count, listSha256: SHA256 })

const storedTable = z.strictObject({
  schema: z.enum(['public', 'graphile_worker']),
  name: NAME,
  columns: z.array(NAME).min(1),
  rows: count,
  /** Size and hash of the compressed rows. */
  bytes: count,
  sha256: SHA256,
})

const manifest = z.strictObject({
  format: z.literal(FORMAT),
  program: z.string(),
  /** The moment of the snapshot. */
  takenAt: z.iso.datetime(),
  /** Migrations that had run. */
  migrations: z.array(z.string()).min(1),
  /** Hash by which the secret key is known that belongs to the rows; null where no server ever ran. */
  keyFingerprint: SHA256.nullable(),
  /** Size of the whole database on its disk, which a restore takes again. */
  databaseBytes: count,
  tables: z.array(storedTable),
  sequences: z.array(
    z.strictObject({
      schema: z.enum(['public', 'graphile_worker']),
      name: NAME,
      last: count,
    }),
  ),
  files: storedFiles,
})

export type Manifest = z.infer<typeof manifest>
export type StoredTable = z.infer<typeof storedTable>

const listedFile = z.strictObject({
  /** Below `files`: the site's id, then the file's key. */
  path: z.string(),
  bytes: count,
  sha256: SHA256,
})

export type ListedFile = z.infer<typeof listedFile>

export function parseListedFile(line: string): ListedFile {
  const parsed = listedFile.safeParse(asJson(line))
  if (parsed.success) return parsed.data
  throw new BackupProblem(`${FILE_LIST} is damaged: copy the folder once more, or take another.`)
}

/** File of a table's rows, below `tables`. */
export const fileOfTable = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>) =>
  `${schema}.${name}.copy.gz`

/** All that is in a folder beside its manifest. */
export interface Contents {
  /** Names of the files of tables, with their sizes and hashes. */
  readonly tables: ReadonlyMap<string, Written>
  readonly files: Manifest['files']
}

export const contentsOf = ({ tables, files }: Manifest): Contents => ({
  tables: new Map(tables.map((table) => [fileOfTable(table), table])),
  files,
})

/** The manifest of a backup that this program can restore, or a `BackupProblem` that says what to do. */
export async function readManifest(backup: string): Promise<Manifest> {
  const read = await readManifestAs(manifest, backup, {
    maker: 'sitewright backup',
    format: FORMAT,
  })
  refuseOtherMigrations(read)
  return read
}

interface Kind {
  /** The command that makes such folders. */
  readonly maker: string
  /** The newest version of the format that can be read. */
  readonly format: number
}

/** The manifest of a folder that `maker` has made, checked against `schema`. */
export async function readManifestAs<Read>(
  schema: z.ZodType<Read>,
  folder: string,
  { maker, format }: Kind,
): Promise<Read> {
  const file = join(folder, MANIFEST)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
      throw new BackupProblem(`${folder} cannot be read: ${error.message}.`)
    }
    throw new BackupProblem(
      `${folder} is not whole, since it has no ${MANIFEST}: name a folder that ${maker} has made to its end.`,
    )
  })
  const json = asJson(text)
  refuseNewerFormat(json, format)
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  throw new BackupProblem(
    `${file} is damaged, or is none of ${maker}: copy the folder once more, or take another.`,
  )
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refuseNewerFormat(json: unknown, newest: number): void {
  const format = (json as { format?: unknown } | null | undefined)?.format
  if (typeof format !== 'number' || format <= newest) return
  throw new BackupProblem(
    `The folder has format ${format} and this version of Sitewright reads ${newest}: use the version that made it, or a newer one.`,
  )
}

/** A backup is restored into the tables that it was read from, and those are brought up to date afterwards. */
function refuseOtherMigrations({ migrations, program }: Manifest): void {
  const unknown = migrations.find((name, index) => MIGRATION_NAMES[index] !== name)
  if (unknown === undefined) return
  throw new BackupProblem(
    `The backup was made by another version of Sitewright (${program}, with ${unknown}), whose tables this one does not know: ` +
      'restore it with the version that made it, or a newer one.',
  )
}
