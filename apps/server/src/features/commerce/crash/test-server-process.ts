/** The built server as a process of its own, on a database that exists already, to be killed where a test says. */

import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILD_FOLDER } from '../../../platform/build-folder.ts'
import { freePort } from '../../../platform/postgres/free-port.ts'
import type { FailPoint } from '../../../platform/settings/config.ts'

export interface ServerProcess {
  /** Undefined where the server died before it answered. */
  post(question: PostQuestion): Promise<{ status: number; body: unknown } | undefined>
  /** Resolves with the signal that ended the process. */
  readonly ended: Promise<NodeJS.Signals | null>
  stop(): Promise<void>
}

export interface PostQuestion {
  readonly host: string
  readonly path: string
  /** Sent as JSON; bytes are sent as they are. */
  readonly body: object
  readonly headers: Readonly<Record<string, string>>
}

export interface ServerProcessOptions {
  readonly databaseUrl: string
  readonly secretKey: string
  /** Absent: it runs until it is stopped. */
  readonly crashAt?: FailPoint
  readonly smtpUrl?: string
  /** Origin of a stand-in for Stripe. */
  readonly stripe?: string
}

export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-crash-'))
  const child = spawn(process.execPath, [join(BUILD_FOLDER, 'server/main.js')], {
    cwd: BUILD_FOLDER,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      // Sites keep the names they have in the test's own world.
      SITES_DOMAIN: 'localhost:3000',
      STUDIO_ORIGIN: 'http://localhost:3000',
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl,
      PRACTICE_PAYMENTS: '1',
      SECRET_KEY: options.secretKey,
      DEMO: '0',
      SITEWRIGHT_TEST: '1',
      ...(options.crashAt !== undefined && { CRASH_AT: options.crashAt }),
      // Timeouts 20 times as long, so that no answer depends on how busy the machine is.
      TEST_PATIENCE: '20',
      ...(options.stripe !== undefined && { TEST_STRIPE: options.stripe }),
      ...(options.smtpUrl !== undefined && { SMTP_URL: options.smtpUrl }),
    },
  })
  let output = ''
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_code, signal) => resolve(signal))
  })
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Ready.')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)))
  })
  await ready
  return {
    ended,
    post: (question) => post(port, question),
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function post(
  port: number,
  { host, path, body, headers }: PostQuestion,
): Promise<{ status: number; body: unknown } | undefined> {
  return new Promise((resolve) => {
    const sent = request(
      {
        port,
        path,
        host: '127.0.0.1',
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, host },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('error', () => resolve(undefined))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: (text && JSON.parse(text)) as unknown,
          }),
        )
      },
    )
    sent.on('error', () => resolve(undefined))
    sent.end(Buffer.isBuffer(body) ? body : JSON.stringify(body))
  })
}
