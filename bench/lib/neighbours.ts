/** Sites whose visitors are to notice nothing: they ask for pages from memory, and for pages that are made for them. */

import { Agent } from 'node:http'
import { startFlow } from './open-loop.ts'
import { timeOf, type Waits, waitsOf } from './waits.ts'

const KINDS = ['warm', 'cold'] as const
type Kind = (typeof KINDS)[number]

const PER_SECOND: Readonly<Record<Kind, number>> = { warm: 40, cold: 10 }
/** Sites whose pages are asked for from memory. */
const WARM_SITES = 10
/** Factor by which the slowest hundredth of the waits may get longer. */
const MOST_TIMES = 2

/** Waits of each kind, in milliseconds. */
type Served = Readonly<Record<Kind, readonly number[]>>

export interface Neighbours {
  /** How they are served while `work` is done. */
  during<Result>(work: () => Promise<Result>): Promise<{ served: Served; result: Result }>
  leave(): void
}

/** Pages that every one of the sites has. */
const PATHS = ['/', '/shop', '/about']

/** `hosts`: of sites that nobody has asked for; each gives a few cold pages. */
export async function moveIn(port: number, hosts: readonly string[]): Promise<Neighbours> {
  const agent = new Agent({ keepAlive: true })
  const warm = hosts.slice(0, WARM_SITES)
  const cold = PATHS.flatMap((path) =>
    hosts.slice(WARM_SITES).map((host) => ({ host, path })),
  ).values()
  const ask = (host: string, path: string, since = performance.now()) =>
    timeOf({ port, host, path, agent, since })
  const visits: Readonly<Record<Kind, (number: number, since: number) => Promise<number>>> = {
    warm: (number, since) => ask(warm[number % WARM_SITES] ?? '', '/', since),
    cold: async (_, since) => {
      const { value, done } = cold.next()
      if (done)
        throw new Error('Every page was asked for already: the machine is too busy to measure')
      return ask(value.host, value.path, since)
    },
  }
  for (const host of warm) await ask(host, '/')
  let seed = 0
  return {
    during: async (work) => {
      const flows = KINDS.map((kind) => {
        seed += 1
        return { kind, flow: startFlow({ perSecond: PER_SECOND[kind], seed }, visits[kind]) }
      })
      const result = await work()
      const waits = await Promise.all(
        flows.map(async ({ kind, flow }) => [kind, await flow.stop()] as const),
      )
      return { served: Object.fromEntries(waits) as unknown as Served, result }
    },
    leave: () => agent.destroy(),
  }
}

export interface Round {
  readonly before: Served
  readonly during: Served
}

/** Prints what the neighbours got in all rounds together, and whether it stayed within what they may notice. */
export function compare(rounds: readonly Round[], what: string): boolean {
  let isWithin = true
  for (const kind of KINDS) {
    const of = (when: keyof Round) => waitsOf(rounds.flatMap((round) => round[when][kind]))
    const [before, during] = [of('before'), of('during')]
    console.log(
      `${kind} pages of other sites, ${PER_SECOND[kind]} a second${' '.repeat(15)}p50     p99   worst`,
    )
    for (const [name, waits] of [
      ['without', before],
      [`with ${what}`, during],
    ] as const) {
      console.log(`  ${name.padEnd(44)} ${cellsOf(waits)} ms of ${waits.count}`)
    }
    const ratio = during.p99 / before.p99
    if (ratio > MOST_TIMES) isWithin = false
    const each = rounds.map((round) => timesOf(round, kind).toFixed(2)).join(', ')
    console.log(`  p99 ${ratio.toFixed(2)} times (at most ${MOST_TIMES}); by round ${each}`)
  }
  return isWithin
}

function cellsOf(waits: Waits): string {
  return (['p50', 'p99', 'worst'] as const).map((at) => waits[at].toFixed(1).padStart(7)).join(' ')
}

function timesOf({ before, during }: Round, kind: Kind): number {
  return waitsOf(during[kind]).p99 / waitsOf(before[kind]).p99
}
