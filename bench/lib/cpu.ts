/** CPU time that processes have used, read from Linux: that of all their threads, and of children they waited for. */

import { readdir, readFile } from 'node:fs/promises'

/** Milliseconds of one tick: Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10

interface Used {
  readonly parent: number
  /** Its own, in milliseconds. */
  readonly own: number
  /** CPU time of its children that have ended. */
  readonly ended: number
}

/** CPU time of one process with all its threads, in milliseconds since it began. */
export async function cpuOf(pid: number): Promise<number> {
  return (await usedBy(pid))?.own ?? 0
}

/** CPU time of a process and its children, in milliseconds, those that have ended included; `except` one of them. */
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

/** CPU time of a process; undefined for one that is gone. */
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
