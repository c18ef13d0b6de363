export interface Throttle {
  /** Lets the work be done: at once, or where it was done lately, once for all who call meanwhile. */
  call(): void
  /** Ends it: later calls do no work. */
  stop(): void
}

/** Throttle with a trailing call: `work` begins at most once in `ms`, and always once more after the last call. */
export function createThrottle(ms: number, work: () => void): Throttle {
  let resting: NodeJS.Timeout | undefined
  let isWanted = false
  let isStopped = false

  const begin = () => {
    isWanted = false
    work()
    resting = setTimeout(() => {
      resting = undefined
      if (isWanted && !isStopped) begin()
    }, ms)
    resting.unref()
  }
  return {
    call: () => {
      if (isStopped) return
      isWanted = true
      if (resting === undefined) begin()
    },
    stop: () => {
      isStopped = true
      clearTimeout(resting)
    },
  }
}
