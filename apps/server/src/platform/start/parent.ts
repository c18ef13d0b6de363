/** Messages between the server and its supervisor (`keep.ts`). */

/** The one message: the server serves. */
export const READY = 'ready'

/** Tells the parent, where there is one, that the start has succeeded. */
export function tellParent(): void {
  process.send?.(READY)
}

/** Stops in good order when the parent is gone in any way, `kill -9` included: nobody else would end this process. */
export function endWithParent(): void {
  if (process.connected) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
