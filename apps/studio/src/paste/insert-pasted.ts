/** Puts pasted blocks into a text so that a heading stays a heading and a list a list, wherever the cursor is. */

import { type Fragment, type Node, Slice } from 'prosemirror-model'
import { type EditorState, Selection, type Transaction } from 'prosemirror-state'
import { richTextSchema } from '../canvas/rich-text-schema.ts'

const { nodes } = richTextSchema

/**
 * `slice` is open as far as it can be, as the editor's parser leaves it. The editor's own way joins the first block's words to
 * the paragraph they are pasted into and the last one's to what follows; that is right for paragraphs only.
 */
export function insertPasted(state: EditorState, slice: Slice): Transaction {
  const { tr } = state
  const blocks = slice.content
  if (!(blocks.firstChild && blocks.lastChild)) return tr
  if (isJoined(state, blocks)) return tr.replaceSelection(slice)
  tr.deleteSelection()
  const { from, to, openStart, openEnd } = placeFor(tr, blocks)
  tr.replace(from, to, new Slice(blocks, openStart, openEnd))
  const end = tr.mapping.maps.at(-1)?.map(to, 1) ?? to
  return tr.setSelection(Selection.near(tr.doc.resolve(end), -1))
}

/** Whether the words go into the line that is there. */
function isJoined({ selection }: EditorState, blocks: Fragment): boolean {
  const { $from, $to } = selection
  const { firstChild: first, lastChild: last, childCount } = blocks
  if (!first || first.isInline) return true
  const isWhole = $from.parentOffset === 0 && $to.parentOffset === $to.parent.content.size
  if (childCount === 1 && first.type === nodes.paragraph) return true
  if (childCount === 1 && first.isTextblock) {
    // A heading's words in the middle of a sentence are part of it.
    return !isWhole && $from.parentOffset > 0 && $to.parentOffset < $to.parent.content.size
  }
  const isInList = $from.depth > 1 && $from.node(-1).type === nodes.list_item
  if (isInList && isList(first)) return true
  return !isWhole && first.type === nodes.paragraph && last?.type === nodes.paragraph
}

interface Place {
  readonly from: number
  readonly to: number
  readonly openStart: number
  readonly openEnd: number
}

/** Splits the paragraph at the cursor where it has to be, and says what the blocks take the place of. */
function placeFor(tr: Transaction, blocks: Fragment): Place {
  const { $from } = tr.selection
  const { pos, parentOffset } = $from
  const isAtStart = parentOffset === 0
  const isAtEnd = parentOffset === $from.parent.content.size
  const joinsBefore = blocks.firstChild?.type === nodes.paragraph && !isAtStart
  const joinsAfter = blocks.lastChild?.type === nodes.paragraph && !isAtStart && !isAtEnd
  if (isAtStart) {
    const to = isAtEnd ? $from.after() : $from.before()
    return { from: $from.before(), to, openStart: 0, openEnd: 0 }
  }
  if (isAtEnd) {
    const from = joinsBefore ? pos : $from.after()
    return { from, to: $from.after(), openStart: joinsBefore ? 1 : 0, openEnd: 0 }
  }
  tr.split(pos)
  return {
    from: joinsBefore ? pos : pos + 1,
    to: joinsAfter ? pos + 2 : pos + 1,
    openStart: joinsBefore ? 1 : 0,
    openEnd: joinsAfter ? 1 : 0,
  }
}

function isList({ type }: Node): boolean {
  return type === nodes.bullet_list || type === nodes.ordered_list
}

/** Whether a slice has nothing to put in: the parser makes an empty paragraph of what has no words. */
export function isEmptySlice({ content }: Slice): boolean {
  const only = content.childCount === 1 ? content.firstChild : undefined
  return content.size === 0 || (only?.isTextblock === true && only.content.size === 0)
}
