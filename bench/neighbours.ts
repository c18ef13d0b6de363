/** Sites whose visitors are to notice nothing: pages from memory, and pages that are made for them, at a fixed rate. */

import { Agent } from 'node:http'
import { median } from './load.ts'
import { startFlow } from './open-loop.ts'
import { timeOf, type Waits, waitsOf } from './waits.ts'

const KINDS = ['warm', 'cold'] as const
type Kind = (typeof KINDS)[number]

const PER_SECOND: Readonly<Record<Kind, number>> = { warm: 40, cold: 10 }
const WARM_SITES = 10
/** How much worse the slowest hundredth may get. */
const MOST_TIMES = 2

type Served = Readonly<Record<Kind, Waits>>

export interface Neighbours {
  /** What they get while `work` is done. */
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
  return {
    during: async (work) => {
      const flows = KINDS.map((kind) => ({ kind, flow: startFlow(PER_SECOND[kind], visits[kind]) }))
      const result = await work()
      const waits = await Promise.all(
        flows.map(async ({ kind, flow }) => [kind, waitsOf(await flow.stop())] as const),
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

/** Prints what the neighbours got, and whether it stayed within what they may notice. */
export function compare(rounds: readonly Round[], what: string): boolean {
  const of = (when: keyof Round, kind: Kind, at: keyof Waits) =>
    median(rounds.map((round) => round[when][kind][at]))
      .toFixed(1)
      .padStart(7)
  let isWithin = true
  for (const kind of KINDS) {
    const ratios = rounds.map(({ before, during }) => during[kind].p99 / before[kind].p99)
    const ratio = median(ratios)
    if (ratio > MOST_TIMES) isWithin = false
    console.log(
      `${kind} pages of other sites, ${PER_SECOND[kind]} a second${' '.repeat(15)}p50     p99   worst`,
    )
    for (const [when, name] of [
      ['before', 'without'],
      ['during', `with ${what}`],
    ] as const) {
      const cells = (['p50', 'p99', 'worst'] as const).map((at) => of(when, kind, at))
      console.log(`  ${name.padEnd(44)} ${cells.join(' ')} ms`)
    }
    const each = ratios.map((one) => one.toFixed(2)).join(', ')
    console.log(
      `  p99 of ${rounds.length} rounds: ${each}; in the middle ${ratio.toFixed(2)} (at most ${MOST_TIMES})`,
    )
  }
  return isWithin
}
