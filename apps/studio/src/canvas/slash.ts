/**
 * Slash menu, the text's part of it: a slash typed at the start of a line or after a space is watched, and what is typed
 * behind it asks the studio's menu. The text keeps the keyboard; keys that go through the menu are passed on.
 */

import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import type { SlashKey } from './protocol.ts'

/** Characters behind a slash after which it is no question to the menu any more. */
const MAX_QUERY = 40

const KEYS: Readonly<Record<string, SlashKey>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'take',
  Tab: 'take',
}

interface Slash {
  /** Position of the slash. */
  readonly at: number
  /** The end of what it asks for, once the studio was told to take that: what is typed until it answers comes after it. */
  readonly end?: number
}

const slashKey = new PluginKey<Slash | undefined>('slash')

export function slashPlugin({ onKey }: { onKey(key: SlashKey): void }): Plugin {
  return new Plugin<Slash | undefined>({
    key: slashKey,
    state: {
      init: () => undefined,
      apply(transaction, slash, _before, state) {
        const told = transaction.getMeta(slashKey) as { slash: Slash | undefined } | undefined
        const next = told ? told.slash : slash && mapped(slash, transaction)
        return next && queryAt(state, next) !== undefined ? next : undefined
      },
    },
    props: {
      handleTextInput(view, from, to, text) {
        if (text !== '/' || !mayBegin(view.state, from)) return false
        const { tr } = view.state
        view.dispatch(tr.insertText(text, from, to).setMeta(slashKey, { slash: { at: from } }))
        return true
      },
      handleKeyDown(view, event) {
        const { state } = view
        const slash = slashKey.getState(state)
        if (!slash || slash.end !== undefined || event.isComposing) return false
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
        if (event.key === 'Escape') {
          view.dispatch(closeSlash(state))
          return true
        }
        const key = KEYS[event.key]
        if (key === 'take') {
          const taken = { at: slash.at, end: state.selection.to }
          view.dispatch(state.tr.setMeta(slashKey, { slash: taken }))
        }
        if (key) onKey(key)
        return key !== undefined
      },
    },
  })
}

/** Words behind the slash that is watched, up to the cursor; null for none. */
export function slashQuery(state: EditorState): string | null {
  const slash = slashKey.getState(state)
  return slash ? (queryAt(state, slash) ?? null) : null
}

/** The slash with what is typed behind it; undefined while none is watched. */
export function slashRange(state: EditorState): { from: number; to: number } | undefined {
  const slash = slashKey.getState(state)
  return slash && { from: slash.at, to: slash.end ?? state.selection.to }
}

/** Leaves the slash as it was typed. */
export function closeSlash(state: EditorState): Transaction {
  return state.tr.setMeta(slashKey, { slash: undefined })
}

function mapped({ at, end }: Slash, { mapping }: Transaction): Slash {
  return { at: mapping.map(at, -1), ...(end !== undefined && { end: mapping.map(end, -1) }) }
}

function mayBegin({ doc }: EditorState, at: number): boolean {
  const $at = doc.resolve(at)
  const before = $at.parent.textBetween(0, $at.parentOffset, undefined, ' ')
  return before === '' || /\s$/.test(before)
}

/** The question; undefined where the cursor has left it. */
function queryAt(
  { doc, selection: { $from, empty } }: EditorState,
  { at, end }: Slash,
): string | undefined {
  if (end !== undefined) return end > at ? doc.textBetween(at + 1, end) : undefined
  if (!empty || at < $from.start() || $from.pos <= at) return undefined
  const typed = doc.textBetween(at, $from.pos, undefined, '\n')
  const isQuestion = typed.startsWith('/') && typed.length <= MAX_QUERY && !typed.includes('\n')
  return isQuestion ? typed.slice(1) : undefined
}
