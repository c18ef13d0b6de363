/** Interruptible sleep, for loops that wait but can be woken early. */
export interface InterruptibleSleep {
  /** Resolves after `ms` milliseconds, or when `wake` is called. One call at a time. */
  sleep(ms: number): Promise<void>
  /** Ends the sleep early; no effect where nobody sleeps. */
  wake(): void
}

export function createInterruptibleSleep(): InterruptibleSleep {
  let wake = () => {}
  return {
    sleep: (ms) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    wake: () => wake(),
  }
}
