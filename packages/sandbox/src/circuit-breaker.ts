/**
 * Circuit breaker: a key whose work was killed too often within a time window is refused until enough kills are past.
 */

export interface CircuitBreakerOptions {
  /** The number of trips within the window that opens it. */
  readonly mostTrips: number
  /** Length of the window in milliseconds. */
  readonly windowMs: number
  /**
   * The most keys that are remembered; the one that tripped longest ago is evicted, which only means that it is tried
   * again.
   */
  readonly mostKeys: number
  /** A monotonic clock in milliseconds. */
  now(): number
}

export interface OpenCircuit<Reason> {
  /** Time of the next allowed try, by the same clock. */
  readonly until: number
  /** The reason given with the last trip. */
  readonly reason: Reason
}

interface Trips<Reason> {
  readonly times: readonly number[]
  readonly reason: Reason
}

export class CircuitBreaker<Reason = undefined> {
  readonly #options: CircuitBreakerOptions
  readonly #trips = new Map<string, Trips<Reason>>()

  constructor(options: CircuitBreakerOptions) {
    this.#options = options
  }

  /** Undefined if the key may be tried. */
  openFor(key: string): OpenCircuit<Reason> | undefined {
    const { mostTrips, windowMs } = this.#options
    const trips = this.#trips.get(key)
    const decisive = this.#recent(trips).at(-mostTrips)
    return trips && decisive !== undefined
      ? { until: decisive + windowMs, reason: trips.reason }
      : undefined
  }

  trip(key: string, reason: Reason): void {
    const { mostTrips, mostKeys, now } = this.#options
    const times = [...this.#recent(this.#trips.get(key)), now()].slice(-mostTrips)
    this.#trips.delete(key)
    this.#trips.set(key, { times, reason })
    const [oldest] = this.#trips.keys()
    if (this.#trips.size > mostKeys && oldest !== undefined) this.#trips.delete(oldest)
  }

  #recent(trips: Trips<Reason> | undefined): readonly number[] {
    const { windowMs, now } = this.#options
    return (trips?.times ?? []).filter((time) => time + windowMs > now())
  }
}
