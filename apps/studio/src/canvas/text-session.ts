/** Typing in one rich text of the page: ProseMirror on the very element that the server rendered. */

import type { JsonObject } from '@sitewright/core/json'
import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { DOMSerializer } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, Selection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { canonical } from '../document/merge-values.ts'
import { type PasteOptions, pasteOf, pastePlugin } from '../paste/paste-plugin.ts'
import { clickedAt, clickPlugin } from './clicked.ts'
import { mergeText } from './merge-text.ts'
import type { CanvasCommand, Rect, SlashKey, TextFormat, TextLine, TextState } from './protocol.ts'
import { parseRichText, richTextSchema, storedRichText } from './rich-text-schema.ts'
import { closeSlash, slashPlugin, slashRange } from './slash.ts'
import { type FormatValue, formatCommand, selectAllWords, textState } from './text-commands.ts'

export interface TextSessionOptions {
  readonly element: HTMLElement
  readonly doc: unknown
  /** The place of the click; without one, typing begins at the end of the text. */
  readonly point: { readonly x: number; readonly y: number } | undefined
  /** Clicks there in quick succession: two select the word, three the paragraph. */
  readonly clicks: number
  /** The text is another one; `paste` names the paste that did it. */
  onText(doc: ReturnType<typeof storedRichText>, paste?: string): void
  onPictures: PasteOptions['onPictures']
  onNotice: PasteOptions['onNotice']
  onAddress: NonNullable<PasteOptions['onAddress']>
  onState(state: TextState): void
  /** Words are selected, others than before, or no longer. */
  onSelection(): void
  onCommand(command: CanvasCommand): void
  onSlashKey(key: SlashKey): void
  /** The slash is gone for what the menu gave. */
  onSlashTaken(doc: ReturnType<typeof storedRichText>, line: TextLine): void
  /** Escape was pressed. */
  onLeave(): void
}

export interface TextSession {
  readonly element: HTMLElement
  /** It is the title of the page, which is no block. */
  readonly isTitle?: true
  format(format: TextFormat, value: FormatValue): void
  /** Puts a format, or nothing, in the place of the slash and what was typed behind it. */
  takeSlash(format: TextFormat | null): void
  /** Leaves the slash as it was typed; with `isEnter` Enter is pressed behind it. */
  leaveSlash(isEnter: boolean): void
  /** Place in the window of the selected words, or of a slash that asks for the menu; undefined for neither. */
  readonly selected: Rect | undefined
  /** Shows another text without reporting it as typed. */
  show(doc: unknown): void
  /** Takes in someone else's edit of `base`; what was typed since is kept, and reported with it. */
  merge(base: JsonObject, theirs: JsonObject): void
  focus(): void
  /** Gives the element back as the server would have rendered it. */
  end(): void
}

/** Marks what came from outside and is not the typist's. */
const FROM_OUTSIDE = 'outside'

export function startTextSession(options: TextSessionOptions): TextSession {
  const { element } = options
  const tellState = onlyChanges(options.onState)
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({
        doc: parseRichText(options.doc),
        plugins: [
          pastePlugin(options),
          clickPlugin(),
          slashPlugin({ onKey: options.onSlashKey }),
          keys(options),
          rules(),
          keymap(baseKeymap),
        ],
      }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text' },
      dispatchTransaction(transaction) {
        const wasShown = isShown(view.state)
        view.updateState(view.state.apply(transaction))
        if (wasShown || isShown(view.state)) options.onSelection()
        if (transaction.docChanged && !transaction.getMeta(FROM_OUTSIDE)) {
          options.onText(storedRichText(view.state.doc), pasteOf(transaction))
        }
        tellState(textState(view.state))
      },
    },
  )
  placeCursor(view, options)
  tellState(textState(view.state))

  return {
    element,
    format(format, value) {
      view.focus()
      formatCommand(format, value)(view.state, view.dispatch, view)
    },
    takeSlash(format) {
      const range = slashRange(view.state)
      if (!range) return
      view.focus()
      fromElsewhere(view, range.to, (tell) => {
        tell(closeSlash(view.state).delete(range.from, range.to))
        if (format) formatCommand(format, NO_VALUE)(view.state, tell, view)
        options.onSlashTaken(storedRichText(view.state.doc), lineAtCursor(view))
      })
    },
    leaveSlash(isEnter) {
      const range = slashRange(view.state)
      if (!range) return
      if (!isEnter) return view.dispatch(closeSlash(view.state))
      fromElsewhere(view, range.to, (tell) => {
        tell(closeSlash(view.state))
        chainCommands(ENTER, baseKeymap.Enter as Command)(view.state, tell, view)
      })
      options.onText(storedRichText(view.state.doc))
    },
    get selected() {
      return selectedRect(view)
    },
    show: (doc) => showDoc(view, doc),
    merge(base, theirs) {
      const mine = storedRichText(view.state.doc) as unknown as JsonObject
      showDoc(view, mergeText({ base, mine, theirs }))
      // The studio knows everything but what was typed since.
      if (canonical(mine) !== canonical(base)) options.onText(storedRichText(view.state.doc))
    },
    focus: () => view.focus(),
    end() {
      const { doc } = view.state
      view.destroy()
      while (element.attributes[0]) element.removeAttribute(element.attributes[0].name)
      for (const [name, value] of attributes) element.setAttribute(name, value)
      renderInto(element, doc)
    },
  }
}

/** Leaves out what was told already: a key pressed within a word changes nothing that the toolbar shows. */
function onlyChanges(tell: (state: TextState) => void): (state: TextState) => void {
  let told = ''
  return (state) => {
    const next = JSON.stringify(state)
    if (next === told) return
    told = next
    tell(state)
  }
}

/** Shows a text in an element that nobody types in. */
export function renderRichText(element: HTMLElement, json: unknown): void {
  renderInto(element, parseRichText(json))
}

function renderInto(element: HTMLElement, doc: ReturnType<typeof parseRichText>): void {
  const content = DOMSerializer.fromSchema(richTextSchema).serializeFragment(doc.content)
  element.replaceChildren(content)
}

function placeCursor(view: EditorView, { point, clicks }: TextSessionOptions): void {
  const hit = point && view.posAtCoords({ left: point.x, top: point.y })
  const { doc } = view.state
  const selection = hit
    ? clickedAt(doc.resolve(Math.min(hit.pos, doc.content.size)), clicks)
    : Selection.atEnd(doc)
  view.dispatch(view.state.tr.setSelection(selection))
}

/** Edits with the cursor at another place, without reporting it as typed; what was typed on since keeps the cursor. */
function fromElsewhere(
  view: EditorView,
  at: number,
  deed: (tell: (transaction: Transaction) => void) => void,
): void {
  let cursor = view.state.selection.to
  const isBehind = cursor > at
  if (isBehind)
    view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at), -1)))
  deed((transaction) => {
    cursor = transaction.mapping.map(cursor)
    view.dispatch(transaction.setMeta(FROM_OUTSIDE, true))
  })
  const { doc, tr } = view.state
  if (isBehind) view.dispatch(tr.setSelection(Selection.near(doc.resolve(cursor), -1)))
}

function lineAtCursor({ dom, state }: EditorView): TextLine {
  const index = state.selection.$from.index(0)
  const block = (dom.closest('[data-block-id]') ?? dom).getBoundingClientRect()
  const share = (y: number) => (y - block.top) / (block.height || 1)
  const { top, bottom } = (dom.children[index] ?? dom).getBoundingClientRect()
  const { bottom: end } = (dom.lastElementChild ?? dom).getBoundingClientRect()
  return { index, top: share(top), bottom: share(bottom), end: share(end) }
}

/** Whether the studio shows something beside the words. */
function isShown(state: EditorState): boolean {
  return !state.selection.empty || slashRange(state) !== undefined
}

/** Around the selected words or the slash, as they are drawn. */
function selectedRect(view: EditorView): Rect | undefined {
  if (!isShown(view.state)) return undefined
  const { from, to } = slashRange(view.state) ?? view.state.selection
  const [start, end] = [view.domAtPos(from), view.domAtPos(to)]
  const range = document.createRange()
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset)
  const { x, y, width, height } = range.getBoundingClientRect()
  return { x, y, width, height }
}

/** Replaces only what differs, so that the cursor stays as near to its place as it can. */
function showDoc(view: EditorView, json: unknown): void {
  const next = parseRichText(json)
  const { doc, tr } = view.state
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  // Equal text at both ends can overlap, as in "aa" against "aaa".
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const to = { a: end.a + overlap, b: end.b + overlap }
  tr.replace(start, to.a, next.slice(start, to.b))
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(to.b, tr.doc.content.size)), -1))
  view.dispatch(tr.setMeta(FROM_OUTSIDE, true).scrollIntoView())
}

const { list_item: item } = richTextSchema.nodes
const ENTER = splitListItem(item)
const NO_VALUE: FormatValue = { href: '', newWindow: false, name: '' }

function keys({ onCommand, onLeave }: TextSessionOptions) {
  const { hard_break: lineBreak } = richTextSchema.nodes
  const tell =
    (command: CanvasCommand): Command =>
    () => {
      onCommand(command)
      return true
    }
  const format = (name: TextFormat) => formatCommand(name, NO_VALUE)
  const leave: Command = () => {
    onLeave()
    return true
  }
  const breakLine: Command = (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView())
    return true
  }
  return keymap({
    'Mod-a': selectAllWords,
    'Mod-b': format('bold'),
    'Mod-i': format('italic'),
    'Mod-u': format('underline'),
    'Mod-Shift-x': format('strike'),
    'Mod-e': format('code'),
    'Mod-k': tell('link'),
    'Mod-f': tell('find'),
    'Alt-F10': tell('tools'),
    'Mod-z': tell('undo'),
    'Mod-y': tell('redo'),
    'Mod-Shift-z': tell('redo'),
    'Mod-s': tell('save'),
    'Mod-Alt-0': format('paragraph'),
    'Mod-Alt-1': format('heading1'),
    'Mod-Alt-2': format('heading2'),
    'Mod-Alt-3': format('heading3'),
    'Mod-Alt-4': format('heading4'),
    Enter: ENTER,
    'Shift-Enter': breakLine,
    Tab: sinkListItem(item),
    'Shift-Tab': liftListItem(item),
    Escape: leave,
  })
}

/** Input rules: "# ", "- ", "1. " and "> " at the beginning of a line format it. */
function rules() {
  const { heading, bullet_list: bullets, ordered_list: numbers, blockquote } = richTextSchema.nodes
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,4})\s$/, heading, ([, hashes = '#']) => ({
        level: hashes.length,
      })),
      wrappingInputRule(/^\s*[-*]\s$/, bullets),
      wrappingInputRule(/^1\.\s$/, numbers),
      wrappingInputRule(/^>\s$/, blockquote),
    ],
  })
}
