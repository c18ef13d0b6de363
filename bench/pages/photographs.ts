/**
 * Thirty photographs uploaded to one site at once, as a camera makes them, each followed by a look at its smaller
 * picture: how long that takes, and what visitors of other sites notice of it.
 */

import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { uploadAsset } from '@sitewright/api/files/upload-asset'
import sharp from 'sharp'
import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { openCluster } from '../lib/cluster.ts'
import { copySite } from '../lib/copied-sites.ts'
import { prepareProcess, serveParent } from '../lib/in-process.ts'
import { median, memoryOf } from '../lib/load.ts'
import { compare, moveIn, type Round } from '../lib/neighbours.ts'
import { signInOwner } from '../lib/owner.ts'

const PHOTOGRAPHS = 30
/** Photographs that differ; the others repeat them. */
const DIFFERENT = 5
const [WIDTH, HEIGHT] = [4032, 3024]
const ROUNDS = 3
/** Milliseconds after which no further round begins. */
const ENOUGH_MS = 100_000
/** Milliseconds without uploads before each round, to compare with. */
const QUIET_MS = 30_000
const NEIGHBOURS = 1_500

interface Upload {
  readonly studio: string
  readonly dataDir: string
  readonly port: number
  readonly host: string
  readonly siteId: string
}

if (process.send) serveParent(prepareUpload)
else await measure()

async function measure(): Promise<void> {
  console.log(`${PHOTOGRAPHS} photographs of ${WIDTH} × ${HEIGHT}, about 4.6 MB each`)
  const server = await startServer()
  const cluster = await openCluster(server.dataDir)
  try {
    const { host } = new URL((await demoSignIn(server.dataDir)).site)
    const { rows } = await cluster.admin.query('SELECT id FROM site')
    const neighbours = await moveIn(server.port, await copySite(cluster.admin, host, NEIGHBOURS))
    const { studio, dataDir, port } = server
    const data: Upload = { studio, dataDir, port, host, siteId: rows[0].id }

    const rounds: Round[] = []
    const times: number[] = []
    const begun = performance.now()
    for (let round = 0; round < ROUNDS && performance.now() - begun < ENOUGH_MS; round += 1) {
      const upload = await prepareProcess<number>(import.meta.url, data)
      const { served: before } = await neighbours.during(() => sleep(QUIET_MS))
      const { served: during, result } = await neighbours.during(upload)
      rounds.push({ before, during })
      times.push(result / 1000)
    }
    neighbours.leave()
    console.log(
      `all ready after ${median(times).toFixed(1)} s (${times.map((one) => one.toFixed(1)).join(', ')})`,
    )
    if (!compare(rounds, `${PHOTOGRAPHS} uploads at once`)) process.exitCode = 1
    console.log(`memory of the server afterwards: ${await memoryOf(server.pid)} MB`)
  } finally {
    await cluster.close()
    await server.stop()
    await removeFolder(server.dataDir)
  }
}

/** Colours that run into each other, and the grain that makes it as large as a camera's. */
async function takePhotograph(seed: number): Promise<Buffer> {
  const hue = (seed * 360) / DIFFERENT
  const sky = `<svg width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="a" x2="1" y2="1">
    <stop stop-color="hsl(${hue} 60% 75%)"/><stop offset="1" stop-color="hsl(${hue + 120} 50% 25%)"/>
    </linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const grain = { width: WIDTH, height: HEIGHT, channels: 3, background: '#888', noise } as const
  return sharp({ create: grain })
    .composite([{ input: Buffer.from(sky), blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Gives the milliseconds until all are ready. */
async function prepareUpload({ siteId, ...at }: Upload): Promise<() => Promise<number>> {
  const owner = await signInOwner(at)
  const photographs = await Promise.all(
    Array.from({ length: DIFFERENT }, async (_, seed) => {
      const photograph = await takePhotograph(seed)
      return new Blob([new Uint8Array(photograph)])
    }),
  )
  const uploadOne = async (index: number) => {
    const body = photographs[index % photographs.length] ?? new Blob()
    const { asset } = await owner(uploadAsset, { siteId, filename: `${index}.jpg` }, { body })
    await look(at, `${asset.path}?format=300w`)
  }
  // Warm-up: what a server takes for its first upload is not measured.
  await uploadOne(PHOTOGRAPHS)
  return async () => {
    const begun = performance.now()
    await Promise.all(Array.from({ length: PHOTOGRAPHS }, (_, index) => uploadOne(index)))
    return performance.now() - begun
  }
}

function look({ port, host }: Pick<Upload, 'port' | 'host'>, path: string): Promise<void> {
  return new Promise((done, failed) => {
    const headers = { host, accept: 'image/avif,image/webp,*/*' }
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) done()
        else failed(new Error(`${path} answered ${response.statusCode}`))
      })
    }).once('error', failed)
  })
}
