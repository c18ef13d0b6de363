/** How long threads have been on a processor, as Linux tells it: what others make them wait does not count. */

import { readFileSync, readlinkSync } from 'node:fs'

/** What the system calls this thread, `12/task/34`; nothing where it does not tell. */
export function thisThread(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self')
  } catch {
    return undefined
  }
}

/** Milliseconds on a processor so far; nothing where the system does not tell, or the thread is gone. */
export function processorMs(thread: string | undefined): number | undefined {
  if (thread === undefined) return undefined
  try {
    const ms = Number.parseInt(readFileSync(`/proc/${thread}/schedstat`, 'latin1'), 10) / 1e6
    return Number.isNaN(ms) ? undefined : ms
  } catch {
    return undefined
  }
}

/** Asking the system takes a part of a millisecond. */
const ASK_EVERY_MS = 10

/** A clock, in milliseconds, that runs while this thread is on a processor; elsewhere one that always runs. */
export function processorClock(): () => number {
  const thread = thisThread()
  let used = processorMs(thread)
  if (used === undefined) return () => performance.now()
  let asked = performance.now()
  return () => {
    const now = performance.now()
    // So soon, waiting counts too.
    if (now - asked < ASK_EVERY_MS) return (used ?? 0) + now - asked
    used = processorMs(thread)
    asked = now
    return used ?? 0
  }
}
