/** Compiled instructions, and how a block of them is carried out. */

import type { Instruction } from '../instructions/instruction.ts'
import type { Template } from '../parser/parse-template.ts'
import type { Run } from './run.ts'

export type Step = (run: Run) => void

/** What errors of a step are reported for. */
export interface Origin {
  readonly instruction: Instruction
  /** Absent where an instruction list came without its source. */
  readonly template: Template | undefined
}

export interface Steps {
  readonly steps: readonly Step[]
  /** One for each step. */
  readonly origins: readonly Origin[]
}

/**
 * Carries out a block. An exception costs one instruction: it is recorded, whatever frames the
 * instruction pushed are dropped, and the next one runs.
 */
export function runSteps({ steps, origins }: Steps, run: Run): void {
  run.spend(steps.length)
  const frame = run.frame
  let next = 0
  while (next < steps.length) {
    try {
      while (next < steps.length) steps[next++]?.(run)
    } catch (error) {
      const origin = origins[next - 1]
      if (!origin) throw error
      run.frame = frame
      run.recordException(error, origin)
    }
  }
}
