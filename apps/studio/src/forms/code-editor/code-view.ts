/** CodeMirror as the studio has it: its keys, what it offers, how mistakes stand at their lines, and its colours. */

import {
  autocompletion,
  type CompletionSource,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { less, lessLanguage } from '@codemirror/lang-less'
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { CodePlace, Mistake, Suggestion } from './code-editor-props.ts'

interface CodeViewOptions {
  readonly value: string
  readonly suggestions: readonly Suggestion[]
  onChange(value: string): void
}

/** How the editor is called, and what describes it. */
interface CodeViewWords {
  readonly label: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

/** Offers shown at once: as many as need no scrolling, since the arrow keys lead through all of them. */
const MOST_OFFERS = 8

const COLORS = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.comment, color: 'var(--ink-faint)', fontStyle: 'italic' },
    { tag: [tags.propertyName, tags.variableName], color: 'var(--accent)' },
    { tag: [tags.string, tags.number, tags.unit, tags.color, tags.atom], color: 'var(--success)' },
    { tag: [tags.keyword, tags.definitionKeyword, tags.modifier], color: 'var(--warning)' },
    { tag: [tags.tagName, tags.className, tags.labelName], color: 'var(--ink)', fontWeight: '600' },
  ]),
)

/**
 * Escape lets Tab leave the editor until something is typed or it is left: Tab indents otherwise, which must hold nobody. The
 * library's own way out ends after two seconds, too soon for some. A second Escape goes on to the panel around it.
 */
function wayOut(): Extension {
  let isOpen = false
  const set = (view: EditorView, next: boolean) => {
    isOpen = next
    view.setTabFocusMode(next)
  }
  return [
    keymap.of([
      {
        key: 'Escape',
        stopPropagation: true,
        run(view) {
          const wasOpen = isOpen
          set(view, true)
          return !wasOpen
        },
      },
    ]),
    EditorView.domEventHandlers({ blur: (_event, view) => set(view, false) }),
    EditorView.updateListener.of(({ docChanged, view }) => {
      if (docChanged) set(view, false)
    }),
  ]
}

export function openCodeView(
  parent: HTMLElement,
  { value, suggestions, onChange }: CodeViewOptions,
) {
  const words = new Compartment()
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: value,
      extensions: [
        lineNumbers(),
        EditorView.lineWrapping,
        lintGutter(),
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ maxRenderedOptions: MOST_OFFERS }),
        less(),
        lessLanguage.data.of({ autocomplete: offer(suggestions) }),
        COLORS,
        wayOut(),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        words.of([]),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          const isTyped = transactions.some((one) => one.annotation(Transaction.remote) !== true)
          if (docChanged && isTyped) onChange(state.doc.toString())
        }),
      ],
    }),
  })
  const offsetOf = ({ line, column = 1 }: CodePlace) => {
    const { doc } = view.state
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
    return { at: Math.min(from + column - 1, to), to }
  }
  return {
    /** Takes over a text that changed elsewhere, such as by Undo; what stays the same keeps the cursor. */
    show(text: string): void {
      const before = view.state.doc.toString()
      if (text === before) return
      view.dispatch({
        changes: differenceOf(before, text),
        annotations: [Transaction.addToHistory.of(false), Transaction.remote.of(true)],
      })
    },

    mark(mistakes: readonly Mistake[]): void {
      const diagnostics = mistakes.map((mistake): Diagnostic => {
        const { at, to } = offsetOf(mistake)
        return { from: at, to, severity: 'error', message: mistake.message }
      })
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },

    describe({ label, describedBy, isInvalid }: CodeViewWords): void {
      const attributes = EditorView.contentAttributes.of({
        'aria-label': label,
        tabindex: '0',
        'aria-invalid': String(isInvalid),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      })
      view.dispatch({ effects: words.reconfigure(attributes) })
    },

    goTo(place: CodePlace): void {
      const { at } = offsetOf(place)
      view.dispatch({ selection: { anchor: at }, scrollIntoView: true })
      view.focus()
    },

    close: () => view.destroy(),
  }
}

/** The start of a variable of LESS, or of a custom property. */
const VARIABLE = /(?:@|--)[\w-]*/
/** A line up to the value of a declaration, but not into `var()`. */
const IN_VALUE = /:[^;{}]*$/
const IN_VAR = /var\(\s*$/

/** Offers the theme's own variables and custom properties, beside what the language knows. A property is read by `var()`. */
function offer(suggestions: readonly Suggestion[]): CompletionSource {
  return (context) => {
    const typed = context.matchBefore(VARIABLE)
    if (!typed) return null
    const line = context.state.doc.lineAt(typed.from)
    const before = line.text.slice(0, typed.from - line.from)
    const isProperty = typed.text.startsWith('--')
    const isRead = isProperty && IN_VALUE.test(before) && !IN_VAR.test(before)
    const options = suggestions
      .filter(({ word }) => word.startsWith('--') === isProperty)
      .map(({ word, detail }) => ({
        ...{ label: word, detail, type: 'variable', boost: 1 },
        ...(isRead && { apply: `var(${word})` }),
      }))
    return { from: typed.from, options, validFor: new RegExp(`^${VARIABLE.source}$`) }
  }
}

/** The one stretch by which two texts differ. */
function differenceOf(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let end = 0
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}
