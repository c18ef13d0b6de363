/** Tells a process from a later one that was given the same id. */

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

export interface ProcessIdentity {
  readonly pid: number
  /** Start time of the process, in the system's own form. */
  readonly started: string
}

export async function identify(pid: number): Promise<ProcessIdentity> {
  return { pid, started: await startOf(pid) }
}

export async function stillRuns({ pid, started }: ProcessIdentity): Promise<boolean> {
  return started !== '' && (await startOf(pid)) === started
}

/** Start time of a process; empty when there is no such process. */
async function startOf(pid: number): Promise<string> {
  return process.platform === 'linux' ? linuxStartOf(pid) : unixStartOf(pid)
}

/** Clock ticks since boot, together with the id of the boot. */
async function linuxStartOf(pid: number): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The second field, the program's name in parentheses, may hold blanks and parentheses itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, ticks] = [fields[0], fields[19]]
    return state === 'Z' ? '' : `${boot.trim()} ${ticks}`
  } catch {
    return ''
  }
}

async function unixStartOf(pid: number): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])
    return stdout.trim()
  } catch {
    return ''
  }
}
