/** A real PostgreSQL that belongs to this server: started, watched and stopped with it. */

import { ensureCluster } from './cluster.ts'
import { findPlaces } from './places.ts'
import { startPostmaster, stopEarlier } from './postmaster.ts'
import { ownerUrl, prepareDatabase } from './prepare.ts'
import { programFiles } from './program-files.ts'
import { setPasswords } from './set-passwords.ts'
import { socketFolder } from './socket-folder.ts'
import { type Supervised, supervise, type WarningLog } from './supervise.ts'

export interface EmbeddedPostgres extends Supervised {
  /** URL of the owner of the database, who is no superuser. Good for as long as this server runs. */
  readonly ownerUrl: string
}

export interface EmbeddedPostgresOptions {
  /** Data folder, locked by the caller: see `openDataDir`. */
  readonly dataDir: string
  readonly log: WarningLog
  readonly onProgress?: (line: string) => void
  /** Largest number of connections; PostgreSQL's own, 100, unless told otherwise. */
  readonly maxConnections?: number
}

/** Starts PostgreSQL on the data folder, however the last run ended; makes the database where there is none. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  onProgress = () => {},
  maxConnections = 100,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const places = await findPlaces(dataDir)
  const programs = await programFiles(places.user, places.copies)
  await ensureCluster(places, programs, onProgress)
  const sockets = await socketFolder(places)
  const options = { places, programs, sockets, onProgress, maxConnections }
  if (places.arePasswordsNew) {
    onProgress('Giving the database new passwords, because postgres.json was lost')
    await stopEarlier(places.cluster)
    await setPasswords(places, programs)
  }
  const postmaster = await startPostmaster(options)
  const address = { port: postmaster.port, sockets }
  if (!places.record.isPrepared) await prepareDatabase(places, address)
  return { ownerUrl: ownerUrl(places.record, address), ...supervise(postmaster, options, log) }
}
