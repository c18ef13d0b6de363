/** The studio's handler of each message of the canvas. */

import { blockOfType } from '@sitewright/blocks/registry'
import { richText } from '@sitewright/blocks/rich-text'
import type { JsonObject } from '@sitewright/core/json'
import type { CanvasCommand, FromCanvas } from '../canvas/protocol.ts'
import {
  duplicateBlock,
  moveToSection,
  nudgeBlock,
  placeBlock,
  removeBlock,
  typeText,
} from '../document/edits.ts'
import { duplicateSection, moveSection, removeSection } from '../document/section-edits.ts'
import { type BlockAddress, blockAt } from '../document/selection.ts'
import { BLOCK_NAMES } from './block-names.ts'
import { dropCarried } from './carried.ts'
import type { Visit } from './visit.ts'

type Message<Type extends FromCanvas['type']> = Extract<FromCanvas, { type: Type }>

const ANSWERS: {
  readonly [Type in FromCanvas['type']]: (visit: Visit, message: Message<Type>) => void
} = {
  ready(visit, { view }) {
    visit.canvas.setState({ status: 'ready', view })
    visit.session.setView(view)
    visit.link.send({ type: 'hello', names: BLOCK_NAMES })
    visit.select(visit.session.store.getState().selection)
    if (visit.autosave.hasUnsaved) visit.refresh()
    visit.styles.canvasReady()
    visit.showPeople()
  },

  present: (visit, { selectors }) => visit.styles.canvasPresent(selectors),

  viewport(visit, { view }) {
    visit.canvas.setState({ view })
    visit.session.setView(view)
  },

  select(visit, { target, text }) {
    visit.select(target)
    if (text && target.kind === 'block') startTyping(visit, target, text)
  },

  place(visit, { documentId, sectionId, blockId, placement }) {
    const address = { documentId, sectionId, blockId }
    visit.perform(placeBlock(visit.workplace(), address, placement))
  },

  moveTo(visit, { documentId, sectionId, blockId, toDocumentId, toSectionId, placement }) {
    const from = { documentId, sectionId, blockId }
    const to = { documentId: toDocumentId, sectionId: toSectionId }
    visit.perform(moveToSection(visit.workplace(), from, to, placement))
  },

  nudge(visit, { dx, dy, dw, dh }) {
    const { selection } = visit.session.store.getState()
    if (selection.kind !== 'block') return
    visit.perform(nudgeBlock(visit.workplace(), selection, { dx, dy, dw, dh }))
  },

  text(visit, { documentId, sectionId, blockId, field, doc }) {
    const address = { documentId, sectionId, blockId }
    const block = blockAt(visit.workplace().documents, address)
    if (!block || blockOfType(block.type)?.richTextField !== field) return
    const problem = richText.safeParse(doc).error?.issues[0]?.message
    if (problem !== undefined) {
      // The server would refuse it, and everything after it with it: the page shows what is kept.
      visit.notify(problem)
      visit.link.send({ type: 'setText', blockId, field, doc: block.props[field] as JsonObject })
      return
    }
    const edit = typeText(visit.workplace(), address, field, doc)
    if (edit) visit.session.perform(edit, 'typing')
  },

  textState(visit, { state }) {
    visit.canvas.setState({ text: state })
  },

  command: (visit, { name }) => COMMANDS[name](visit),

  rects(visit, { selected, sections, places }) {
    visit.canvas.setState({ selected, sections, places })
  },

  dropped: (visit, { documentId, sectionId, placement }) =>
    dropCarried(visit, { documentId, sectionId }, placement),
}

export function answerCanvas(visit: Visit, message: FromCanvas): void {
  const answer = ANSWERS[message.type] as (visit: Visit, message: FromCanvas) => void
  answer(visit, message)
}

const COMMANDS: Readonly<Record<CanvasCommand, (visit: Visit) => void>> = {
  undo: (visit) => visit.undo(),
  redo: (visit) => visit.redo(),
  save: (visit) => void visit.flush(),
  palette: (visit) => visit.wish('palette'),
  link: (visit) => visit.wish('link'),
  leaveBack: (visit) => visit.wish('before'),
  remove: removeSelected,
  duplicate: duplicateSelected,
  sectionUp: (visit) => moveSelectedSection(visit, -1),
  sectionDown: (visit) => moveSelectedSection(visit, 1),
  type(visit) {
    const { selection } = visit.session.store.getState()
    if (selection.kind === 'block') startTyping(visit, selection, {})
  },
}

export function removeSelected(visit: Visit): void {
  const { selection } = visit.session.store.getState()
  if (selection.kind === 'block') visit.perform(removeBlock(visit.workplace(), selection))
  if (selection.kind === 'section') visit.perform(removeSection(selection))
}

export function duplicateSelected(visit: Visit): void {
  const { selection } = visit.session.store.getState()
  if (selection.kind === 'block') visit.perform(duplicateBlock(visit.workplace(), selection))
  if (selection.kind === 'section') visit.perform(duplicateSection(visit.workplace(), selection))
}

export function moveSelectedSection(visit: Visit, by: -1 | 1): void {
  const { selection } = visit.session.store.getState()
  if (selection.kind === 'section') visit.perform(moveSection(visit.workplace(), selection, by))
}

/** Lets the owner type in the block on the page; a block without text shows its settings instead. */
function startTyping(
  visit: Visit,
  address: BlockAddress,
  { field, x = null, y = null }: { field?: string; x?: number | null; y?: number | null },
): void {
  const block = blockAt(visit.workplace().documents, address)
  const textField = block && blockOfType(block.type)?.richTextField
  const doc = textField && block.props[textField]
  if (!(textField && doc) || (field !== undefined && field !== textField)) {
    visit.wish('settings')
    return
  }
  const { documentId, sectionId, blockId } = address
  visit.wish('canvas')
  visit.link.send({
    type: 'editText',
    documentId,
    sectionId,
    blockId,
    field: textField,
    doc: doc as JsonObject,
    x,
    y,
  })
}
