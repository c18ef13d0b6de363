/** Rebase rules: which edits can be put on top of others that were saved meanwhile. Pure. */

import type { Operation, OperationKind } from '@sitewright/core/document/operation'

type Touches<Kind extends OperationKind> = (
  operation: Extract<Operation, { kind: Kind }>,
) => readonly string[]

/**
 * Paths that an edit changes or removes: two edits overlap where one path is the other or leads to it. Added things are new to
 * everyone, and for order the last writer wins.
 */
const TOUCHES: { readonly [Kind in OperationKind]: Touches<Kind> } = {
  insertSection: () => [],
  moveSection: () => [],
  removeSection: ({ sectionId }) => [`${sectionId}/`],
  setSection: ({ sectionId }) => [`${sectionId}/settings/`],
  insertBlock: ({ sectionId, block, phone }) => [
    `${sectionId}/blocks/${block.id}/`,
    ...(phone ? [`${sectionId}/phone/${block.id}/`] : []),
  ],
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
  setHidden: ({ sectionId, blockId, view }) => [`${sectionId}/blocks/${blockId}/hidden/${view}/`],
}

function touches(operation: Operation): readonly string[] {
  const touched = TOUCHES[operation.kind] as Touches<OperationKind>
  return touched(operation as never)
}

/** Paths that were changed since a revision; nothing can be put on top of a replaced document. */
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
