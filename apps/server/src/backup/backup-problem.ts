import { StartProblem } from '../platform/start/start-problem.ts'

/** A backup or restore cannot be made; the message is the one sentence that the operator reads. */
export class BackupProblem extends StartProblem {
  override readonly name = 'BackupProblem'
}

/** Codes of a disk, or a quota on it, that is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])

export function isDiskFull(error: unknown): boolean {
  return FULL.has((error as { code?: string } | undefined)?.code ?? '')
}
