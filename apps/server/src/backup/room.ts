import { statfs } from 'node:fs/promises'
import { BackupProblem } from './backup-problem.ts'

/** Refuses where the disk has less room than is needed. `folder` is there already. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes) return
  throw new BackupProblem(
    `There is no room in ${folder}: ${megabytes(bytes)} may be needed and ${megabytes(free)} are free; make room, or name a folder on another disk.`,
  )
}

export const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en-GB')} MB`
