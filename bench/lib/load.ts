/** Load from one client process, and what is read off it. */

import { readFile } from 'node:fs/promises'
import autocannon from 'autocannon'

export interface LoadResult {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly errors: number
}

/** Load of one address. */
export interface LoadRun extends LoadResult {
  /** Answered in all. */
  readonly requests: number
}

export interface LoadOptions {
  readonly port: number
  readonly host: string
  readonly path: string
  readonly connections: number
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
}

export async function load(options: LoadOptions): Promise<LoadRun> {
  return runOf(
    await autocannon({
      url: `http://127.0.0.1:${options.port}${options.path}`,
      connections: options.connections,
      duration: options.seconds,
      headers: { host: options.host, ...options.headers },
    }),
  )
}

export interface Address {
  readonly host: string
  readonly path: string
}

export interface ManyOptions {
  readonly port: number
  readonly seconds: number
  readonly encoding: string
  /** Addresses that each connection asks for, one after the other, over and over. */
  readonly draws: readonly (readonly Address[])[]
}

/** Load of many addresses at once. */
export async function loadMany({ port, seconds, encoding, draws }: ManyOptions): Promise<LoadRun> {
  let connection = 0
  return runOf(
    await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: draws.length,
      duration: seconds,
      setupClient: (client) => {
        const own = draws[connection++] ?? []
        client.setRequests(
          own.map(({ host, path }) => ({
            method: 'GET',
            path,
            headers: { host, 'accept-encoding': encoding },
          })),
        )
      },
    }),
  )
}

function runOf(result: autocannon.Result): LoadRun {
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: result.errors + result.non2xx,
    requests: result.requests.total,
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Resident memory of a process in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
