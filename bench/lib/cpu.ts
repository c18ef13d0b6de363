/** What processes have used of the processor, read from Linux: all their threads, and what they waited for. */

import { readdir, readFile } from 'node:fs/promises'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

interface Used {
  readonly parent: number
  /** Its own, in milliseconds. */
  readonly own: number
  /** That of its children that have ended. */
  readonly ended: number
}

/** Of one process with all its threads, in milliseconds since it began. */
export async function cpuOf(pid: number): Promise<number> {
  return (await usedBy(pid))?.own ?? 0
}

/** Of a process and its children, those included that have ended, in milliseconds; `except` one of them. */
export async function cpuOfFamily(pid: number, except: number): Promise<number> {
  const head = await usedBy(pid)
  const names = (await readdir('/proc')).filter(
    (name) => /^\d+$/.test(name) && name !== `${except}`,
  )
  const all = await Promise.all(names.map((name) => usedBy(Number(name))))
  const children = all.filter((one) => one?.parent === pid)
  return children.reduce(
    (sum, child) => sum + (child?.own ?? 0),
    (head?.own ?? 0) + (head?.ended ?? 0),
  )
}

/** Nothing for a process that is gone. */
async function usedBy(pid: number): Promise<Used | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name in brackets may hold anything; what follows it begins with the third field.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  if (!fields) return undefined
  const field = (number: number) => Number(fields[number - 3])
  return {
    parent: field(4),
    own: (field(14) + field(15)) * TICK_MS,
    ended: (field(16) + field(17)) * TICK_MS,
  }
}
