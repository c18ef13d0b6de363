import { StartProblem } from '../platform/start/start-problem.ts'

/** A backup or restore cannot be made; the message is the one sentence that the operator reads. */
export class BackupProblem extends StartProblem {
  override readonly name = 'BackupProblem'
}
