/** Starts the built server as an operator would: a process of its own, on a free port and a fresh folder. */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@sitewright/server/platform/postgres/free-port'
import { makeQuickFolder } from '../packages/testing/src/quick-folder.mjs'

const MAIN = join(import.meta.dirname, '..', 'dist', 'server', 'main.js')
/** Milliseconds that a server may take to be ready: far more than on any machine that is only busy. */
const START_LIMIT_MS = 240_000

export interface ServerOptions {
  /** A fresh temporary folder when absent. */
  readonly dataDir?: string
  /** A free one when absent. */
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** The project's own build when absent. */
  readonly main?: string
}

/** A process that may or may not become ready. */
export interface ServerProcess {
  readonly pid: number
  readonly port: number
  readonly dataDir: string
  /** Everything printed so far. */
  output(): string
  /** The exit code, or the signal's name. */
  readonly exited: Promise<number | string>
}

export interface RunningServer extends ServerProcess {
  readonly studio: string
  /** Asks it to stop and waits; returns the exit code. */
  stop(): Promise<number | string>
  kill(): Promise<void>
}

export interface DemoSignIn {
  readonly studio: string
  readonly site: string
  readonly email: string
  readonly password: string
}

export async function spawnServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? (await temporaryFolder())
  const child = spawn(process.execPath, [options.main ?? MAIN], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DRAIN_SECONDS: '0',
      SITEWRIGHT_TEST: '1',
      // How long the database is waited for shall not decide a test.
      TEST_PATIENCE: '20',
      // The most expensive format, for which no journey waits.
      TEST_AVIF: '0',
      // Each journey opens an account of its own.
      TEST_CHEAP_HASHES: '1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  return { pid: child.pid ?? 0, port, dataDir, output: () => output, exited: endOf(child) }
}

/** Resolves once the server says that it is ready; fails with what it printed when it ends before. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await spawnServer(options)
  await untilReady(server)
  let hasEnded = false
  void server.exited.then(() => {
    hasEnded = true
  })
  const signal = (name: NodeJS.Signals) => {
    if (!hasEnded) process.kill(server.pid, name)
    return server.exited
  }
  return {
    ...server,
    studio: `http://localhost:${server.port}`,
    stop: () => signal('SIGTERM'),
    kill: async () => void (await signal('SIGKILL')),
  }
}

/** Data folder of a server that made the demo shop and was stopped. */
const PREPARED = 'E2E_PREPARED'

/** Makes the demo shop once for the whole run; gives the folder, which is to be removed at the end. */
export async function prepareDemo(): Promise<string> {
  const { dataDir, stop } = await startServer()
  const code = await stop()
  if (code !== 0) throw new Error(`The server that makes the demo shop ended with ${code}.`)
  process.env[PREPARED] = dataDir
  return dataDir
}

/** Starts a server with a demo shop of its own: that of `prepareDemo`, as it was made. */
export async function startDemoServer(options: ServerOptions = {}): Promise<RunningServer> {
  const prepared = process.env[PREPARED]
  if (!prepared) throw new Error('Run this through Playwright, whose global setup makes the shop.')
  const dataDir = await temporaryFolder()
  await copyFolder(prepared, dataDir)
  return startServer({ ...options, dataDir })
}

/** By the program and not Node's own function, which would give PostgreSQL's files to this user. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

async function untilReady(server: ServerProcess): Promise<void> {
  let end: number | string | undefined
  void server.exited.then((code) => {
    end = code
  })
  const deadline = Date.now() + START_LIMIT_MS
  while (!server.output().includes('\nReady')) {
    if (end !== undefined) throw new Error(`The server ended with ${end}:\n${server.output()}`)
    if (Date.now() > deadline) {
      process.kill(server.pid, 'SIGKILL')
      throw new Error(`The server was not ready in time:\n${server.output()}`)
    }
    await sleep(50)
  }
}

/** 0 when nothing answers. `host` chooses studio or site; names below localhost need a browser to resolve. */
export function statusOf(port: number, path: string, host = `localhost:${port}`): Promise<number> {
  return new Promise((answer) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume()
      answer(response.statusCode ?? 0)
    })
    asked.once('error', () => answer(0))
    asked.end()
  })
}

export async function demoSignIn(dataDir: string): Promise<DemoSignIn> {
  return JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as DemoSignIn
}

/** Open to the user that runs PostgreSQL for root, so that the database lies inside and goes with the folder. */
export async function temporaryFolder(): Promise<string> {
  const folder = makeQuickFolder('e2e')
  await chmod(folder, 0o711)
  return folder
}

export function removeFolder(folder: string): Promise<void> {
  // A PostgreSQL whose server was killed may still be writing its last lines.
  return rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((ended) => child.once('exit', (code, signal) => ended(code ?? signal ?? '')))
}
