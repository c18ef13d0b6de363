/** Which edits can be put on top of others that were saved meanwhile. Pure. */

import type { Operation, OperationKind } from '@sitewright/core/document/operation'

type Touches<Kind extends OperationKind> = (
  operation: Extract<Operation, { kind: Kind }>,
) => readonly string[]

/**
 * What an edit changes or takes away, as paths: two edits overlap where one path is the other or leads
 * to it. What an edit adds is new to everyone, and order is settled by whoever comes last.
 */
const TOUCHES: { readonly [Kind in OperationKind]: Touches<Kind> } = {
  insertSection: () => [],
  moveSection: () => [],
  removeSection: ({ sectionId }) => [`${sectionId}/`],
  setSection: ({ sectionId }) => [`${sectionId}/settings/`],
  insertBlock: ({ sectionId, block }) => [`${sectionId}/blocks/${block.id}/`],
  removeBlock: ({ sectionId, blockId }) => [
    `${sectionId}/blocks/${blockId}/`,
    `${sectionId}/phone/${blockId}/`,
  ],
  setProps: ({ sectionId, blockId }) => [`${sectionId}/blocks/${blockId}/props/`],
  place: ({ sectionId, blockId, view }) =>
    view === 'desktop'
      ? [`${sectionId}/blocks/${blockId}/desktop/`]
      : [`${sectionId}/phone/${blockId}/`],
  setPhoneLayout: ({ sectionId }) => [`${sectionId}/phone/`],
}

function touches(operation: Operation): readonly string[] {
  const touched = TOUCHES[operation.kind] as Touches<OperationKind>
  return touched(operation as never)
}

/** What was saved since a revision, as paths; nothing can be put on top of a replaced document. */
export function touchedSince(
  batches: readonly (readonly Operation[] | null)[],
): readonly string[] | 'everything' {
  if (batches.includes(null)) return 'everything'
  return batches.flatMap((operations) => (operations ?? []).flatMap(touches))
}

export function overlaps(operation: Operation, touched: readonly string[] | 'everything'): boolean {
  if (touched === 'everything') return true
  return touches(operation).some((mine) =>
    touched.some((theirs) => mine.startsWith(theirs) || theirs.startsWith(mine)),
  )
}
