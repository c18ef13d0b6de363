/** Starting, stopping, being killed, and starting again, as processes of their own. */

import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, request, test } from '@playwright/test'
import { freePort } from '@sitewright/server/platform/postgres/free-port'
import { rowsOf } from '@sitewright/testing/matrix'
import {
  copyFolder,
  demoSignIn,
  type RunningServer,
  removeFolder,
  type ServerOptions,
  spawnServer,
  startServer,
  statusOf,
  temporaryFolder,
} from './server.ts'

const OLIVE = { name: 'Olive', email: 'olive@example.com', password: 'correct horse battery' }

let dataDir: string
let running: RunningServer[]
/** Data folder of a server that was started once without the demo shop, and stopped. */
let prepared: string

test.beforeAll(async () => {
  prepared = await temporaryFolder()
  const server = await startServer({ dataDir: prepared, env: { DEMO: '0' } })
  expect(await server.stop()).toBe(0)
})
test.afterAll(() => removeFolder(prepared))

test.beforeEach(async () => {
  dataDir = await temporaryFolder()
  running = []
})

test.afterEach(async () => {
  for (const server of running) await server.stop().catch(() => undefined)
  await removeFolder(dataDir)
})

async function start(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await startServer({ dataDir, env: { DEMO: '0' }, ...options })
  running.push(server)
  return server
}

/** Starts a server on a copy of the prepared folder, which saves making a database. */
async function startPrepared(): Promise<RunningServer> {
  await copyFolder(prepared, dataDir)
  return start()
}

/** The output and the exit code of a start that cannot succeed. */
async function failedStart(options: ServerOptions) {
  const server = await spawnServer({ dataDir, ...options })
  const code = await server.exited
  const last = server.output().trim().split('\n').at(-1) ?? ''
  return { code, last, output: server.output() }
}

async function call(server: RunningServer, path: string, body: object): Promise<number> {
  const studio = await request.newContext({ baseURL: server.studio })
  try {
    const { crumb } = await (await studio.get('/api/session')).json()
    const headers = { 'x-csrf-token': crumb }
    return (await studio.post(path, { data: body, headers })).status()
  } finally {
    await studio.dispose()
  }
}

const signUp = (server: RunningServer) => call(server, '/api/sign-up', OLIVE)
const signIn = (server: RunningServer) =>
  call(server, '/api/sign-in', { email: OLIVE.email, password: OLIVE.password })

async function postgresPid(): Promise<number> {
  const { cluster } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'))
  return Number(
    (await readFile(resolve(dataDir, cluster, 'postmaster.pid'), 'utf8')).split('\n')[0],
  )
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.describe('A first start', () => {
  /** Folder of a server that has started for the first time, and runs. */
  let shop: string
  let first: RunningServer

  test.beforeAll(async () => {
    shop = await temporaryFolder()
    first = await startServer({ dataDir: shop })
  })
  test.afterAll(async () => {
    await first.stop()
    await removeFolder(shop)
  })

  test('makes the demo shop and says how to sign in', async () => {
    const demo = await demoSignIn(shop)
    expect(demo).toMatchObject({ studio: first.studio })
    expect(first.output()).toContain(demo.site)
    expect(first.output()).toContain(demo.password)
    expect((await stat(join(shop, 'demo.json'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(shop, 'secret-key'))).mode & 0o777).toBe(0o600)
    expect(await call(first, '/api/sign-in', { email: demo.email, password: demo.password })).toBe(
      200,
    )
    expect(await statusOf(first.port, '/', new URL(demo.site).host)).toBe(200)
  })

  test('answers on any host whether it lives and is ready', async () => {
    expect(await statusOf(first.port, '/healthz', 'whatever.example.com')).toBe(200)
    expect(await statusOf(first.port, '/readyz', 'whatever.example.com')).toBe(200)
  })

  test('is taken up by the second where it stopped', async () => {
    const demo = await demoSignIn(shop)
    expect(await first.stop()).toBe(0)
    const second = await start({ dataDir: shop, env: {} })
    expect(second.output()).toContain(demo.password)
    expect(await demoSignIn(shop)).toMatchObject({ email: demo.email, password: demo.password })
    expect(await call(second, '/api/sign-in', { email: demo.email, password: demo.password })).toBe(
      200,
    )
  })
})

test.describe('A second start', () => {
  test('beside the first is refused with its process id', async () => {
    const first = await startPrepared()
    const { code, last } = await failedStart({})
    expect(code).toBe(1)
    expect(last).toContain(`process ${first.pid}`)
    expect(await signUp(first)).toBe(200)
  })
})

test.describe('A start that cannot succeed ends with one sentence', () => {
  test('about a taken port', async () => {
    const { port } = await startPrepared()
    const other = await temporaryFolder()
    const { code, output } = await failedStart({ port, dataDir: other })
    await removeFolder(other)
    expect(code).toBe(1)
    expect(output.trim()).toMatch(new RegExp(`^Port ${port} is taken .+\\.$`))
  })

  for (const [name, value] of [
    ['OPS_PORT', 'high'],
    ['STUDIO_ORIGIN', 'studio'],
    ['SECRET_KEY', 'short'],
  ] as const) {
    test(`about a wrong ${name}`, async () => {
      const { code, output } = await failedStart({ env: { [name]: value } })
      expect(code).toBe(1)
      expect(output.trim()).toMatch(new RegExp(`^${name} must .+\\.$`))
    })
  }
})

test('A start that finds its database away waits for it, and tells no password', async () => {
  const DATABASE_URL = `postgres://me:hunter2@127.0.0.1:${await freePort()}/shop`
  const server = await spawnServer({ dataDir, env: { DATABASE_URL, SECRET_KEY: 'k'.repeat(32) } })
  await expect.poll(() => statusOf(server.port, '/healthz')).toBe(200)
  expect(await statusOf(server.port, '/readyz')).toBe(503)
  process.kill(server.pid, 'SIGTERM')
  expect(await server.exited).toBe(0)
  expect(server.output()).toMatch(/The database is away \(connect ECONNREFUSED .+\)/)
  expect(server.output()).not.toContain('hunter2')
})

test('SIGTERM ends it with 0 and leaves no PostgreSQL behind', async () => {
  const server = await startPrepared()
  const postgres = await postgresPid()
  expect(await server.stop()).toBe(0)
  expect(isAlive(postgres)).toBe(false)
})

test.describe('After kill -9', () => {
  const VICTIMS: Record<string, (server: RunningServer) => Promise<void>> = {
    'of the server': (server) => server.kill(),
    'of both': async (server) => {
      process.kill(await postgresPid(), 'SIGKILL')
      await server.kill()
    },
    'of both, the server first': async (server) => {
      const postgres = await postgresPid()
      process.kill(server.pid, 'SIGKILL')
      process.kill(postgres, 'SIGKILL')
      await server.exited
    },
  }
  for (const [name, kill] of rowsOf(Object.entries(VICTIMS), ([name]) => name === 'of both')) {
    test(`${name} the next start serves what was acknowledged`, async () => {
      const server = await startPrepared()
      expect(await signUp(server)).toBe(200)
      await kill(server)
      expect(await signIn(await start())).toBe(200)
    })
  }

  test('of PostgreSQL the running server brings it back', async () => {
    const server = await startPrepared()
    expect(await signUp(server)).toBe(200)
    process.kill(await postgresPid(), 'SIGKILL')
    await expect.poll(() => signIn(server).catch(() => 0)).toBe(200)
  })
})
