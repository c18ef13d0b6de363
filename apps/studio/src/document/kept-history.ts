/** Undo that outlives a reload: the steps of a visit, kept on this device one by one, and taken over by the next visit. */

import { EMPTY_HISTORY, type History, type Step } from './history.ts'
import { isReadableStep } from './readable.ts'

/** Steps that a new visit takes over; older ones are let go. */
const MOST_STEPS = 300

export interface KeptStep {
  readonly visitId: string
  /** Place in the order of the steps, done and undone ones counted through. */
  readonly index: number
  readonly step: Step
}

export interface KeptHead {
  readonly visitId: string
  /** Page or item that the visit edits. */
  readonly subjectId: string
  /** Steps that are done; those after them were undone. */
  readonly done: number
  readonly count: number
  /** When it was written, in milliseconds. */
  readonly at: number
}

/** A change of what is kept: steps to write, and the new head; steps from `head.count` on are gone. */
export interface HistoryWrite {
  readonly head: KeptHead
  readonly steps: readonly KeptStep[]
}

export interface HistoryStore {
  write(write: HistoryWrite): Promise<void>
  /** Heads of visits that have ended, latest first. */
  endedHeads(): Promise<readonly KeptHead[]>
  steps(visitId: string): Promise<readonly KeptStep[]>
  forgetHistory(visitId: string): Promise<void>
}

export interface HistoryKeeper {
  /** Writes what has changed since it was called last. */
  keep(history: History): void
}

export function createHistoryKeeper(
  store: HistoryStore,
  { visitId, subjectId }: { visitId: string; subjectId: string },
): HistoryKeeper {
  let before: readonly Step[] = []
  return {
    keep({ past, future }) {
      const all = [...past, ...future]
      const steps = all.flatMap((step, index) =>
        step === before[index] ? [] : [{ visitId, index, step }],
      )
      before = all
      const head = { visitId, subjectId, done: past.length, count: all.length, at: Date.now() }
      // Undo after a reload is a convenience; editing goes on when the browser's storage is full.
      store.write({ head, steps }).catch(() => {})
    },
  }
}

export interface TakenHistory extends History {
  /** Whether steps were damaged; those beyond them cannot be undone or redone and are let go. */
  readonly isDamaged: boolean
}

/** Takes over the steps of the latest visit to the same page that has ended; those of older visits are let go. */
export async function takeHistory(store: HistoryStore, subjectId: string): Promise<TakenHistory> {
  const [latest, ...older] = (await store.endedHeads()).filter(
    (head) => head.subjectId === subjectId,
  )
  if (!latest) return { ...EMPTY_HISTORY, isDamaged: false }
  const kept = await store.steps(latest.visitId)
  for (const { visitId } of [latest, ...older]) await store.forgetHistory(visitId)
  const steps = new Map(kept.map(({ index, step }) => [index, step]))
  const done = placesBetween(0, latest.done).reverse().slice(0, MOST_STEPS)
  const undone = placesBetween(latest.done, latest.count)
  const past = untilDamaged(done, steps)
  const future = untilDamaged(undone, steps)
  const isDamaged = past.length < done.length || future.length < undone.length
  return { past: past.reverse(), future, isDamaged }
}

function placesBetween(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index)
}

/** Steps at places one after the other, up to the first that is not there or cannot be read. */
function untilDamaged(places: readonly number[], steps: ReadonlyMap<number, Step>): Step[] {
  const good: Step[] = []
  for (const place of places) {
    const step = steps.get(place)
    if (!(step && isReadableStep(step))) break
    good.push(closed(step))
  }
  return good
}

/** A step that nothing is added to: typing after a reload is a step of its own. */
function closed({ coalesce: _gone, ...step }: Step): Step {
  return step
}
