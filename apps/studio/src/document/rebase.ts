/**
 * Rebase: puts edits that the server does not have yet on top of what others have saved meanwhile. What does not fit is set
 * aside, never dropped. Pure.
 */

import type { SiteOperation } from '@sitewright/core/site/site-operation'
import { applyChanges, type Change, type Done, type Drafts, isSiteChange, SITE } from './change.ts'
import { conflictIdOf } from './conflict-item.ts'
import { fitOperation } from './fit-operation.ts'
import { fitSiteOperation } from './fit-site-operation.ts'
import { type MovedBlocks, movedBlocks } from './moved-blocks.ts'

/** An edit to put on top; the inverse is unknown for one that an earlier version of the studio kept. */
export type Unsent = Pick<Done, 'change' | 'target'> & { readonly inverse?: Change | undefined }

export interface Rebased<Item extends Unsent> {
  /** Their drafts with the kept edits applied. */
  readonly drafts: Drafts
  /** Edits to send, as they fit now. */
  readonly kept: readonly (Item & Done)[]
  /** Edits about something that others have changed too, or that is gone. */
  readonly setAside: readonly (Item & Done)[]
}

/** `isRefused` names edits that the server does not take, whatever they are put on. */
export function rebase<Item extends Unsent>(
  theirs: Drafts,
  unsent: readonly Item[],
  isRefused: (item: Item) => boolean = () => false,
): Rebased<Item> {
  const contested = new Set<string>()
  for (;;) {
    const result = rebaseOnce(
      theirs,
      unsent,
      (item) => isRefused(item) || contested.has(conflictIdOf(item)),
    )
    const before = contested.size
    for (const item of result.setAside) contested.add(conflictIdOf(item))
    // Everything about one thing is offered together: edits of it that would have fitted alone are set aside as well.
    if (contested.size === before) return result
  }
}

function rebaseOnce<Item extends Unsent>(
  theirs: Drafts,
  unsent: readonly Item[],
  isSetAside: (item: Item) => boolean,
): Rebased<Item> {
  let drafts = theirs
  const kept: (Item & Done)[] = []
  const setAside: (Item & Done)[] = []
  const moved = movedBlocks(unsent)
  for (const item of unsent) {
    const { fits, conflicts = [] } = isSetAside(item)
      ? { conflicts: [item] }
      : fitChange(drafts, item, moved)
    for (const { change, inverse = item.inverse ?? item.change } of conflicts) {
      setAside.push({ ...item, change, inverse })
    }
    if (!fits) continue
    const result = applyChanges(drafts, [fits])
    const [done] = 'refused' in result ? [] : result.done
    if ('refused' in result || !done) {
      setAside.push({ ...item, change: fits, inverse: item.inverse ?? fits })
      continue
    }
    drafts = result.drafts
    kept.push({ ...item, ...done })
  }
  return { drafts, kept, setAside }
}

interface FitChange {
  readonly fits?: Change | undefined
  /** Parts that do not fit; without an inverse, that of the whole edit is its own. */
  readonly conflicts?: readonly Unsent[]
}

function fitChange(drafts: Drafts, item: Unsent, moves: MovedBlocks): FitChange {
  const { change, inverse } = item
  if (isSiteChange(change)) {
    const before = inverse && isSiteChange(inverse) ? inverse.operation : undefined
    const { fits, conflicts } = fitSiteOperation(drafts.site, change.operation, before)
    const asChange = (operation: SiteOperation): Change => ({ documentId: SITE, operation })
    return {
      fits: fits && asChange(fits),
      conflicts: conflicts.map((part) => ({
        change: asChange(part.operation),
        inverse: part.inverse && asChange(part.inverse),
      })),
    }
  }
  const document = drafts.documents[change.documentId]
  if (!document) return { conflicts: [{ change }] }
  const move = moves.fit(document, item)
  if (move) return { fits: move.fits, conflicts: move.conflict ? [{ change: move.conflict }] : [] }
  const before = inverse && !isSiteChange(inverse) ? inverse.operation : undefined
  const fit = fitOperation(document, change.operation, before)
  if (fit === 'conflict') return { conflicts: [{ change }] }
  return fit === 'done' ? {} : { fits: { ...change, operation: fit } }
}
