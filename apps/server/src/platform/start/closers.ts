/** Stack of clean-up functions, run in reverse order. */
export interface Closers {
  add(close: () => unknown): void
  readonly isClosing: boolean
  /** Closes everything once; later calls wait for the same run. A closer that fails does not keep the others from running. */
  run(): Promise<void>
}

export function createClosers(onProblem: (error: unknown) => void): Closers {
  const open: (() => unknown)[] = []
  let running: Promise<void> | undefined
  const closeAll = async () => {
    for (let close = open.pop(); close; close = open.pop()) {
      try {
        await close()
      } catch (error) {
        onProblem(error)
      }
    }
  }
  return {
    add: (close) => void open.push(close),
    get isClosing() {
      return running !== undefined
    },
    run: () => {
      running ??= closeAll()
      return running
    },
  }
}
