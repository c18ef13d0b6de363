/** The PostgreSQL that a running server has started for itself, for programs beside it. */

import { join, resolve } from 'node:path'
import { RECORD, readRecord } from './places.ts'
import { pidFile, runningPid } from './postmaster.ts'
import { ownerUrl } from './prepare.ts'

/** URL of the owner of its database; undefined where none runs on this folder. */
export async function runningOwnerUrl(dataDir: string): Promise<string | undefined> {
  const record = await readRecord(join(dataDir, RECORD))
  if (!record?.isPrepared) return undefined
  const cluster = resolve(dataDir, record.cluster)
  if ((await runningPid(cluster)) === undefined) return undefined
  const [, , , port, sockets, , , state] = (await pidFile(cluster)).map((line) => line.trim())
  if (state !== 'ready') return undefined
  return ownerUrl(record, { port: Number(port), sockets: sockets || undefined })
}

/** Whether a server ever kept a database of its own in this folder. */
export async function hasOwnDatabase(dataDir: string): Promise<boolean> {
  return (await readRecord(join(dataDir, RECORD))) !== undefined
}
