import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Port range below the ephemeral ports of every system (Linux from 32768, macOS from 49152). An ephemeral port may at any time
 * become the local port of somebody's outgoing connection, and nobody can listen on it for a minute after that: too long for a
 * server that has to come back on its own port.
 */
const FIRST_PORT = 20_000
const LAST_PORT = 32_000
/** Tries before giving up: this many taken ports in a row mean that the machine has none to give. */
const TRIES = 100

/** A port of 127.0.0.1 that nobody uses, and that stays free of outgoing connections. */
export async function freePort(): Promise<number> {
  for (let count = 0; count < TRIES; count += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST_PORT} to ${LAST_PORT} is free`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)))
  })
}
