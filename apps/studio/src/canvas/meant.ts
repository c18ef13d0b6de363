import { blockIdsOf, type Selection, selectionOf } from '../document/selection.ts'
import type { Stage } from './stage.ts'

/** The selection that a press on something means: of a grouped block its group at first, and the block itself once some of that is selected. */
export function meant(
  target: Selection,
  { selection, groupOf }: Pick<Stage, 'selection' | 'groupOf'>,
): Selection {
  if (target.kind !== 'block') return target
  const group = groupOf(target.blockId)
  const isInside = blockIdsOf(selection).some((id) => group.includes(id))
  return isInside ? target : selectionOf({ ...target, blockIds: group })
}
