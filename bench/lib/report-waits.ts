/** Waits beside what they are to be at most. */

import { loadavg } from 'node:os'
import { type Waits, waitsOf } from './waits.ts'

/** The most that the median may take. */
export interface Aim {
  readonly ms?: number
  /** Frames that may pass before the one that shows it. */
  readonly frames?: number
}

export interface Wait {
  readonly ms: number
  /** Frames that were painted before the one that shows it; where they are counted. */
  readonly missed?: number
}

/** Prints the middle one and the worst; a middle one above the aim ends the run with 1. */
export function report(name: string, seen: readonly Wait[], { ms, frames }: Aim): void {
  const times = waitsOf(seen.map((one) => one.ms))
  const missed = waitsOf(seen.map((one) => one.missed ?? 0))
  const said = (value: string, aim: number | undefined) =>
    aim === undefined ? value : `${value} (at most ${aim})`
  const parts = [
    said(`${times.p50.toFixed(0)} ms`, ms),
    `worst ${times.worst.toFixed(0)}`,
    ...(frames === undefined
      ? []
      : [said(`${missed.p50} frames before it`, frames), `worst ${missed.worst}`]),
    `load ${loadavg()[0]?.toFixed(1)}`,
  ]
  console.log(`${name}: ${parts.join(', ')}`)
  if (times.p50 > (ms ?? times.p50) || missed.p50 > (frames ?? missed.p50)) process.exitCode = 1
}

/** The most that the middle one and the 95th of a hundred may take, in milliseconds. */
export interface PercentileAim {
  readonly p50?: number
  readonly p95?: number
}

/** Prints the middle one, the 95th of a hundred and the worst; one above its aim ends the run with 1. */
export function reportPercentile(
  name: string,
  milliseconds: readonly number[],
  aim: PercentileAim,
): Waits {
  const waits = waitsOf(milliseconds)
  const said = (which: 'p50' | 'p95') => {
    const most = aim[which]
    return `${which} ${waits[which].toFixed(1)}${most === undefined ? '' : ` (at most ${most.toFixed(1)})`}`
  }
  const load = `load ${loadavg()[0]?.toFixed(1)}`
  console.log(
    `${name}: ${said('p50')}, ${said('p95')}, worst ${waits.worst.toFixed(0)} ms, ${load}`,
  )
  if (waits.p50 > (aim.p50 ?? waits.p50) || waits.p95 > (aim.p95 ?? waits.p95)) process.exitCode = 1
  return waits
}
