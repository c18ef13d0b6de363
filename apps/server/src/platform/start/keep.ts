/** Supervisor of a server: restarts it, with backoff, when it ends by itself. It does nothing else, so that it cannot fail. */

import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { CANNOT_START, STOPPED } from './exit-codes.ts'
import { READY } from './parent.ts'

export interface KeepOptions {
  /** Path of the server's program. */
  readonly program: string
  readonly execArgv?: readonly string[]
  say(line: string): void
}

/** Backoff: milliseconds before the first restart, doubled with each further one. */
const FIRST_DELAY_MS = 500
/** Longest wait in milliseconds. */
const LONGEST_DELAY_MS = 30_000
/** Milliseconds of serving after which a server counts as sound, so that the backoff starts over. */
const SOUND_AFTER_MS = 60_000
/** Starts in a row, without the server ever serving, after which it is given up. */
const MOST_STARTS_IN_VAIN = 5

/**
 * Settles with the exit code of the last server: one that stopped as it was told, or one that cannot start. A server that had
 * served once is restarted whatever its code, since what keeps it from starting (a full disk, say) may pass.
 */
export async function keepServer({ program, execArgv = [], say }: KeepOptions): Promise<number> {
  let delayMs = FIRST_DELAY_MS
  let child: ChildProcess | undefined
  const asked = heedSignals((signal) => child?.kill(signal))
  const life: Life = { starts: 0, hasServed: false }
  for (;;) {
    const began = performance.now()
    // The channel ends with this process, however that ends, and the server ends with the channel.
    child = fork(program, { execArgv: [...process.execArgv, ...execArgv], stdio: 'inherit' })
    life.starts += 1
    child.on('message', (message) => {
      if (message === READY) life.hasServed = true
    })
    const reason = await endOf(child)
    child = undefined
    if (asked.signal.aborted || isOver(reason, life)) return codeOf(reason)
    if (performance.now() - began > SOUND_AFTER_MS) delayMs = FIRST_DELAY_MS
    say(`The server ended with ${reason} and is begun again in ${delayMs / 1000} s`)
    await sleep(delayMs, undefined, { signal: asked.signal }).catch(() => undefined)
    if (asked.signal.aborted) return STOPPED
    delayMs = Math.min(2 * delayMs, LONGEST_DELAY_MS)
  }
}

/** History of the servers so far. */
interface Life {
  starts: number
  hasServed: boolean
}

function isOver(reason: number | string, { starts, hasServed }: Life): boolean {
  if (reason === STOPPED) return true
  return !hasServed && (reason === CANNOT_START || starts >= MOST_STARTS_IN_VAIN)
}

const codeOf = (reason: number | string) => (typeof reason === 'number' ? reason : CANNOT_START)

/** Passes signals on to the server; aborted by the first. */
function heedSignals(pass: (signal: NodeJS.Signals) => void): AbortController {
  const asked = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      asked.abort()
      pass(signal)
    })
  }
  return asked
}

/** Exit code, or name of the signal that ended the process. */
function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((ended) => {
    child.once('error', (error) => ended(error.message))
    child.once('exit', (code, signal) => ended(code ?? signal ?? CANNOT_START))
  })
}
