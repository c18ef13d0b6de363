export type Listener = (event: object) => void

/** Tells listeners of a theme's scripts. One that fails leaves the others theirs, and is reported as any mistake of a page. */
export function tellEach(listeners: Iterable<Listener> | undefined, event: object): void {
  for (const listener of listeners ?? []) {
    try {
      listener(event)
    } catch (error) {
      reportError(error)
    }
  }
}
