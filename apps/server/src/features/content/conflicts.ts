/** Conflict detection: which edits of a batch touch what someone else has saved meanwhile, and who that was. Pure. */

import { pathsOverlap } from '@sitewright/core/document/touched-paths'
import type { Problem } from '@sitewright/core/problem'

/** A batch that was saved after the revision that other edits were made on. */
export interface SavedBatch<AnyOperation> {
  /** Null where the whole draft was replaced: nothing can be put on top of that. */
  readonly operations: readonly AnyOperation[] | null
  /** Name of the account that saved it, as far as there is one. */
  readonly by: string | null
}

export interface Conflict {
  /** Place of the edit in its batch. */
  readonly index: number
  readonly by?: string
}

/** One entry for each edit that cannot be put on top of the batches saved since. */
export function conflictsWith<AnyOperation>(
  operations: readonly AnyOperation[],
  since: readonly SavedBatch<AnyOperation>[],
  pathsOf: (operation: AnyOperation) => readonly string[],
): readonly Conflict[] {
  const theirs = since.map((batch) => ({
    by: batch.by,
    paths: batch.operations ? batch.operations.flatMap(pathsOf) : ('everything' as const),
  }))
  return operations.flatMap((operation, index) => {
    const mine = pathsOf(operation)
    const last = theirs.findLast(({ paths }) => pathsOverlap(mine, paths))
    return last ? [{ index, ...(last.by !== null && { by: last.by }) }] : []
  })
}

/** The refusal with the draft as it is now, if it is about a conflict: whoever sent the batch can go on from there. */
export function withDraft(problem: Problem, draft: object): Problem {
  const { conflict } = problem.details
  return conflict ? problem.with({ conflict: { ...draft, ...conflict } }) : problem
}
