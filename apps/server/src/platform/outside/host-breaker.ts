/** Circuit breaker for each host: one that fails again and again is left alone for a minute, so that nobody waits for it. */

import type { Clock } from '../clock.ts'

/** Failures in a row that open the circuit. */
const MOST_FAILURES = 5
/** Milliseconds for which an open circuit refuses. */
const OPEN_MS = 60_000
/** Hosts that are remembered; then the one that failed longest ago is forgotten. */
const MOST_HOSTS = 1000

interface Failures {
  readonly count: number
  /** Time of the last one, in milliseconds since 1970. */
  readonly at: number
}

export class HostBreaker {
  readonly #clock: Clock
  readonly #failures = new Map<string, Failures>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  isOpen(host: string): boolean {
    const { count, at } = this.#failures.get(host) ?? { count: 0, at: 0 }
    return count >= MOST_FAILURES && this.#clock.now() < at + OPEN_MS
  }

  failed(host: string): void {
    const count = (this.#failures.get(host)?.count ?? 0) + 1
    this.#failures.delete(host)
    this.#failures.set(host, { count, at: this.#clock.now() })
    const [oldest] = this.#failures.size > MOST_HOSTS ? this.#failures.keys() : []
    if (oldest !== undefined) this.#failures.delete(oldest)
  }

  answered(host: string): void {
    this.#failures.delete(host)
  }
}
