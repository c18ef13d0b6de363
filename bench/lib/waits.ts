/** How long visitors wait: one request, and many of them put in order. */

import { type Agent, request } from 'node:http'

/** Milliseconds at percentiles. */
export interface Waits {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly worst: number
  readonly count: number
}

export function waitsOf(milliseconds: readonly number[]): Waits {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1), count: sorted.length }
}

export interface Question {
  readonly port: number
  readonly host: string
  readonly path: string
  readonly agent?: Agent
  /** When it was meant to be sent; now unless said. */
  readonly since?: number
}

/** Milliseconds until the whole answer is there, compressed as browsers get it; fails for any status but 200. */
export function timeOf({ port, host, path, agent, since }: Question): Promise<number> {
  const begin = since ?? performance.now()
  return new Promise((done, failed) => {
    const headers = { host, 'accept-encoding': 'gzip, br' }
    const asked = request(
      { host: '127.0.0.1', port, path, headers, ...(agent && { agent }) },
      (response) => {
        response.resume()
        response.once('error', failed)
        response.once('end', () => {
          if (response.statusCode === 200) done(performance.now() - begin)
          else failed(new Error(`${host}${path.slice(0, 60)} answered ${response.statusCode}`))
        })
      },
    )
    asked.once('error', failed)
    asked.end()
  })
}
