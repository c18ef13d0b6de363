/** Tells the other editors which section is selected here: at most once a second, the last one wins. */

/** Throttle: milliseconds between two messages. */
const PAUSE_MS = 1_000

export interface Presence {
  tell(sectionId: string | null): void
  /** Tells once more what was told last, to a server that has forgotten. */
  again(): void
  stop(): void
}

export function createPresence(send: (sectionId: string | null) => Promise<unknown>): Presence {
  let selected: string | null = null
  let told: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const sendNow = () => {
    timer = undefined
    if (selected === told) return
    told = selected
    // Only an addition: the next selection is told again.
    send(selected).catch(() => {})
  }

  return {
    tell(sectionId) {
      selected = sectionId
      if (selected !== told) timer ??= setTimeout(sendNow, PAUSE_MS)
    },
    again() {
      told = null
      this.tell(selected)
    },
    stop: () => clearTimeout(timer),
  }
}
