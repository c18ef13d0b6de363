/** Circuit breaker: a key whose work had to be ended too often is refused until enough of that is past. */

export interface CircuitBreakerOptions {
  /** How many trips within the window open it. */
  readonly mostTrips: number
  /** Milliseconds after which a trip does not count any more. */
  readonly windowMs: number
  /** How many keys are known; the one that tripped longest ago is forgotten first, and is only tried again. */
  readonly mostKeys: number
  /** Milliseconds, of any clock that only goes on. */
  now(): number
}

export interface OpenCircuit<Reason> {
  /** When the next try is allowed, by the same clock. */
  readonly until: number
  /** What was said of the last trip. */
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

  /** Undefined where the key may be tried. */
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
