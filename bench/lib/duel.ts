/** Our server and another, in turns: what comes back in a second, and what a request takes of the processor. */

import { cpuOf } from './cpu.ts'
import { type LoadRun, median } from './load.ts'

export interface Duel {
  readonly what: string
  readonly ours: Side
  /** The reference, `node:http` alone. */
  readonly theirs: Side
  readonly load: (port: number, seconds: number) => Promise<LoadRun>
  /** The least part of the reference to reach, by either measure; below it the bench fails. */
  readonly aim: number
}

interface Side {
  readonly pid: number
  readonly port: number
}

interface Run extends LoadRun {
  /** CPU time of a request, in microseconds. */
  readonly cpuOfRequest: number
}

/** Rounds that count; the first one of all is a warm-up. */
const ROUNDS = 5
/** Seconds that one side is loaded in a round. */
const SECONDS = 3

/**
 * Compares two servers. A client without a processor of its own limits both sides, and hides what either of them
 * could do; that is why the time of the processor is compared too.
 */
export async function duel({ what, ours, theirs, load, aim }: Duel): Promise<void> {
  const run = async ({ pid, port }: Side): Promise<Run> => {
    const before = await cpuOf(pid)
    const result = await load(port, SECONDS)
    const usedMs = (await cpuOf(pid)) - before
    return { ...result, cpuOfRequest: (1_000 * usedMs) / result.requests }
  }
  const pairs: { our: Run; their: Run }[] = []
  // The first round warms both up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const their = await run(theirs)
    const our = await run(ours)
    if (round > 0) pairs.push({ our, their })
  }
  console.log(`${what}, ${ROUNDS} rounds`)
  console.log(
    lineOf(
      'node:http',
      pairs.map(({ their }) => their),
    ),
  )
  console.log(
    lineOf(
      'sitewright',
      pairs.map(({ our }) => our),
    ),
  )
  const speed = median(pairs.map(({ our, their }) => our.perSecond / their.perSecond))
  const thrift = median(pairs.map(({ our, their }) => their.cpuOfRequest / our.cpuOfRequest))
  console.log(
    `  ratio      ${speed.toFixed(2)} of the requests, ${thrift.toFixed(2)} by CPU (at least ${aim.toFixed(2)})`,
  )
  if (Math.min(speed, thrift) < aim) process.exitCode = 1
}

function lineOf(name: string, runs: readonly Run[]): string {
  const middle = (of: (run: Run) => number) => median(runs.map(of))
  return (
    `  ${name.padEnd(10)} ${Math.round(middle((run) => run.perSecond))} requests/s, ` +
    `p50 ${middle((run) => run.p50Ms)} ms, p99 ${middle((run) => run.p99Ms)} ms, ` +
    `CPU ${middle((run) => run.cpuOfRequest).toFixed(0)} µs a request, ` +
    `errors ${runs.reduce((sum, run) => sum + run.errors, 0)}`
  )
}
