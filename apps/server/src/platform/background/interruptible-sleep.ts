/** Interruptible sleep, for loops that wait but can be called on earlier. */
export interface InterruptibleSleep {
  /** Resolves after so many milliseconds, or when `wake` is called. One call at a time. */
  sleep(ms: number): Promise<void>
  /** Does nothing where nobody sleeps. */
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
