/** Single-flight: all calls that wait for the person to sign in again share one question. */

export interface SignInGate {
  /** Opens the sign-in dialog, or joins the one that is open. True once somebody signed in. */
  ask(): Promise<boolean>
  /** Closes the dialog and lets everything that waits go on, or fail. */
  settle(hasSignedIn: boolean): void
  isAsking(): boolean
  subscribe(listener: () => void): () => void
}

export function createSignInGate(): SignInGate {
  let waiting: { answer: Promise<boolean>; settle(hasSignedIn: boolean): void } | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    ask() {
      if (!waiting) {
        let settle: (hasSignedIn: boolean) => void = () => {}
        const answer = new Promise<boolean>((resolve) => {
          settle = resolve
        })
        waiting = { answer, settle }
        tell()
      }
      return waiting.answer
    },
    settle(hasSignedIn) {
      waiting?.settle(hasSignedIn)
      waiting = undefined
      tell()
    },
    isAsking: () => waiting !== undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
