/**
 * Undo beside other people's edits: a change is undone only where the present value is the one that it left. Asked without
 * knowing any kind of edit: what undo and redo one after the other would not give back as it is now, someone else changed. Pure.
 */

import { dequal } from 'dequal'
import { applyPossible, type Change, type Drafts, isSiteChange } from './change.ts'

/** The changes that only touch what `counter`, their counterpart, made; the others would take someone else's edits away. */
export function whatIsLeft(
  drafts: Drafts,
  changes: readonly Change[],
  counter: readonly Change[],
): readonly Change[] {
  const there = applyPossible(drafts, changes).drafts
  const back = applyPossible(there, counter).drafts
  return changes.filter((change) => isSamePart(drafts, back, change))
}

/** Whether the part that a change is about is the same in both. */
function isSamePart(a: Drafts, b: Drafts, change: Change): boolean {
  if (isSiteChange(change)) return dequal(a.site, b.site)
  const { documentId, operation } = change
  const sectionId = operation.kind === 'insertSection' ? operation.section.id : operation.sectionId
  return dequal(
    a.documents[documentId]?.sections[sectionId],
    b.documents[documentId]?.sections[sectionId],
  )
}
