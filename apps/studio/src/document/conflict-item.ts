/** Conflicts: edits that could not be put on top of what others have saved, kept apart and offered back, one thing at a time. */

import type { Id } from '@sitewright/core/id'
import { type Change, type Done, isSiteChange } from './change.ts'
import { itemsOfEdit } from './navigation-edits.ts'

export interface ConflictItem {
  /** Name that all edits of one thing share: a block, a section's settings, a field of the header. */
  readonly id: string
  readonly documentId: Id
  /** Edits set aside, first made first. */
  readonly done: readonly Done[]
  /** Name of who has changed the same thing, as far as it is known. */
  readonly by?: string
  /** Why the server refused the edits; absent where someone else's stand against them. */
  readonly problem?: string
}

/** Name of the thing that a change is about. */
export function conflictIdOf(
  edit: Pick<Done, 'change'> & { inverse?: Change | undefined },
): string {
  return `${edit.change.documentId}/${navigationItemsOf(edit) ?? thingOf(edit.change)}`
}

/** An edit of navigations names all of them; what it is about are the items that it changes. */
function navigationItemsOf({ change, inverse }: Parameters<typeof conflictIdOf>[0]) {
  const known = inverse && navigationEdit({ change, inverse })
  return known && `navigation/${itemsOfEdit(known).toSorted().join()}`
}

/** An edit of navigations with its inverse; undefined for an edit of anything else. */
export function navigationEdit({ change, inverse }: Pick<Done, 'change' | 'inverse'>) {
  const [edit, back] = [change.operation, inverse.operation]
  return edit.kind === 'setNavigations' && back.kind === 'setNavigations'
    ? { edit, inverse: back }
    : undefined
}

function thingOf(change: Change): string {
  if (isSiteChange(change)) {
    const { operation } = change
    switch (operation.kind) {
      case 'setHeader':
      case 'setTweaks':
        return `${operation.kind}/${Object.keys(operation.values).sort().join()}`
      case 'setPage': {
        const { settings = {}, ...fields } = operation.values
        return `page/${operation.pageId}/${[...Object.keys(fields), ...Object.keys(settings)].sort().join()}`
      }
      default:
        return operation.kind
    }
  }
  const { operation } = change
  switch (operation.kind) {
    case 'insertSection':
      return `section/${operation.section.id}`
    case 'removeSection':
    case 'moveSection':
      return `section/${operation.sectionId}`
    case 'setSection':
      return `settings/${operation.sectionId}`
    case 'place':
    case 'setHidden':
    case 'setPhoneLayout':
      return `layout/${operation.sectionId}`
    case 'insertBlock':
      return `block/${operation.block.id}`
    case 'removeBlock':
    case 'setLook':
    case 'setProps':
      return `block/${operation.blockId}`
  }
}

export interface SetAside extends Done {
  readonly by?: string | undefined
  readonly problem?: string | undefined
}

/** Adds edits that were set aside to the items there are: one item for each thing. */
export function withSetAside(
  items: readonly ConflictItem[],
  setAside: readonly SetAside[],
): readonly ConflictItem[] {
  if (setAside.length === 0) return items
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const { change, inverse, target, by, problem } of setAside) {
    const id = conflictIdOf({ change, inverse })
    const known = byId.get(id)
    byId.set(id, {
      ...known,
      id,
      documentId: change.documentId,
      done: [...(known?.done ?? []), { change, inverse, ...(target && { target }) }],
      ...(by !== undefined && { by }),
      ...(problem !== undefined && { problem }),
    })
  }
  return [...byId.values()]
}
