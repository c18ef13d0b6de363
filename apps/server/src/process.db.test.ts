/** Life of the server's process: how it starts, waits, drains, ends and is restarted. */

import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rowsOf } from '@sitewright/testing/matrix'
import { createTestDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import {
  type Answer,
  buildServer,
  isAlive,
  spawnTestProcess,
  type TestProcess,
  type TestProcessOptions,
} from '@sitewright/testing/test-process'
import { createTestProxy } from '@sitewright/testing/test-proxy'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CANNOT_START, CRASHED, STOPPED } from './platform/start/exit-codes.ts'

let database: TestDatabase
let running: TestProcess[] = []

beforeAll(async () => {
  await buildServer()
  database = await createTestDatabase()
}, 120_000)
afterAll(() => database.drop())
afterEach(async () => {
  for (const process of running) await process.clean()
  running = []
})

async function spawn(options: TestProcessOptions = {}): Promise<TestProcess> {
  const process = await spawnTestProcess({ databaseUrl: database.ownerUrl, ...options })
  running.push(process)
  return process
}

const LONG = { timeout: 60_000 }
const untilReady = (process: TestProcess) =>
  expect.poll(async () => (await process.ask('/readyz'))?.status, LONG).toBe(200)

async function ready(options: TestProcessOptions = {}): Promise<TestProcess> {
  const process = await spawn(options)
  await untilReady(process)
  return process
}

/** Last line and exit code of a start that cannot succeed. */
async function refused(options: TestProcessOptions) {
  const process = await spawn(options)
  const code = await process.ended
  return { code, last: process.output().trim().split('\n').at(-1) }
}

/** Makes the process have an unhandled rejection on SIGUSR2. */
const REJECTS_ON_SIGNAL = `--import=data:text/javascript,${encodeURIComponent(
  'process.on("SIGUSR2", () => void Promise.reject(new Error("nobody foresaw this")))',
)}`

describe('with a parent', { timeout: 120_000 }, () => {
  it('a server that was killed, or met what nobody foresaw, is begun again', async () => {
    const kept = await ready({ program: 'kept', env: { NODE_OPTIONS: REJECTS_ON_SIGNAL } })
    const first = await kept.serverPid()
    process.kill(first, 'SIGKILL')
    await expect.poll(() => isAlive(first)).toBe(false)
    await untilReady(kept)

    const second = await kept.serverPid()
    expect(second).not.toBe(first)
    process.kill(second, 'SIGUSR2')
    await expect.poll(() => isAlive(second), LONG).toBe(false)
    await untilReady(kept)
    expect(kept.output()).toContain('nobody foresaw this')
    expect(kept.output()).toContain(`The server ended with ${CRASHED}`)

    const third = await kept.serverPid()
    kept.signal('SIGTERM')
    expect(await kept.ended).toBe(STOPPED)
    expect(isAlive(third)).toBe(false)
  })

  it('a server ends when its parent was killed', async () => {
    const kept = await ready({ program: 'kept' })
    const server = await kept.serverPid()
    kept.signal('SIGKILL')
    await expect.poll(() => isAlive(server), LONG).toBe(false)
  })

  it('a start that cannot succeed is not tried again', async () => {
    const { code, last } = await refused({ program: 'kept', env: { OPS_PORT: 'high' } })
    expect(code).toBe(CANNOT_START)
    expect(last).toMatch(/^OPS_PORT must .+\.$/)
  })
})

describe('a database that is away at the start', { timeout: 120_000 }, () => {
  it('is waited for, alive and not ready, and used as soon as it comes', async () => {
    const proxy = await createTestProxy(database.ownerUrl)
    onTestFinished(() => proxy.close())
    proxy.cut()
    const process = await spawn({ databaseUrl: proxy.url })
    await expect.poll(async () => (await process.ask('/healthz'))?.status, LONG).toBe(200)
    expect(await process.ask('/readyz')).toMatchObject({ status: 503 })
    expect(await process.ask('/')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      text: expect.stringContaining('"code":"busy"'),
    })
    expect(process.output()).toMatch(/The database is away \(.+\)\. Waiting for it/)
    proxy.mend()
    await untilReady(process)
    process.signal('SIGTERM')
    expect(await process.ended).toBe(STOPPED)
  })

  it('is not waited for where it refuses who asks', async () => {
    const wrong = new URL(database.ownerUrl)
    wrong.pathname = '/there_is_no_such_database'
    const { code, last } = await refused({ databaseUrl: wrong.href })
    expect(code).toBe(CANNOT_START)
    expect(last).toMatch(/^DATABASE_URL cannot be used: .+\.$/)
  })
})

describe('the secret key', { timeout: 120_000 }, () => {
  it('of a second server must be that of the first, unless it is new on purpose', async () => {
    const own = await createTestDatabase()
    onTestFinished(() => own.drop())
    const first = await ready({ databaseUrl: own.ownerUrl })
    const SECRET_KEY = 'another key that is long enough to be one'
    const second = { databaseUrl: own.ownerUrl, env: { SECRET_KEY } }
    const { code, last } = await refused(second)
    expect(code).toBe(CANNOT_START)
    expect(last).toMatch(/^SECRET_KEY .+ is not the key .+ NEW_SECRET_KEY=1\.$/)

    first.signal('SIGTERM')
    expect(await first.ended).toBe(STOPPED)
    await ready({ ...second, env: { SECRET_KEY, NEW_SECRET_KEY: '1' } })
    await ready(second)
  })

  it('may not be an empty file', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-process-'))
    await chmod(dataDir, 0o711)
    await writeFile(join(dataDir, 'secret-key'), '\n')
    const process = await spawnTestProcess({ dataDir })
    running.push(process)
    expect(await process.ended).toBe(CANNOT_START)
    expect(process.output().trim()).toMatch(/secret-key .+ at least 32 characters.+\.$/)
    // The damaged file is left for a person to look at.
    expect(await readFile(join(dataDir, 'secret-key'), 'utf8')).toBe('\n')
    await rm(dataDir, { recursive: true })
  })
})

describe('postgres.json', { timeout: 120_000 }, () => {
  it('damaged is refused in a sentence, and lost is made anew for the database that is there', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-process-'))
    await chmod(dataDir, 0o711)
    const own = async () => {
      const process = await spawnTestProcess({ dataDir })
      running.push(process)
      return process
    }
    const file = join(dataDir, 'postgres.json')
    const first = await own()
    await untilReady(first)
    const cookies = await signUp(first)
    first.signal('SIGTERM')
    expect(await first.ended).toBe(STOPPED)
    const { superuserPassword } = JSON.parse(await readFile(file, 'utf8'))

    await writeFile(file, '{"cluster": "postgres/clu')
    const damaged = await own()
    expect(await damaged.ended).toBe(CANNOT_START)
    expect(damaged.output().trim().split('\n').at(-1)).toMatch(
      /postgres\.json, .+ is damaged: .+\.$/,
    )

    await rm(file)
    const second = await own()
    await untilReady(second)
    const session = await second.ask('/api/session', { headers: { cookie: cookies } })
    expect(session?.text).toContain('olive@example.com')
    expect(await readFile(file, 'utf8')).not.toContain(superuserPassword)
    second.signal('SIGTERM')
    expect(await second.ended).toBe(STOPPED)
  })
})

/** Signs an owner up and gives the cookies of her session. */
async function signUp(server: TestProcess): Promise<string> {
  const cookiesOf = (answer: Answer | undefined) =>
    (answer?.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0])
  const opened = await server.ask('/api/session')
  const { crumb } = JSON.parse(opened?.text ?? '{}')
  const signedUp = await server.ask('/api/sign-up', {
    method: 'POST',
    headers: {
      cookie: cookiesOf(opened).join('; '),
      'x-csrf-token': crumb,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      name: 'Olive',
      email: 'olive@example.com',
      password: 'correct horse battery',
    }),
  })
  return cookiesOf(signedUp).join('; ')
}

/** Lines of a start, after each of which it may be told to stop. */
const MOMENTS = ['Connecting to the database', 'Bringing the tables up to date', 'Ready.']

describe('SIGTERM', { timeout: 120_000 }, () => {
  it('leaves time to notice that the server is no longer ready, in which it serves on', async () => {
    const process = await ready({ env: { DRAIN_SECONDS: '3' } })
    process.signal('SIGTERM')
    await expect.poll(async () => (await process.ask('/readyz'))?.status).toBe(503)
    expect(await process.ask('/api/session')).toMatchObject({
      status: 200,
      headers: { connection: 'close' },
    })
    expect(await process.ended).toBe(STOPPED)
  })

  it.each(rowsOf(MOMENTS, (line) => line === 'Bringing the tables up to date'))(
    'after "%s" says no more than that it stops',
    async (line) => {
      const process = await spawn()
      await expect.poll(() => process.output(), { ...LONG, interval: 5 }).toContain(line)
      process.signal('SIGTERM')
      expect(await process.ended).toBe(STOPPED)
      // The log is a stream of its own: its line about the listener may come behind "Ready." and what follows it.
      const after = process
        .output()
        .split('Stopping\n')[1]
        ?.replace(/^\{.*"Server listening at .*\n/m, '')
      expect(after).toMatch(/^(?:Bringing the tables up to date\n)?Stopped\n$/)
    },
  )
})
