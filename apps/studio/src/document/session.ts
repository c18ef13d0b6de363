/** Session of the editor: documents, selection, view and history. Every edit goes through `perform`. */

import type { PageDocument, View } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { applyChanges, applyPossible, type Change, type Documents, type Refusal } from './change.ts'
import type { Edit } from './edits.ts'
import {
  EMPTY_HISTORY,
  type History,
  record,
  rewriteBlock,
  type Step,
  takeRedo,
  takeUndo,
} from './history.ts'
import { type BlockAddress, blockAt, NOTHING, type Selection, stillThere } from './selection.ts'

export type SaveState = 'saved' | 'saving' | 'offline' | 'attention'

export interface SessionState {
  readonly documents: Documents
  readonly selection: Selection
  readonly view: View
  readonly history: History
  readonly saveState: SaveState
  /** Why saving needs attention, in words for the owner. */
  readonly saveProblem: string
}

/** `typing` comes from the canvas, which shows it already. */
export type Origin = 'edit' | 'typing' | 'undo' | 'redo' | 'elsewhere'

export type AppliedListener = (changes: readonly Change[], origin: Origin) => void

export interface Session {
  readonly store: StoreApi<SessionState>
  /** Applies an edit as one step, or says why it cannot be. */
  perform(edit: Edit, origin?: Origin): Refusal | undefined
  /**
   * Fills in settings of a block that became known after the step that added it, such as the picture once it is uploaded. No
   * step of its own: undo takes the block away with the step that added it, and redo brings it back filled.
   */
  fill(address: BlockAddress, props: JsonObject): void
  /** Undoes a step and gives it; undefined when there is none. */
  undo(): Replayed | undefined
  redo(): Replayed | undefined
  select(selection: Selection): void
  setView(view: View): void
  setSaveState(saveState: SaveState, saveProblem?: string): void
  /** Takes over what the server made of the document together with someone else's edits. */
  replace(documentId: Id, document: PageDocument): void
  onApplied(listener: AppliedListener): () => void
}

export interface Replayed {
  readonly label: string
  /** Changes left out because someone else removed what they touch. */
  readonly skipped: number
}

export function createSession(documents: Documents, now: () => number = Date.now): Session {
  const listeners = new Set<AppliedListener>()
  const store = createStore<SessionState>(() => ({
    documents,
    selection: NOTHING,
    view: 'desktop',
    history: EMPTY_HISTORY,
    saveState: 'saved',
    saveProblem: '',
  }))
  const tell: AppliedListener = (changes, origin) => {
    for (const listener of listeners) listener(changes, origin)
  }

  const replay = (
    taken: { history: History; step: Step } | undefined,
    changesOf: (step: Step) => readonly Change[],
    origin: Origin,
  ): Replayed | undefined => {
    if (!taken) return undefined
    const { history, step } = taken
    const result = applyPossible(store.getState().documents, changesOf(step))
    store.setState({
      documents: result.documents,
      history,
      selection: whatChanged(result.documents, step),
    })
    if (result.applied.length > 0) tell(result.applied, origin)
    return { label: step.label, skipped: result.skipped }
  }

  return {
    store,

    perform(edit, origin = 'edit') {
      const state = store.getState()
      const result = applyChanges(state.documents, edit.changes)
      if ('refused' in result) return result.refused
      const selection = stillThere(result.documents, edit.select ?? state.selection)
      const history = record(state.history, {
        label: edit.label,
        changes: edit.changes,
        inverses: result.inverses,
        before: state.selection,
        after: selection,
        at: now(),
        ...(edit.coalesce && { coalesce: edit.coalesce }),
      })
      store.setState({ documents: result.documents, selection, history })
      tell(edit.changes, origin)
      return undefined
    },

    fill(address, props) {
      const { documents, history } = store.getState()
      const { documentId, sectionId, blockId } = address
      const fillIn = (known: JsonObject): JsonObject => ({ ...known, ...props })
      store.setState({ history: rewriteBlock(history, blockId, fillIn) })
      const block = blockAt(documents, address)
      if (!block) return
      const change: Change = {
        documentId,
        operation: { kind: 'setProps', sectionId, blockId, props: fillIn(block.props) },
      }
      const result = applyChanges(documents, [change])
      if ('refused' in result) return
      store.setState({ documents: result.documents })
      tell([change], 'edit')
    },

    undo: () => replay(takeUndo(store.getState().history), (step) => step.inverses, 'undo'),

    redo: () => replay(takeRedo(store.getState().history), (step) => step.changes, 'redo'),

    select(selection) {
      store.setState({ selection: stillThere(store.getState().documents, selection) })
    },

    setView: (view) => store.setState({ view }),

    setSaveState: (saveState, saveProblem = '') => store.setState({ saveState, saveProblem }),

    replace(documentId, document) {
      const state = store.getState()
      const next = { ...state.documents, [documentId]: document }
      store.setState({ documents: next, selection: stillThere(next, state.selection) })
      tell([], 'elsewhere')
    },

    onApplied(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Selects the block that a step was about, as far as it is there, so that undo and redo show what they do. */
function whatChanged(documents: Documents, { before, after }: Step): Selection {
  const block = [after, before].find(
    (selection) => selection.kind === 'block' && stillThere(documents, selection) === selection,
  )
  return block ?? stillThere(documents, before)
}
