/** The studio's handler of each message of the canvas. */

import { blockOfType } from '@sitewright/blocks/registry'
import { richText } from '@sitewright/blocks/rich-text'
import { headerLogo } from '@sitewright/core/content/site-header'
import type { JsonObject } from '@sitewright/core/json'
import type { CanvasCommand, FromCanvas } from '../canvas/protocol.ts'
import { typeText } from '../document/edits.ts'
import { BLOCK_LOCKED } from '../document/labels.ts'
import { pasteText } from '../document/paste-edits.ts'
import { placeBlock } from '../document/place-edits.ts'
import {
  type BlockAddress,
  blockAt,
  blocksOfSelection,
  outside,
  sameSelection,
} from '../document/selection.ts'
import {
  moveAllToSection,
  moveTogether,
  nudgeBlocks,
  reorderBlocks,
  unlocked,
} from '../document/several-edits.ts'
import { setHeader } from '../document/site-edits.ts'
import { showPalette } from '../palette/palette-store.ts'
import { PASTE_NOTICES } from '../paste/notices.ts'
import { dropCarried } from './carried.ts'
import { pasteHtml } from './clipboard/clipboard.ts'
import { placeItem } from './collection/place-item.ts'
import { type CommandName, isCommand, runCommand } from './commands/commands.ts'
import { pictureWanted } from './empty-block.ts'
import { takeAddress, takePictures } from './paste-answers.ts'
import { askedBySlash, insertChosen, pressSlashKey } from './slash-menu/slash-answers.ts'
import type { Visit } from './visit.ts'
import { togglePanel } from './workspace.ts'
import { firstText } from './writing/first-text.ts'

type Message<Type extends FromCanvas['type']> = Extract<FromCanvas, { type: Type }>

const ANSWERS: {
  readonly [Type in FromCanvas['type']]: (visit: Visit, message: Message<Type>) => void
} = {
  ready(visit, { view }) {
    visit.canvas.setState({ status: 'ready', view, heard: 0 })
    visit.session.setView(view)
    visit.select(visit.session.store.getState().selection)
    if (visit.autosave.hasUnsaved) visit.refresh()
    visit.styles.canvasReady()
    visit.showPeople()
    visit.showHeld(true)
    visit.setChoosing(false)
    visit.desk.current?.canvasReady()
  },

  title: (visit, { text, before }) => visit.desk.current?.setTitle(text, before),

  load: (visit) => visit.canvas.setState({ isLoaded: true }),
  iframeUnload: (visit) => visit.canvas.setState({ isLoaded: false, isAway: true, text: null }),

  present: (visit, { selectors }) => visit.styles.canvasPresent(selectors),

  contrast: (visit, { found }) => visit.canvas.setState({ hardWords: found }),

  viewport(visit, { view }) {
    visit.canvas.setState({ view })
    visit.session.setView(view)
  },

  select(visit, { target, text, turn }) {
    visit.canvas.setState({ heard: turn })
    visit.select(target)
    if (text && target.kind === 'block') startTyping(visit, target, text)
    else if (text && target.kind === 'header') typeTitle(visit, text.field)
  },

  place(visit, { documentId, sectionId, blockId, placement, isFree }) {
    const address = { documentId, sectionId, blockId }
    const edit = placeBlock(visit.workplace(), address, placement, { isFree })
    if (edit) visit.perform(edit)
    // The canvas shows it where it was dropped.
    else visit.showArrangement(address)
  },

  moveBy(visit, { documentId, sectionId, blockIds, dx, dy }) {
    const blocks = { documentId, sectionId, blockIds }
    const place = visit.workplace()
    const edit = moveTogether(place, blocks, { dx, dy })
    if (edit) visit.perform(edit)
    else visit.showArrangement(blocks)
  },

  reorder(visit, { documentId, sectionId, blockIds, before }) {
    const blocks = { documentId, sectionId, blockIds }
    visit.perform(reorderBlocks(visit.workplace(), blocks, before ?? undefined))
  },

  needsRows(visit, { documentId, sectionId, blockId, view, rows }) {
    const address = { documentId, sectionId, blockId }
    const edit = visit.rowsTaken.fit(visit.workplace(), address, { view, rows })
    if (edit) visit.session.perform(edit)
  },

  moveTo(visit, { documentId, sectionId, toDocumentId, toSectionId, placements }) {
    const from = { documentId, sectionId }
    const to = { documentId: toDocumentId, sectionId: toSectionId }
    visit.perform(moveAllToSection(visit.workplace(), from, to, placements))
  },

  placeItem: (visit, { itemId, ...place }) => placeItem(visit, itemId, place),

  nudge(visit, { dx, dy, dw, dh, isFree }) {
    const blocks = blocksOfSelection(visit.session.store.getState().selection)
    if (!blocks) return
    const place = visit.workplace()
    if (unlocked(place, blocks).blockIds.length === 0) visit.notify(BLOCK_LOCKED)
    else visit.perform(nudgeBlocks(place, blocks, { dx, dy, dw, dh, isFree }))
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

  siteTitle: (visit, { text }) => visit.session.perform(setHeader({ title: text }), 'typing'),

  pastedAddress: (visit, message) => void takeAddress(visit, message),
  pictures: takePictures,
  pasteNotice: (visit, { notice }) => visit.notify(PASTE_NOTICES[notice]),

  textState(visit, { state }) {
    // It is told with every key, and is mostly the same.
    const { text } = visit.canvas.getState()
    if (JSON.stringify(text) === JSON.stringify(state)) return
    visit.canvas.setState({ text: state })
    askedBySlash(visit, text)
  },

  slashKey: pressSlashKey,
  slashTaken: insertChosen,

  command(visit, { name }) {
    if (isCommand(name)) runCommand(visit, name)
    else OTHER_COMMANDS[name](visit)
  },

  menu: (visit, { x, y }) => visit.canvas.setState({ menu: { x, y } }),
  pasted: (visit, { html }) => pasteHtml(visit, html),

  rects(visit, { selected, words, phoneRows, sections, places, items, list }) {
    const known = visit.canvas.getState().items
    // Told with every frame of scrolling, and mostly the same.
    const isSame = JSON.stringify(items) === JSON.stringify(known)
    const state = { selected, words, phoneRows, sections, places, list }
    visit.canvas.setState(isSame ? state : { ...state, items })
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

/** Commands that are no part of the table of commands on what is selected. */
const OTHER_COMMANDS: Readonly<
  Record<Exclude<CanvasCommand, CommandName>, (visit: Visit) => void>
> = {
  undo: (visit) => visit.undo(),
  redo: (visit) => visit.redo(),
  save: (visit) => void visit.flush(),
  palette: (visit) => visit.wish('palette'),
  link: (visit) => (visit.canvas.getState().text ? visit.wish('link') : showPalette('palette')),
  help: () => showPalette('shortcuts'),
  tools: (visit) => visit.wish('tools'),
  leave(visit) {
    const { selection } = visit.session.store.getState()
    if (selection.kind === 'none' && visit.desk.current?.endOnlyWords()) return
    visit.select(outside(visit.workplace().documents, selection), { reveal: true })
  },
  leaveBack: (visit) => visit.wish('before'),
  panelAdd: () => togglePanel('add'),
  panelSettings: () => togglePanel('settings'),
  choose: (visit) => visit.wish('choice'),
  addItem: (visit) => visit.itemDeeds.current?.add(),
  title: (visit) => editTitle(visit, true),
  typeTitle: (visit) => editTitle(visit, false),
  body: goToText,
  type(visit) {
    const { selection } = visit.session.store.getState()
    if (selection.kind === 'block') startTyping(visit, selection, {})
    else if (selection.kind === 'header') typeTitle(visit)
  },
}

function editTitle(visit: Visit, isClicked: boolean): void {
  const isEdited = visit.desk.current?.mayEdit === true
  visit.link.send(isEdited ? { type: 'editTitle', isClicked } : { type: 'endText' })
}

/** Lets the owner type the site's title on the page; `pressed` are the words that were pressed, if any were. */
function typeTitle(visit: Visit, pressed?: string): void {
  const { header } = visit.session.store.getState().site
  const fallback = visit.opened.siteFacts.title
  const text = header.title || fallback
  const isShown = headerLogo(header, visit.opened.siteFacts) === null
  if (isShown && (pressed === undefined || pressed === text)) {
    visit.wish('canvas')
    visit.link.send({ type: 'editSiteTitle', text, fallback })
    return
  }
  visit.link.send({ type: 'endText' })
  visit.wish('settings')
}

/** From the title to the first text of the page; where there is none, to the blocks that one can add. */
function goToText(visit: Visit): void {
  const documentId = visit.pageDocumentId
  const document = documentId && visit.workplace().documents[documentId]
  const first = document && firstText(documentId, document)
  if (first) {
    visit.select({ kind: 'block', ...first }, { reveal: true })
    startTyping(visit, first, {})
  } else {
    visit.link.send({ type: 'endText' })
    visit.wish('palette')
  }
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
