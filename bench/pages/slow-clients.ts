/**
 * Five hundred clients that hold connections without getting on: first such as send their headers a byte at a time,
 * then such as do not take what they asked for. What others notice of them, and when they are gone.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { uploadAsset } from '@sitewright/api/files/upload-asset'
import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { openCluster } from '../lib/cluster.ts'
import { copySite } from '../lib/copied-sites.ts'
import { inThread } from '../lib/in-thread.ts'
import { memoryOf } from '../lib/load.ts'
import { compare, moveIn } from '../lib/neighbours.ts'
import { signInOwner } from '../lib/owner.ts'
import { HOLDERS, type Holder, holdConnections } from '../lib/slow-clients.ts'

const CLIENTS = 500
/** Milliseconds without slow clients, to compare with. */
const QUIET_MS = 10_000
/** Milliseconds by which all of them have to be cut off. */
const LIMIT_MS = 60_000
const LOOK_MS = 200
/** Megabytes that the server may take. */
const AIM_MB = 600
const NEIGHBOURS = 500
const FILE_BYTES = 24 * 1024 * 1024

interface Crowd {
  readonly holder: Holder
  readonly port: number
  readonly host: string
  /** Path of something large. */
  readonly file: string
}

interface Ended {
  readonly seconds: number
  /** Still connected then. */
  readonly left: number
}

if (isMainThread) await measure()
else parentPort?.postMessage(await holdOut(workerData as Crowd))

async function measure(): Promise<void> {
  const server = await startServer()
  const cluster = await openCluster(server.dataDir)
  try {
    const { host } = new URL((await demoSignIn(server.dataDir)).site)
    const { port } = server
    const { rows } = await cluster.admin.query('SELECT id FROM site')
    const file = await uploadFilm(server, rows[0].id)
    const neighbours = await moveIn(port, await copySite(cluster.admin, host, NEIGHBOURS))
    for (const holder of Object.keys(HOLDERS) as Holder[]) {
      const { served: before } = await neighbours.during(() => sleep(QUIET_MS))
      const crowd: Crowd = { holder, port, host, file }
      const { served: during, result } = await neighbours.during(() =>
        withMemory(server.pid, inThread<Ended>(import.meta.url, crowd)),
      )
      const { seconds, left, memory } = result
      console.log(`\n${CLIENTS} clients that ${HOLDERS[holder].what}`)
      console.log(
        `all cut off after ${seconds.toFixed(1)} s${left > 0 ? `, but for ${left}` : ''}; ` +
          `memory of the server meanwhile at most ${memory} MB (at most ${AIM_MB})`,
      )
      const isWithin = compare([{ before, during }], 'them')
      if (!isWithin || left > 0 || memory > AIM_MB) process.exitCode = 1
    }
    neighbours.leave()
  } finally {
    await cluster.close()
    await server.stop()
    await removeFolder(server.dataDir)
  }
}

/** A film as far as its first bytes say; its path on the site. */
async function uploadFilm(at: Parameters<typeof signInOwner>[0], siteId: string): Promise<string> {
  const owner = await signInOwner(at)
  const body = new Blob(['\0\0\0\x18ftypisom', new Uint8Array(FILE_BYTES)])
  const { asset } = await owner(uploadAsset, { siteId, filename: 'film.mp4' }, { body })
  return asset.path
}

async function withMemory(pid: number, work: Promise<Ended>): Promise<Ended & { memory: number }> {
  let memory = 0
  const look = setInterval(async () => {
    memory = Math.max(memory, await memoryOf(pid))
  }, 200)
  try {
    return { ...(await work), memory }
  } finally {
    clearInterval(look)
  }
}

async function holdOut({ holder, ...place }: Crowd): Promise<Ended> {
  const begun = performance.now()
  const clients = await holdConnections(HOLDERS[holder], { ...place, count: CLIENTS })
  let left = CLIENTS
  while (left > 0 && performance.now() - begun < LIMIT_MS) {
    await sleep(LOOK_MS)
    left = await clients.left()
  }
  clients.leave()
  return { seconds: (performance.now() - begun) / 1000, left }
}
