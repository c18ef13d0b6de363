/** Session of the editor: documents, selection, view and history. Every edit goes through `perform`. */

import type { PageDocument, View } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { SiteDraft } from '@sitewright/core/site/site-operation'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  applyChanges,
  applyPossible,
  type Change,
  type Done,
  type Drafts,
  type Refusal,
} from './change.ts'
import type { ConflictItem } from './conflict-item.ts'
import type { Edit } from './edit.ts'
import {
  EMPTY_HISTORY,
  type History,
  record,
  rewriteBlock,
  rewriteOutside,
  type Step,
  takeRedo,
  takeUndo,
} from './history.ts'
import { type OutsideChange, type OutsideStep, withEntry } from './outside.ts'
import {
  type BlockAddress,
  blockAt,
  blockIdsOf,
  NOTHING,
  type Selection,
  stillThere,
} from './selection.ts'
import { whatIsLeft } from './what-is-left.ts'

export type SaveState = 'saved' | 'saving' | 'offline' | 'attention'

/** Why saving has stopped until the owner does something; everything is kept on the device meanwhile. */
export type SaveProblem = 'signedOut' | 'outdated'

export interface SessionState extends Drafts {
  readonly selection: Selection
  readonly view: View
  readonly history: History
  readonly saveState: SaveState
  readonly saveProblem: SaveProblem | undefined
  /** Edits that could not be put on top of what others have saved. */
  readonly conflicts: readonly ConflictItem[]
}

/** `typing` comes from the canvas, which shows it already. */
export type Origin = 'edit' | 'typing' | 'undo' | 'redo' | 'elsewhere'

export type AppliedListener = (done: readonly Done[], origin: Origin) => void

/** `counter` is the counterpart of the change, which takes it back. */
export type OutsideListener = (change: OutsideChange, counter: OutsideChange) => void

export interface Session {
  readonly store: StoreApi<SessionState>
  /** Applies an edit as one step, or says why it cannot be. */
  perform(edit: Edit, origin?: Origin): Refusal | undefined
  /**
   * Fills in settings of a block that became known after the step that added it, such as the picture once it is uploaded. No
   * step of its own: undo takes the block away with the step that added it, and redo brings it back filled.
   */
  fill(address: BlockAddress, props: JsonObject): void
  /** Fills in where a removed item lies in the trash, so that undo finds it after a reload, too. */
  fillEntry(itemId: Id, entryId: Id): void
  /** Undoes a step and gives it; undefined when there is none. */
  undo(): Replayed | undefined
  redo(): Replayed | undefined
  select(selection: Selection): void
  setView(view: View): void
  setConflicts(conflicts: readonly ConflictItem[]): void
  setSaveState(saveState: SaveState, saveProblem?: SaveProblem): void
  /** Takes over what the server made of the document together with someone else's edits. */
  replace(documentId: Id, document: PageDocument): void
  /** Takes over what the site drafts beside its documents, together with someone else's edits. */
  replaceSite(site: SiteDraft): void
  onApplied(listener: AppliedListener): () => void
  /** Hears of changes of what is no draft, to make them. */
  onOutside(listener: OutsideListener): () => void
}

export interface Replayed {
  readonly label: string
  /** Changes left out because someone else changed or removed what they touch. */
  readonly skipped: number
}

export interface SessionStart extends Drafts {
  /** Steps of an earlier visit, such as the one before a reload. */
  readonly history?: History | undefined
}

export function createSession(
  { documents, site, history = EMPTY_HISTORY }: SessionStart,
  now: () => number = Date.now,
): Session {
  const listeners = new Set<AppliedListener>()
  const outsideListeners = new Set<OutsideListener>()
  const store = createStore<SessionState>(() => ({
    documents,
    site,
    selection: NOTHING,
    view: 'desktop',
    history,
    saveState: 'saved',
    saveProblem: undefined,
    conflicts: [],
  }))
  const tell: AppliedListener = (done, origin) => {
    for (const listener of listeners) listener(done, origin)
  }

  const tellOutside = (step: OutsideStep | undefined, isUndone = false) => {
    if (!step) return
    const { change, inverse } = step
    for (const listener of outsideListeners) {
      if (isUndone) listener(inverse, change)
      else listener(change, inverse)
    }
  }

  const replay = (
    taken: { history: History; step: Step } | undefined,
    origin: 'undo' | 'redo',
  ): Replayed | undefined => {
    if (!taken) return undefined
    const { history, step } = taken
    const wanted = origin === 'undo' ? step.inverses : step.changes
    const counter = origin === 'undo' ? step.changes : step.inverses
    const drafts = draftsOf(store.getState())
    const result = applyPossible(drafts, whatIsLeft(drafts, wanted, counter))
    store.setState({
      ...result.drafts,
      history,
      selection: whatChanged(result.drafts, step),
    })
    if (result.done.length > 0) tell(result.done, origin)
    tellOutside(step.outside, origin === 'undo')
    return { label: step.label, skipped: wanted.length - result.done.length }
  }

  return {
    store,

    perform(edit, origin = 'edit') {
      const state = store.getState()
      const result = applyChanges(draftsOf(state), edit.changes)
      if ('refused' in result) return result.refused
      const selection = stillThere(result.drafts.documents, edit.select ?? state.selection)
      const history = record(state.history, {
        label: edit.label,
        changes: edit.changes,
        inverses: result.inverses,
        before: state.selection,
        after: selection,
        at: now(),
        ...(edit.coalesce && { coalesce: edit.coalesce }),
        ...(edit.joins !== undefined && { joins: edit.joins }),
        ...(edit.outside && { outside: edit.outside }),
      })
      store.setState({ ...result.drafts, selection, history })
      if (result.done.length > 0) tell(result.done, origin)
      tellOutside(edit.outside)
      return undefined
    },

    fillEntry(itemId, entryId) {
      const { history } = store.getState()
      store.setState({
        history: rewriteOutside(history, (step) => withEntry(step, itemId, entryId)),
      })
    },

    fill(address, props) {
      const { documents, site, history } = store.getState()
      const { documentId, sectionId, blockId } = address
      const fillIn = (known: JsonObject): JsonObject => ({ ...known, ...props })
      store.setState({ history: rewriteBlock(history, blockId, fillIn) })
      const block = blockAt(documents, address)
      if (!block) return
      const change: Change = {
        documentId,
        operation: { kind: 'setProps', sectionId, blockId, props: fillIn(block.props) },
      }
      const result = applyChanges({ documents, site }, [change])
      if ('refused' in result) return
      store.setState(result.drafts)
      tell(result.done, 'edit')
    },

    undo: () => replay(takeUndo(store.getState().history), 'undo'),

    redo: () => replay(takeRedo(store.getState().history), 'redo'),

    select(selection) {
      store.setState({ selection: stillThere(store.getState().documents, selection) })
    },

    setView: (view) => store.setState({ view }),

    setConflicts: (conflicts) => store.setState({ conflicts }),

    setSaveState: (saveState, saveProblem) => store.setState({ saveState, saveProblem }),

    replace(documentId, document) {
      const state = store.getState()
      const next = { ...state.documents, [documentId]: document }
      store.setState({ documents: next, selection: stillThere(next, state.selection) })
      tell([], 'elsewhere')
    },

    replaceSite(site) {
      store.setState({ site })
      tell([], 'elsewhere')
    },

    onApplied(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    onOutside(listener) {
      outsideListeners.add(listener)
      return () => outsideListeners.delete(listener)
    },
  }
}

function draftsOf({ documents, site }: SessionState): Drafts {
  return { documents, site }
}

/** Selects the block that a step was about, as far as it is there, so that undo and redo show what they do. */
function whatChanged({ documents }: Drafts, { before, after }: Step): Selection {
  const block = [after, before].find(
    (selection) =>
      blockIdsOf(selection).length > 0 && stillThere(documents, selection) === selection,
  )
  return block ?? stillThere(documents, before)
}
