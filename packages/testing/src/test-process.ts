/** The built server as a process of its own, on an existing database, to be stopped, killed and started again. */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@sitewright/server/platform/postgres/free-port'
import { PROJECT_ROOT } from './project-root.ts'
import { makeQuickFolder } from './quick-folder.mjs'

/** The test world's key, so that its cookies are valid here too. */
export const TEST_SECRET_KEY = 'a secret key that only tests have'.repeat(2)

export interface TestProcessOptions {
  /** Absent for a PostgreSQL of its own. */
  readonly databaseUrl?: string
  /** A free one by default. */
  readonly port?: number
  /** A new temporary folder by default. */
  readonly dataDir?: string
  /** The project's own build by default. */
  readonly build?: string
  /** `kept` has a supervisor, a parent that starts the server again. */
  readonly program?: 'main' | 'kept'
  readonly env?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly bytes: Buffer
}

export interface AskOptions {
  readonly host?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface TestProcess {
  readonly pid: number
  readonly port: number
  readonly dataDir: string
  /** All output so far. */
  output(): string
  /** The exit code, or the signal's name. */
  readonly ended: Promise<number | string>
  signal(name: NodeJS.Signals): void
  /** Undefined if nothing answers. */
  ask(path: string, options?: AskOptions): Promise<Answer | undefined>
  /** The server's process id, which with a supervisor is not `pid`. */
  serverPid(): Promise<number>
  /** Kills the processes that still run and removes the data folder. */
  clean(): Promise<void>
}

/** Builds outdated programs, as `npm start` does. */
export async function buildServer(): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/build.mjs'], { cwd: PROJECT_ROOT })
}

export async function spawnTestProcess(options: TestProcessOptions = {}): Promise<TestProcess> {
  const { databaseUrl, build = join(PROJECT_ROOT, 'dist'), program = 'main', env = {} } = options
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? makeQuickFolder('process')
  const child = spawn(process.execPath, [join(build, `server/${program}.js`)], {
    cwd: dirname(build),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      // Sites keep the host names of the test's own world.
      SITES_DOMAIN: 'localhost:3000',
      STUDIO_ORIGIN: 'http://localhost:3000',
      DATA_DIR: dataDir,
      DEMO: '0',
      DRAIN_SECONDS: '0',
      SITEWRIGHT_TEST: '1',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, SECRET_KEY: TEST_SECRET_KEY }),
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = endOf(child)
  return {
    pid: child.pid ?? 0,
    port,
    dataDir,
    output: () => output,
    ended,
    signal: (name) => void child.kill(name),
    ask: (path, asked) => ask(port, path, asked),
    serverPid: async () => {
      const lock = await readFile(join(dataDir, 'server.lock'), 'utf8')
      return (JSON.parse(lock) as { pid: number }).pid
    },
    clean: async () => {
      child.kill('SIGKILL')
      await ended
      // A server whose parent was killed may still be ending.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Asks whatever listens on that port of this machine; undefined if nothing answers. */
export function ask(
  port: number,
  path: string,
  { host = 'localhost:3000', method = 'GET', headers = {}, body }: AskOptions = {},
): Promise<Answer | undefined> {
  return new Promise((answer) => {
    const asked = request(
      { port, path, host: '127.0.0.1', method, headers: { ...headers, host }, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', () => answer(undefined))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode: status = 0, headers } = response
          answer({ status, headers, text: bytes.toString(), bytes })
        })
      },
    )
    asked.on('error', () => answer(undefined))
    asked.end(body)
  })
}

function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((ended) => child.once('exit', (code, signal) => ended(code ?? signal ?? '')))
}
