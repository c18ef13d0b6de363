/** Several workers that do the same thing over and over, and what is read off them. */

import { type LoadResult, median } from './load.ts'

export interface RepeatOptions {
  readonly workers: number
  readonly seconds: number
  /** One thing done; what fails ends the measurement, because half a purchase measures nothing. */
  work(worker: number): Promise<void>
}

export async function repeat({ workers, seconds, work }: RepeatOptions): Promise<LoadResult> {
  const times: number[] = []
  const began = performance.now()
  const untilOver = async (worker: number) => {
    while (performance.now() - began < seconds * 1000) {
      const asked = performance.now()
      await work(worker)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => untilOver(worker)))
  const perSecond = times.length / ((performance.now() - began) / 1000)
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  return { perSecond, p50Ms: at(0.5), p99Ms: at(0.99), errors: 0 }
}

/** The rounds of one side in a line. */
export function sideLine(name: string, runs: readonly LoadResult[]): string {
  const middle = (of: (run: LoadResult) => number) => median(runs.map(of)).toFixed(1)
  return (
    `  ${name.padEnd(10)} ${middle((run) => run.perSecond)} a second, ` +
    `p50 ${middle((run) => run.p50Ms)} ms, p99 ${middle((run) => run.p99Ms)} ms`
  )
}
