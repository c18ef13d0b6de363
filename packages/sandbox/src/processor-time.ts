/** Processor time of threads and processes, from Linux: time that others make them wait does not count. */

import { readFileSync, readlinkSync } from 'node:fs'

/** The system's name of this thread, `12/task/34`; undefined if the system does not report it. */
export function thisThread(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self')
  } catch {
    return undefined
  }
}

/** Milliseconds of processor time so far; undefined if the system does not report it, or the thread has ended. */
export function processorMs(thread: string | undefined): number | undefined {
  const text = factsOf(thread, 'schedstat')
  if (text === undefined) return undefined
  const ms = Number.parseInt(text, 10) / 1e6
  return Number.isNaN(ms) ? undefined : ms
}

/** Milliseconds of processor time of all threads of the thread's process, to the hundredth of a second. */
export function allThreadsMs(thread: string | undefined): number | undefined {
  const text = factsOf(thread?.split('/')[0], 'stat')
  if (text === undefined) return undefined
  // User and system time are the 12th and 13th field after the name, which may itself contain spaces, in hundredths of a second.
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/**
 * The time of a process's main thread, but at least half of all threads': others collect its garbage and compile its
 * code.
 */
export function mainThreadMs(thread: string | undefined): number | undefined {
  const [main, all] = [processorMs(thread), allThreadsMs(thread)]
  return main === undefined || all === undefined ? undefined : Math.max(main, all / 2)
}

function factsOf(task: string | undefined, name: 'schedstat' | 'stat'): string | undefined {
  if (task === undefined) return undefined
  try {
    return readFileSync(`/proc/${task}/${name}`, 'latin1')
  } catch {
    return undefined
  }
}

/** Milliseconds between two reads of the processor time, each of which takes part of a millisecond. */
const ASK_EVERY_MS = 10

/**
 * A clock in milliseconds that runs while this thread is on a processor; if the system does not report that, one that
 * always runs.
 */
export function processorClock(): () => number {
  const thread = thisThread()
  let used = processorMs(thread)
  if (used === undefined) return () => performance.now()
  let asked = performance.now()
  return () => {
    const now = performance.now()
    // Between two reads the clock runs on, also while the thread waits.
    if (now - asked < ASK_EVERY_MS) return (used ?? 0) + now - asked
    used = processorMs(thread)
    asked = now
    return used ?? 0
  }
}
