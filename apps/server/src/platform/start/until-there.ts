/** Start with backoff: while the database, or the service that keeps the files, is away, the process lives, is not ready, and tries again. */

import { createServer } from 'node:http'
import { troubleOf } from '../db/database-trouble.ts'
import { FilesAway } from '../files/files-away.ts'
import type { Config } from '../settings/config.ts'
import { type Closers, createClosers } from './closers.ts'
import { listen } from './listen.ts'
import { reasonOf } from './start-database.ts'

/** Backoff: milliseconds before the second try, doubled with each further one. */
const FIRST_DELAY_MS = 250
/** Longest wait in milliseconds. */
const LONGEST_DELAY_MS = 4_000
/** `Retry-After` in seconds. */
const RETRY_AFTER_S = '5'

export interface WaitOptions {
  readonly config: Pick<Config, 'host' | 'port'>
  readonly closers: Closers
  say(line: string): void
  onProblem(error: unknown): void
}

/** Result of `attempt`, which is made again from scratch, with exponential backoff, while one of them is away. */
export async function untilThere<Result>(
  attempt: (closers: Closers) => Promise<Result>,
  { config, closers, say, onProblem }: WaitOptions,
): Promise<Result> {
  let stopWaiting: (() => Promise<void>) | undefined
  for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(2 * delayMs, LONGEST_DELAY_MS)) {
    const own = createClosers(onProblem)
    closers.add(own.run)
    try {
      const result = await attempt(own)
      await stopWaiting?.()
      return result
    } catch (error) {
      await own.run()
      if (closers.isClosing || troubleOf(error) !== 'away') throw error
      if (!stopWaiting) {
        say(
          `${waitedFor(error)} is away (${reasonOf(error)}). Waiting for it, and not ready until then.`,
        )
        stopWaiting = await listenWhileWaiting(config)
        closers.add(stopWaiting)
      }
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      if (closers.isClosing) throw error
    }
  }
}

const waitedFor = (error: unknown) =>
  error instanceof FilesAway ? 'The place for files' : 'The database'

/** Stand-in listener: the process is alive and not ready; every other request is told to come later. */
async function listenWhileWaiting(
  address: Pick<Config, 'host' | 'port'>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isAlive = request.url?.split('?')[0] === '/healthz'
    response.writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': RETRY_AFTER_S,
      connection: 'close',
    })
    response.end(isAlive ? '{"ok":true}' : NOT_READY)
  })
  await listen(
    {
      listen: (options) =>
        new Promise<void>((done, failed) => {
          server.once('error', failed)
          server.listen(options, done)
        }),
    },
    address,
  )
  return () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
}

const NOT_READY = JSON.stringify({
  message: 'Please try again in a few seconds.',
  status: 503,
  code: 'busy',
})
