/** The rich-text field's keys and buttons, without any view. */

import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, EditorState, type Plugin } from 'prosemirror-state'
import { parseRichText, richTextSchema, storedRichText } from '../canvas/rich-text-schema.ts'
import { selectAllWords } from '../canvas/text-commands.ts'
import type { PasteNotice } from '../paste/notice-names.ts'
import { pastePlugin } from '../paste/paste-plugin.ts'

const { nodes, marks } = richTextSchema

/** A state holding the stored text; what is no rich text gives an empty one. */
export function stateOf(value: unknown, notify: Notify = () => {}): EditorState {
  return EditorState.create({ doc: parseRichText(value), plugins: plugins(notify) })
}

/** Told of a paste that did not come whole. */
export type Notify = (notice: PasteNotice) => void

/** Tab stays the way out of the field; lists go deeper with Mod-] instead. */
function plugins(notify: Notify): Plugin[] {
  return [
    history(),
    inputRules({
      rules: [
        wrappingInputRule(/^\s*([-+*])\s$/, nodes.bullet_list),
        wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list),
      ],
    }),
    pastePlugin({
      onPictures: () => notify('noPictures'),
      // A form has no page to drop pictures on.
      onNotice: (notice) => notify(notice === 'picturesMissing' ? 'noPictures' : notice),
    }),
    keymap({
      'Mod-a': selectAllWords,
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      Enter: splitListItem(nodes.list_item),
      'Shift-Enter': (state, dispatch) => {
        dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
        return true
      },
    }),
    keymap(baseKeymap),
  ]
}

export function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, $from, empty } = state.selection
  if (empty) return Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
  return state.doc.rangeHasMark(from, to, type)
}

export function isInside(state: EditorState, type: NodeType): boolean {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === type) return true
  }
  return false
}

export function toggleList(type: NodeType): Command {
  return (state, dispatch) =>
    isInside(state, type)
      ? liftListItem(nodes.list_item)(state, dispatch)
      : wrapInList(type)(state, dispatch)
}

export const toggleHeading: Command = (state, dispatch) =>
  isInside(state, nodes.heading)
    ? setBlockType(nodes.paragraph)(state, dispatch)
    : setBlockType(nodes.heading, { level: 3 })(state, dispatch)

/** The link around the caret, or the first one in the selection. */
export function linkAt(state: EditorState): string {
  const { $from, from, to } = state.selection
  let found = marks.link.isInSet($from.marks())?.attrs.href as string | undefined
  state.doc.nodesBetween(from, to, (node) => {
    found ??= marks.link.isInSet(node.marks)?.attrs.href as string | undefined
  })
  return found ?? ''
}

/** Links the selection, or puts the address itself at the caret; an empty address removes the link. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection
    const range = empty ? linkRange(state) : { from, to }
    const transaction = state.tr
    if (range) transaction.removeMark(range.from, range.to, marks.link)
    if (href !== '') {
      const mark = marks.link.create({ href })
      if (range) transaction.addMark(range.from, range.to, mark)
      else transaction.replaceSelectionWith(richTextSchema.text(withoutScheme(href), [mark]), false)
    }
    dispatch?.(transaction.scrollIntoView())
    return true
  }
}

/** The range of the link around the caret. */
function linkRange(state: EditorState): { from: number; to: number } | undefined {
  const { $from } = state.selection
  const href = linkAt(state)
  if (href === '') return undefined
  let position = $from.start()
  let range: { from: number; to: number } | undefined
  $from.parent.forEach((node) => {
    const isLink = marks.link.isInSet(node.marks)?.attrs.href === href
    const end = position + node.nodeSize
    if (isLink) range = { from: range && range.to === position ? range.from : position, to: end }
    const isPassed = range && range.to >= $from.pos
    if (!isLink && !isPassed) range = undefined
    position = end
  })
  return range
}

/** The text as it is stored; nothing typed is stored as nothing. */
export function storedText(state: EditorState): unknown {
  const { doc } = state
  const isEmpty = doc.childCount === 1 && doc.firstChild?.content.size === 0
  return isEmpty ? undefined : storedRichText(doc)
}

/** The text that people read for an address that has no words of its own. */
function withoutScheme(href: string): string {
  return href.replace(/^(mailto:|tel:|https?:\/\/)/, '')
}
