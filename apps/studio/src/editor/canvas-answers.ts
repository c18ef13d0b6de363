/** The studio's handler of each message of the canvas. */

import { blockOfType } from '@sitewright/blocks/registry'
import { richText } from '@sitewright/blocks/rich-text'
import type { JsonObject } from '@sitewright/core/json'
import type { CanvasCommand, FromCanvas } from '../canvas/protocol.ts'
import { duplicateBlock, removeBlock, typeText } from '../document/edits.ts'
import { pasteText } from '../document/paste-edits.ts'
import { moveToSection, nudgeBlock, placeBlock, reorderBlock } from '../document/place-edits.ts'
import { duplicateSection, moveSection, removeSection } from '../document/section-edits.ts'
import { type BlockAddress, blockAt, sameSelection } from '../document/selection.ts'
import { PASTE_NOTICES } from '../paste/notices.ts'
import { dropCarried } from './carried.ts'
import { pictureWanted } from './empty-block.ts'
import { takeAddress, takePictures } from './paste-answers.ts'
import type { Visit } from './visit.ts'
import { togglePanel } from './workspace.ts'

type Message<Type extends FromCanvas['type']> = Extract<FromCanvas, { type: Type }>

const ANSWERS: {
  readonly [Type in FromCanvas['type']]: (visit: Visit, message: Message<Type>) => void
} = {
  ready(visit, { view }) {
    visit.canvas.setState({ status: 'ready', view })
    visit.session.setView(view)
    visit.select(visit.session.store.getState().selection)
    if (visit.autosave.hasUnsaved) visit.refresh()
    visit.styles.canvasReady()
    visit.showPeople()
  },

  present: (visit, { selectors }) => visit.styles.canvasPresent(selectors),

  contrast: (visit, { found }) => visit.canvas.setState({ hardWords: found }),

  viewport(visit, { view }) {
    visit.canvas.setState({ view })
    visit.session.setView(view)
  },

  select(visit, { target, text }) {
    visit.select(target)
    if (text && target.kind === 'block') startTyping(visit, target, text)
  },

  place(visit, { documentId, sectionId, blockId, placement, isFree }) {
    const address = { documentId, sectionId, blockId }
    const edit = placeBlock(visit.workplace(), address, placement, { isFree })
    if (edit) visit.perform(edit)
    // The canvas shows it where it was dropped.
    else visit.showArrangement(address)
  },

  reorder(visit, { documentId, sectionId, blockId, before }) {
    const address = { documentId, sectionId, blockId }
    visit.perform(reorderBlock(visit.workplace(), address, before ?? undefined))
  },

  needsRows(visit, { documentId, sectionId, blockId, view, rows }) {
    const address = { documentId, sectionId, blockId }
    const edit = visit.rowsTaken.fit(visit.workplace(), address, { view, rows })
    if (edit) visit.session.perform(edit)
  },

  moveTo(visit, { documentId, sectionId, blockId, toDocumentId, toSectionId, placement }) {
    const from = { documentId, sectionId, blockId }
    const to = { documentId: toDocumentId, sectionId: toSectionId }
    visit.perform(moveToSection(visit.workplace(), from, to, placement))
  },

  nudge(visit, { dx, dy, dw, dh, isFree }) {
    const { selection } = visit.session.store.getState()
    if (selection.kind !== 'block') return
    visit.perform(nudgeBlock(visit.workplace(), selection, { dx, dy, dw, dh, isFree }))
  },

  text(visit, { documentId, sectionId, blockId, field, doc, paste }) {
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
    const place = visit.workplace()
    const edit =
      paste === null
        ? typeText(place, address, field, doc)
        : pasteText(place, address, field, { doc, paste })
    if (!edit) return
    // The very selection that it was: another one would be drawn anew with every key.
    const { selection } = visit.session.store.getState()
    const select = edit.select && sameSelection(edit.select, selection) ? selection : edit.select
    visit.session.perform({ ...edit, ...(select && { select }) }, 'typing')
    if (paste !== null) visit.announce('Pasted')
  },

  pastedAddress: (visit, message) => void takeAddress(visit, message),
  pictures: takePictures,
  pasteNotice: (visit, { notice }) => visit.notify(PASTE_NOTICES[notice]),

  textState(visit, { state }) {
    // It is told with every key, and is mostly the same.
    const { text } = visit.canvas.getState()
    if (JSON.stringify(text) !== JSON.stringify(state)) visit.canvas.setState({ text: state })
  },

  command: (visit, { name }) => COMMANDS[name](visit),

  rects(visit, { selected, phoneRows, sections, places }) {
    visit.canvas.setState({ selected, phoneRows, sections, places })
    // This frame of the canvas has everything that it was told before.
    visit.screen.release()
  },

  dropped: (visit, { documentId, sectionId, placement, under }) =>
    dropCarried(visit, { documentId, sectionId }, { placement, under }),
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
  panelAdd: () => togglePanel('add'),
  panelSettings: () => togglePanel('settings'),
  choose: (visit) => visit.wish('choice'),
  type(visit) {
    const { selection } = visit.session.store.getState()
    if (selection.kind === 'block') startTyping(visit, selection, {})
  },
}

export function removeSelected(visit: Visit): void {
  const { selection } = visit.session.store.getState()
  if (selection.kind === 'block') visit.perform(removeBlock(visit.workplace(), selection))
  if (selection.kind === 'section') visit.perform(removeSection(visit.workplace(), selection))
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

/** Lets the owner type in the block on the page; one without text shows its settings, and an empty picture the pictures. */
function startTyping(
  visit: Visit,
  address: BlockAddress,
  { field, x = null, y = null }: { field?: string; x?: number | null; y?: number | null },
): void {
  const block = blockAt(visit.workplace().documents, address)
  const textField = block && blockOfType(block.type)?.richTextField
  const doc = textField && block.props[textField]
  if (!(textField && doc) || (field !== undefined && field !== textField)) {
    // The page keeps keys for a text that it was asked for; there is none.
    visit.link.send({ type: 'endText' })
    visit.wish(pictureWanted(visit, address)?.isEmpty ? 'choice' : 'settings')
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
