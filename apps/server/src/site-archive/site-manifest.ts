/**
 * `manifest.json` of an exported site. The folder is made like that of a backup, and holds one site alone: see
 * `docs/decisions/0106-a-site-leaves-as-a-folder-and-comes-in-as-a-stranger.md`.
 */

import { join } from 'node:path'
import { isId } from '@sitewright/core/id'
import { z } from 'zod'
import { BackupProblem } from '../backup/backup-problem.ts'
import {
  type Contents,
  count,
  NAME,
  readManifestAs,
  SHA256,
  storedFiles,
} from '../backup/manifest.ts'
import { MIGRATION_NAMES } from '../migrations.ts'

/** Version of the format; raised when an earlier program could not import what is written. */
export const SITE_FORMAT = 1

const archivedRows = z.strictObject({
  name: NAME,
  rows: count,
  /** Size and hash of the compressed rows. */
  bytes: count,
  sha256: SHA256,
})

const siteManifest = z.strictObject({
  format: z.literal(SITE_FORMAT),
  holds: z.literal('site'),
  program: z.string(),
  /** The moment of the snapshot. */
  takenAt: z.iso.datetime(),
  /** Migrations that had run. */
  migrations: z.array(z.string()).min(1),
  site: z.strictObject({
    id: z.string().refine(isId),
    identifier: z.string(),
    title: z.string(),
  }),
  tables: z.array(archivedRows),
  files: storedFiles,
})

export type SiteManifest = z.infer<typeof siteManifest>
export type ArchivedRows = z.infer<typeof archivedRows>

/** File of a table's rows below `tables`: a JSON object in each line, compressed. */
export const fileOfRows = ({ name }: Pick<ArchivedRows, 'name'>) => `${name}.jsonl.gz`

export const contentsOfSite = ({ tables, files }: SiteManifest): Contents => ({
  tables: new Map(tables.map((table) => [fileOfRows(table), table])),
  files,
})

/** The manifest of an exported site that this program can import, or a `BackupProblem` that says what to do. */
export async function readSiteManifest(folder: string): Promise<SiteManifest> {
  const kind = { maker: 'sitewright export', format: SITE_FORMAT }
  const manifest = await readManifestAs(siteManifest, folder, kind)
  refuseOtherVersion(manifest, join(folder))
  return manifest
}

/** Rows go into the tables that they were read from, since only those are known to have room for all of them. */
function refuseOtherVersion({ migrations, program }: SiteManifest, folder: string): void {
  const newer = migrations.find((name) => !MIGRATION_NAMES.includes(name))
  if (newer !== undefined) {
    throw new BackupProblem(
      `${folder} was made by a newer version of Sitewright (${program}, with ${newer}): import it with that version, or a newer one.`,
    )
  }
  const missing = MIGRATION_NAMES.find((name) => !migrations.includes(name))
  if (missing === undefined) return
  throw new BackupProblem(
    `${folder} was made by an earlier version of Sitewright (${program}, without ${missing}): import it into a server of that version, upgrade that server, and export the site again.`,
  )
}
