/** A disk on which PostgreSQL's log cannot grow: the server stays up and says so, and recovers by itself once there is room. */

import { execFile } from 'node:child_process'
import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inOwnDatabase } from '@sitewright/testing/own-database'
import {
  type Answer,
  buildServer,
  spawnTestProcess,
  type TestProcess,
} from '@sitewright/testing/test-process'
import { beforeAll, expect, it, onTestFinished } from 'vitest'

/** Megabytes of the disk: room for a fresh database and for the drill's own writes until it is full. */
const DISK_MB = 256
/** Seconds for which the disk stays full: long enough for several failed starts of PostgreSQL. */
const FULL_S = 20
/** Milliseconds between two rounds of questions. */
const PAUSE_MS = 100
/** Megabytes of log: more than PostgreSQL can keep on this disk. */
const LOG_MB = DISK_MB

beforeAll(() => buildServer())

it('a full disk is answered 503 or 507, and nobody has to restart anything afterwards', async ({
  skip,
}) => {
  const disk = await smallDisk()
  if (!disk) {
    skip('A disk of a limited size can be mounted by root alone, and where that is allowed')
    return
  }
  const dataDir = join(disk, 'data')
  await mkdir(dataDir, { mode: 0o711 })
  const server = await spawnTestProcess({ dataDir })
  onTestFinished(() => server.clean())
  const isReady = async () => (await server.ask('/readyz'))?.status
  await expect.poll(isReady).toBe(200)
  const pid = await server.serverPid()
  const owner = await signedUp(server)
  const shopper = { host: owner.siteHost }
  expect((await owner.write())?.status).toBe(200)
  expect((await server.ask('/', shopper))?.status).toBe(200)

  const ballast = join(disk, 'ballast')
  await fill(ballast)
  await growLog(server)
  const answers: (Answer | undefined)[] = []
  const until = performance.now() + FULL_S * 1_000
  while (performance.now() < until) {
    answers.push(await owner.write())
    answers.push(await server.ask('/api/session'))
    answers.push(await server.ask('/', shopper))
    answers.push(await server.ask('/api/commerce/shopping-cart', shopper))
    // PostgreSQL gives back the room of writes that it could not finish.
    await fill(ballast)
    await sleep(PAUSE_MS)
  }
  console.log(`While the disk was full: ${countsOf(answers)}`)
  const refusals = answers.filter((answer) => answer?.status !== 200)
  expect(refusals.length).toBeGreaterThan(0)
  for (const refusal of refusals) {
    expect([503, 507]).toContain(refusal?.status)
    expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0)
  }

  await rm(ballast)
  const roomAt = performance.now()
  await expect.poll(isReady).toBe(200)
  await expect.poll(async () => (await owner.write())?.status).toBe(200)
  console.log(`Works again ${(performance.now() - roomAt).toFixed()} ms after there was room`)
  expect(await server.serverPid()).toBe(pid)
  expect(server.output()).not.toContain('nobody foresaw')
  // Otherwise the disk was not full enough.
  expect(server.output()).toContain('PostgreSQL has ended unexpectedly')
})

/** A folder on a disk of its own; undefined where none may be mounted. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-disk-'))
  const run = promisify(execFile)
  const options = `size=${DISK_MB}m,mode=0711`
  try {
    await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
  onTestFinished(async () => {
    await run('umount', ['--lazy', folder])
    await rm(folder, { recursive: true })
  })
  return folder
}

/** Writes until the disk is full. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'a')
  try {
    for (let size = 1 << 20; size >= 1 << 12; size >>= 1) {
      const piece = Buffer.alloc(size)
      while (await fits(file, piece));
    }
  } finally {
    await file.close()
  }
}

function fits(file: FileHandle, piece: Buffer): Promise<boolean> {
  return file.write(piece).then(
    ({ bytesWritten }) => bytesWritten === piece.length,
    (error) => {
      if (error.code === 'ENOSPC') return false
      throw error
    },
  )
}

/** Makes PostgreSQL write into its log until it cannot. */
async function growLog(server: TestProcess): Promise<void> {
  const growing = inOwnDatabase(server, async (client) => {
    for (let megabytes = 0; megabytes < LOG_MB; megabytes += 1) {
      await client.query(`SELECT pg_logical_emit_message(false, 'drill', repeat('x', 1 << 20))`)
    }
  })
  await expect(growing).rejects.toThrow()
}

function countsOf(answers: readonly (Answer | undefined)[]): string {
  const counts = new Map<string, number>()
  for (const answer of answers) {
    const status = String(answer?.status ?? 'no answer')
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return [...counts].map(([status, times]) => `${times} × ${status}`).join(', ')
}

/** An owner with a published site. */
async function signedUp(server: TestProcess) {
  const cookies = new Map<string, string>()
  let crumb = ''
  const send = async (method: string, path: string, body?: object) => {
    const answer = await server.ask(path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json', 'x-csrf-token': crumb }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const cookie of answer?.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const bodyOf = (answer: Answer | undefined) => JSON.parse(answer?.text ?? '{}')
  const greet = async () => {
    crumb = bodyOf(await send('GET', '/api/session')).crumb
  }
  await greet()
  await send('POST', '/api/sign-up', {
    name: 'Olive',
    email: 'olive@example.com',
    password: 'correct horse battery',
  })
  await greet()
  const made = await send('POST', '/api/sites', { title: 'Clay', startingPointId: 'studio' })
  const { id, identifier } = bodyOf(made).site
  await send('POST', `/s/${id}/api/publish`, {})
  return {
    siteHost: `${identifier}.localhost:3000`,
    write: () =>
      send('PUT', `/s/${id}/api/store-settings`, {
        currency: 'USD',
        replyToEmail: '',
      }),
  }
}
