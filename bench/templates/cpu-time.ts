/**
 * CPU time of several ways to do the same, as the process counts it: collecting garbage and compiling to
 * machine code included. They take turns in short slices, so that a slow moment of the machine and the
 * state of the heap they share fall on all of them.
 */

import { median } from '../lib/load.ts'

/** The work that is timed; it gives text. */
export type Work = () => string

export interface Slices {
  readonly rounds: number
  readonly sliceMs: number
}

interface Timed {
  readonly work: Work
  /** Runs that fill a slice. */
  readonly runs: number
  readonly times: number[]
}

/** Milliseconds for one run of each: the median of its best quarter of rounds. */
export function cpuTimes(works: readonly Work[], { rounds, sliceMs }: Slices): number[] {
  const all = works.map((work): Timed => ({ work, runs: warmUp(work, sliceMs), times: [] }))
  for (let round = 0; round < rounds; round += 1) {
    const first = round % all.length
    for (const { work, runs, times } of [...all.slice(first), ...all.slice(0, first)]) {
      times.push(timeOf(work, runs))
    }
  }
  return all.map(({ times }) => median(bestQuarter(times)))
}

/** Warm-up slices, enough for the optimizing compiler. */
const WARM_UPS = 12

function warmUp(work: Work, sliceMs: number): number {
  let runs = 1
  for (let slice = 0; slice < WARM_UPS; slice += 1) {
    runs = Math.max(1, Math.round(sliceMs / timeOf(work, runs)))
  }
  return runs
}

function timeOf(work: Work, runs: number): number {
  let read = 0
  const before = process.cpuUsage()
  for (let run = 0; run < runs; run += 1) {
    // Bytes are what is sent. Most engines put text together with `+`, which leaves a rope of its parts: encoding
    // flattens it, and that belongs to the price of making it so.
    read += Buffer.from(work()).length
  }
  const { user, system } = process.cpuUsage(before)
  if (Number.isNaN(read)) throw new Error('Nothing was made, so nothing can be timed')
  return Math.max(user + system, 1) / 1_000 / runs
}

function bestQuarter(times: readonly number[]): number[] {
  return [...times].sort((a, b) => a - b).slice(0, Math.ceil(times.length / 4))
}

export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
}
