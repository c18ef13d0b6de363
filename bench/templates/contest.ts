/** Several ways to the same text: first whether it is the same, then how long each takes. */

import { cpuTimes, type Slices, type Work } from './cpu-time.ts'

export interface Contestant {
  readonly name: string
  readonly work: Work
}

export interface Contest {
  readonly name: string
  readonly bytes: number
  /** Milliseconds of CPU that each contestant takes for the work. */
  run(slices: Slices): number[]
}

/** Throws when texts differ, and shows where. */
export function prepareContest(name: string, contestants: readonly Contestant[]): Contest {
  const [first = { by: 'nobody', text: '' }, ...others] = contestants.map((one) => ({
    by: one.name,
    text: one.work(),
  }))
  for (const { by, text } of others) {
    if (text === first.text) continue
    const at = firstDifference(first.text, text)
    const around = (whole: string) => JSON.stringify(whole.slice(Math.max(0, at - 120), at + 60))
    throw new Error(
      `What is made of ${name} parts at character ${at}.\n` +
        `  ${first.by}: ${around(first.text)}\n  ${by}: ${around(text)}`,
    )
  }
  const works = contestants.map(({ work }) => work)
  return {
    name,
    bytes: Buffer.byteLength(first.text),
    run: (slices) => cpuTimes(works, slices),
  }
}

function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}
