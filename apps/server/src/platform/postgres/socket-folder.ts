/** The folder of the Unix socket over which the server talks to its own PostgreSQL: cheaper for both than TCP. */

import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { Places } from './places.ts'

/** Bytes of the longest path that a socket may have on every system; macOS takes the fewest. */
const LONGEST_PATH = 103

/**
 * The folder around the cluster, which PostgreSQL's user owns and no other may enter. Undefined, which leaves TCP, where its
 * path is too long or its file system takes no sockets, as folders that a container shares with its host may.
 */
export async function socketFolder({ cluster }: Pick<Places, 'cluster'>) {
  const folder = dirname(cluster)
  const longest = join(folder, '.s.PGSQL.65535')
  if (Buffer.byteLength(longest) > LONGEST_PATH || !(await takesSockets(folder))) return undefined
  await removeLeftBehind(folder)
  return folder
}

async function takesSockets(folder: string): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(join(folder, `.s.probe.${process.pid}`))
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}

/** Removes sockets of servers that were killed; each had the name of its own port. */
async function removeLeftBehind(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith('.s.PGSQL.'))
  for (const name of left) await rm(join(folder, name), { force: true })
}
