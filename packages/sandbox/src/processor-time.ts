/** How long threads and processes have been on a processor, as Linux tells it: what others make them wait does not count. */

import { readFileSync, readlinkSync } from 'node:fs'

/** The system's name of this thread, `12/task/34`; undefined where the system does not tell. */
export function thisThread(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self')
  } catch {
    return undefined
  }
}

/** Milliseconds on a processor so far; undefined where the system does not tell, or the thread is gone. */
export function processorMs(thread: string | undefined): number | undefined {
  const text = factsOf(thread, 'schedstat')
  if (text === undefined) return undefined
  const ms = Number.parseInt(text, 10) / 1e6
  return Number.isNaN(ms) ? undefined : ms
}

/** Milliseconds that all threads of the thread's process have been on processors, to the hundredth of a second. */
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

/** The time of a process's main thread, or half of what all its threads took: others collect its garbage and compile its code. */
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

/** Milliseconds between two questions to the system, each of which takes a part of a millisecond. */
const ASK_EVERY_MS = 10

/** A clock, in milliseconds, that runs while this thread is on a processor; where the system does not tell, one that always runs. */
export function processorClock(): () => number {
  const thread = thisThread()
  let used = processorMs(thread)
  if (used === undefined) return () => performance.now()
  let asked = performance.now()
  return () => {
    const now = performance.now()
    // Between two questions the clock runs on, also while the thread waits.
    if (now - asked < ASK_EVERY_MS) return (used ?? 0) + now - asked
    used = processorMs(thread)
    asked = now
    return used ?? 0
  }
}
