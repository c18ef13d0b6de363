/** Conflicts: edits that could not be put on top of what others have saved, kept apart and offered back, one thing at a time. */

import type { Operation } from '@sitewright/core/document/operation'
import type { Block } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { dequal } from 'dequal'
import { type Change, type Done, isSiteChange, type PlacedBlock } from './change.ts'
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
    case 'setLocked':
    case 'setGroup':
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

export interface MyBlock extends PlacedBlock {
  readonly sectionId: Id
  /** True where one's own version is to have no such block. */
  readonly isRemoved: boolean
}

/** The block that an item is about, after one's own edits; undefined for items about anything else. */
export function myBlock({ done }: ConflictItem): MyBlock | undefined {
  let mine: MyBlock | undefined
  for (const { change, inverse, target } of done) {
    if (isSiteChange(change) || isSiteChange(inverse)) return undefined
    const next = afterOperation(mine, change.operation, { inverse: inverse.operation, target })
    if (!next) return undefined
    mine = next
  }
  return mine
}

function afterOperation(
  mine: MyBlock | undefined,
  operation: Operation,
  { inverse, target }: { inverse: Operation; target: PlacedBlock | undefined },
): MyBlock | undefined {
  switch (operation.kind) {
    case 'insertBlock': {
      const { block, desktop, sectionId } = operation
      return { block, desktop, sectionId, isRemoved: false }
    }
    case 'setProps': {
      const known = mine ?? target
      if (!known) return undefined
      const { sectionId, props } = operation
      return { ...known, block: { ...known.block, props }, sectionId, isRemoved: false }
    }
    case 'removeBlock': {
      const { sectionId } = operation
      const known = mine ?? (inverse.kind === 'insertBlock' ? inverse : undefined)
      if (!known) return undefined
      return { block: known.block, desktop: known.desktop, sectionId, isRemoved: true }
    }
    default:
      return undefined
  }
}

export interface SetAside extends Done {
  readonly by?: string | undefined
  readonly problem?: string | undefined
}

/**
 * Adds edits that were set aside to the items there are: one item for each thing, and a further one where an edit begins with
 * something else than what one's own version is in the item before it, so that both versions are offered.
 */
export function withSetAside(
  items: readonly ConflictItem[],
  setAside: readonly SetAside[],
): readonly ConflictItem[] {
  if (setAside.length === 0) return items
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const edit of setAside) {
    const { change, inverse, target, by, problem } = edit
    const id = itemIdFor(byId, edit)
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

function itemIdFor(items: ReadonlyMap<string, ConflictItem>, edit: SetAside): string {
  const thing = conflictIdOf(edit)
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? thing : `${thing}/${number}`
    const known = items.get(id)
    if (!known || goesOn(known, edit)) return id
  }
}

/** Whether an edit begins with what a block is in the item; edits of other things name no version. */
function goesOn(item: ConflictItem, edit: SetAside): boolean {
  const begun = blockBefore(edit)
  const mine = begun && myBlock(item)
  return !mine || mine.isRemoved || dequal(mine.block.props, begun.props)
}

/** The block that an edit begins with, or puts in the place of one that it has removed. */
function blockBefore({ change, inverse, target }: SetAside): Block | undefined {
  const { operation } = change
  switch (operation.kind) {
    case 'setProps':
      return target?.block
    case 'insertBlock':
      return operation.block
    case 'removeBlock':
      return inverse.operation.kind === 'insertBlock' ? inverse.operation.block : undefined
    default:
      return undefined
  }
}
