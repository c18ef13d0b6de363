/** Commands of the toolbar on text, and the state it shows of the text at the cursor. */

import { linkKind } from '@sitewright/core/links/link-address'
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Mark, MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state'
import type { TextFormat, TextState } from './protocol.ts'
import { richTextSchema } from './rich-text-schema.ts'
import { slashQuery } from './slash.ts'

const { nodes, marks } = richTextSchema

export interface LinkValue {
  readonly href: string
  readonly newWindow: boolean
}

/** Values of formats that need one: a link, or a name. */
export interface FormatValue extends LinkValue {
  /** Name of the theme's colour or size; empty for that of the words around it. */
  readonly name: string
}

export const MARK_FORMATS = {
  bold: marks.strong,
  italic: marks.em,
  underline: marks.underline,
  strike: marks.strike,
  code: marks.code,
} as const satisfies Partial<Record<TextFormat, MarkType>>

const LISTS = { bulletList: nodes.bullet_list, orderedList: nodes.ordered_list } as const

const COMMANDS: Readonly<Record<TextFormat, (value: FormatValue) => Command>> = {
  bold: () => toggleMark(marks.strong),
  italic: () => toggleMark(marks.em),
  underline: () => toggleMark(marks.underline),
  strike: () => toggleMark(marks.strike),
  code: () => toggleMark(marks.code),
  color: ({ name }) => setNamed(marks.color, name),
  size: ({ name }) => setNamed(marks.size, name),
  paragraph: () => retype(nodes.paragraph),
  heading1: () => retype(nodes.heading, 1),
  heading2: () => retype(nodes.heading, 2),
  heading3: () => retype(nodes.heading, 3),
  heading4: () => retype(nodes.heading, 4),
  bulletList: () => toggleList(nodes.bullet_list),
  orderedList: () => toggleList(nodes.ordered_list),
  quote: () => toggleQuote,
  left: () => align('left'),
  center: () => align('center'),
  right: () => align('right'),
  link: ({ href, newWindow }) => setLink({ href, newWindow }),
  unlink: () => setLink(undefined),
  clear: () => clear,
}

export function formatCommand(format: TextFormat, value: FormatValue): Command {
  return COMMANDS[format](value)
}

export function textState(state: EditorState): TextState {
  const { $from, empty } = state.selection
  const isMarked = (type: MarkType) =>
    empty
      ? Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
      : state.doc.rangeHasMark(state.selection.from, state.selection.to, type)
  const block = $from.parent
  const level = block.type === nodes.heading ? block.attrs.level : undefined
  const around = ancestors(state)
  const formats: TextFormat[] = [
    ...(Object.keys(MARK_FORMATS) as (keyof typeof MARK_FORMATS)[]).filter((format) =>
      isMarked(MARK_FORMATS[format]),
    ),
    level === undefined ? 'paragraph' : (`heading${level}` as TextFormat),
    (block.attrs.align ?? 'left') as TextFormat,
    ...(Object.keys(LISTS) as (keyof typeof LISTS)[]).filter(
      (format) => around.findLast(isList)?.type === LISTS[format],
    ),
    ...(around.some(({ type }) => type === nodes.blockquote) ? (['quote'] as const) : []),
  ]
  const link = linkAt(state)?.mark.attrs
  return {
    formats,
    link: link ? { href: String(link.href), newWindow: Boolean(link.newWindow) } : null,
    color: namedAt(state, marks.color),
    size: namedAt(state, marks.size),
    hasSelection: !empty,
    slash: slashQuery(state),
  }
}

/** The name that all words at the cursor or in the selection have; empty for none, and where they differ. */
function namedAt(state: EditorState, type: MarkType): string {
  const { $from, from, to, empty } = state.selection
  const nameIn = (list: readonly Mark[]) => String(type.isInSet(list)?.attrs.name ?? '')
  if (empty) return nameIn(state.storedMarks ?? $from.marks())
  const names = new Set<string>()
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isText) names.add(nameIn(node.marks))
  })
  const [name = '', ...others] = names
  return others.length > 0 ? '' : name
}

/** Gives words, or those typed next, a colour or size of the theme, or takes it from them. */
function setNamed(type: MarkType, name: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection
    const { tr } = state
    const mark = name === '' ? undefined : type.create({ name })
    if (empty) dispatch?.(mark ? tr.addStoredMark(mark) : tr.removeStoredMark(type))
    else dispatch?.(mark ? tr.addMark(from, to, mark) : tr.removeMark(from, to, type))
    return true
  }
}

/** A heading or paragraph keeps its alignment when it becomes the other. */
function retype(type: NodeType, level?: number): Command {
  return (state, dispatch) => {
    const { align: current = 'left' } = state.selection.$from.parent.attrs
    const attrs = { align: current, ...(level !== undefined && { level }) }
    return setBlockType(type, attrs)(state, dispatch)
  }
}

function align(value: string): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection
    const { tr } = state
    state.doc.nodesBetween(from, to, (node, position) => {
      if (node.isTextblock) tr.setNodeAttribute(position, 'align', value)
    })
    if (tr.docChanged) dispatch?.(tr)
    return true
  }
}

/** Turns the list off, into the other kind, or the paragraphs into a list. */
function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth)
      if (!isList(node)) continue
      if (node.type === type) return liftListItem(nodes.list_item)(state, dispatch)
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type))
      return true
    }
    return wrapInList(type)(state, dispatch)
  }
}

const toggleQuote: Command = (state, dispatch) =>
  ancestors(state).some(({ type }) => type === nodes.blockquote)
    ? lift(state, dispatch)
    : wrapIn(nodes.blockquote)(state, dispatch)

/** Links what is selected, the link around the cursor, or puts the address in as its own text. */
function setLink(link: LinkValue | undefined): Command {
  return (state, dispatch) => {
    if (link && linkKind(link.href) === undefined) return false
    const { selection, tr } = state
    const range = selection.empty ? linkAt(state) : selection
    const mark = link && marks.link.create({ ...link })
    if (range) {
      tr.removeMark(range.from, range.to, marks.link)
      if (mark) tr.addMark(range.from, range.to, mark)
    } else if (mark) {
      const words = mark.attrs.href.replace(/^(https?:\/\/|mailto:|tel:)/, '')
      tr.replaceSelectionWith(richTextSchema.text(words, [mark]), false)
    }
    dispatch?.(tr)
    return true
  }
}

const clear: Command = (state, dispatch) => {
  const { from, to, $from, empty } = state.selection
  const range = empty ? { from: $from.start(), to: $from.end() } : { from, to }
  const tr = state.tr.removeMark(range.from, range.to)
  tr.setBlockType(range.from, range.to, nodes.paragraph)
  dispatch?.(tr.setStoredMarks([]))
  return true
}

/** The whole of the link that the cursor is in. */
function linkAt({ selection: { $from } }: EditorState) {
  const { parent } = $from
  const start = $from.start()
  const { index } = parent.childAfter($from.parentOffset)
  const isAtEnd = $from.parentOffset > 0 && $from.textOffset === 0
  const mark = isAtEnd
    ? marks.link.isInSet($from.nodeBefore?.marks ?? [])
    : marks.link.isInSet(parent.maybeChild(index)?.marks ?? [])
  if (!mark) return undefined
  const parts: { from: number; to: number }[] = []
  parent.forEach((child, offset) => {
    if (mark.isInSet(child.marks)) {
      parts.push({ from: start + offset, to: start + offset + child.nodeSize })
    }
  })
  const inside = parts.filter(({ from, to }) => from <= $from.pos && to >= $from.pos)
  const from = inside[0]?.from
  const to = inside.at(-1)?.to
  return from === undefined || to === undefined ? undefined : { mark, from, to }
}

/** Selects all words but not the elements around them, so that what is typed in their place is what the first line was: a heading. */
export const selectAllWords: Command = (state, dispatch) => {
  const { doc, tr } = state
  const [start, end] = [Selection.atStart(doc), Selection.atEnd(doc)]
  dispatch?.(tr.setSelection(TextSelection.between(start.$from, end.$to)))
  return true
}

function ancestors({ selection: { $from } }: EditorState): Node[] {
  return Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1))
}

function isList({ type }: Node): boolean {
  return type === nodes.bullet_list || type === nodes.ordered_list
}
