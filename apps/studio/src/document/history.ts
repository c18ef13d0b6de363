/** Undo and redo: labelled steps of changes with their inverses, without a limit. Pure. */

import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { type Change, isSiteChange, supersedes } from './change.ts'
import { type OutsideStep, widenedStep } from './outside.ts'
import { blockIdsOf, type Selection } from './selection.ts'

/** Steps with the same key become one while a gesture lasts, or while the pauses between them are short. */
export interface Coalesce {
  readonly key: string
  /** Names one drag or one slide of a control: pauses inside it do not count. */
  readonly gesture?: string
}

export interface Step {
  /** The step's name, as undo says it: "move image". */
  readonly label: string
  readonly changes: readonly Change[]
  /** Inverse operations, in the order in which they undo. */
  readonly inverses: readonly Change[]
  /** A change of what is no draft, of which the step consists. */
  readonly outside?: OutsideStep
  readonly before: Selection
  readonly after: Selection
  readonly at: number
  readonly coalesce?: Coalesce
  /** A block whose step before this one it is a part of, however long ago that was. */
  readonly joins?: Id
}

export interface History {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

export const EMPTY_HISTORY: History = { past: [], future: [] }

/** Milliseconds; after a longer pause, typing or nudging begins a new step. */
export const PAUSE_MS = 600

/** Adds a step, or widens the last one; whatever was undone can no longer be redone. */
export function record({ past }: History, step: Step): History {
  const last = past.at(-1)
  if (!(last && belongsTo(step, last))) return { past: [...past, step], future: [] }
  return { past: past.with(-1, merge(last, step)), future: [] }
}

export function takeUndo({ past, future }: History): { history: History; step: Step } | undefined {
  const step = past.at(-1)
  if (!step) return undefined
  // A step that was undone is closed: what is typed after a redo does not run into it.
  return { history: { past: past.slice(0, -1), future: [closed(step), ...future] }, step }
}

export function takeRedo({ past, future }: History): { history: History; step: Step } | undefined {
  const [step, ...rest] = future
  if (!step) return undefined
  return { history: { past: [...past, step], future: rest }, step }
}

/** Changes settings of a block wherever steps name them, for what became known only after the step that added the block. */
export function rewriteBlock(
  { past, future }: History,
  blockId: Id,
  rewrite: (props: JsonObject) => JsonObject,
): History {
  const inChange = (change: Change): Change => {
    if (isSiteChange(change)) return change
    const { operation } = change
    if (operation.kind === 'setProps' && operation.blockId === blockId) {
      return { ...change, operation: { ...operation, props: rewrite(operation.props) } }
    }
    if (operation.kind === 'insertBlock' && operation.block.id === blockId) {
      const block = { ...operation.block, props: rewrite(operation.block.props) }
      return { ...change, operation: { ...operation, block } }
    }
    return change
  }
  const inStep = (step: Step): Step => ({
    ...step,
    changes: step.changes.map(inChange),
    inverses: step.inverses.map(inChange),
  })
  return { past: past.map(inStep), future: future.map(inStep) }
}

/** Changes what steps do outside of the drafts, for what became known only after them. */
export function rewriteOutside(
  { past, future }: History,
  rewrite: (step: OutsideStep) => OutsideStep,
): History {
  const inStep = (step: Step): Step =>
    step.outside ? { ...step, outside: rewrite(step.outside) } : step
  return { past: past.map(inStep), future: future.map(inStep) }
}

function belongsTo(step: Step, last: Step): boolean {
  if (step.joins !== undefined) {
    return blockIdsOf(last.after).includes(step.joins)
  }
  if (!step.coalesce || step.coalesce.key !== last.coalesce?.key) return false
  if (step.coalesce.gesture !== last.coalesce.gesture) return false
  return step.coalesce.gesture !== undefined || step.at - last.at < PAUSE_MS
}

function merge(last: Step, step: Step): Step {
  return {
    ...last,
    changes: withoutSuperseded([...last.changes, ...step.changes]),
    inverses: withoutSuperseded([...step.inverses, ...last.inverses]),
    after: step.after,
    ...(last.outside && step.outside && { outside: widenedStep(last.outside, step.outside) }),
    at: step.joins === undefined ? step.at : last.at,
  }
}

/** Only the last of several settings of one thing matters: a step of much typing stays small. */
function withoutSuperseded(changes: readonly Change[]): readonly Change[] {
  return changes.filter(
    (change, index) => !changes.slice(index + 1).some((later) => supersedes(later, change)),
  )
}

function closed({ coalesce: _gone, ...step }: Step): Step {
  return step
}
