/** The editor without a browser: a test reads as what a hand did. */

import { SECTION_LIBRARY, sectionFrom } from '@sitewright/blocks/section-library'
import {
  EMPTY_DOCUMENT,
  type PageDocument,
  type Placement,
  type View,
} from '@sitewright/core/document/page-document'
import { type Id, newId } from '@sitewright/core/id'
import type { SiteDraft } from '@sitewright/core/site/site-operation'
import { duplicateBlocks } from './clipping.ts'
import type { Edit, NewBlock, Workplace } from './edit.ts'
import { addBlock, removeBlock, setProps, typeText } from './edits.ts'
import { hideBlock, showBlock } from './hide-edits.ts'
import { refusalMessage } from './labels.ts'
import { addBelow, pasteText } from './paste-edits.ts'
import { type Nudge, nudgeBlock, placeBlock, reorderBlock } from './place-edits.ts'
import { RowsTaken } from './rows-taken.ts'
import {
  addSection,
  duplicateSection,
  moveSection,
  removeSection,
  resetPhone,
  setSection,
} from './section-edits.ts'
import {
  type BlockAddress,
  type BlockAddresses,
  isInSection,
  placementAt,
  type SectionAddress,
  sectionAt,
  selectionOf,
} from './selection.ts'
import { createSession } from './session.ts'

const TYPES = { text: 2, image: 5, spacer: 21, product: 43, button: 53 } as const
export type TestBlock = keyof typeof TYPES

const nameOf = (type: number) =>
  Object.entries(TYPES).find(([, number]) => number === type)?.[0] ?? 'block'

export const PAGE = 'page'
const FOOTER = 'footer'

/** A site with one page and nothing chosen. */
export const TEST_SITE: SiteDraft = {
  header: { title: '', announcement: '', buttonLabel: '', buttonUrl: '' },
  style: { theme: 'hearth', tweaks: {}, css: '' },
  navigations: { main: [] },
  pages: {},
  homeId: undefined,
}

export class TestEditor {
  now = 1_000_000
  /** The canvas's measurements of blocks in the phone's automatic order. */
  phoneRows: Record<Id, number> = {}
  readonly rowsTaken = new RowsTaken()
  readonly session = createSession(
    { documents: { [PAGE]: EMPTY_DOCUMENT, [FOOTER]: EMPTY_DOCUMENT }, site: TEST_SITE },
    () => this.now,
  )

  get page(): PageDocument {
    return this.session.store.getState().documents[PAGE] ?? EMPTY_DOCUMENT
  }

  get place(): Workplace {
    const { documents, site, view } = this.session.store.getState()
    return { documents, site, view, nameOf, phoneRows: this.phoneRows }
  }

  get selected() {
    return this.session.store.getState().selection
  }

  /** Lets the owner think for a while, so that the next edit is a step of its own. */
  pauses(ms = 2000): void {
    this.now += ms
  }

  addsSection(layout = 'blank', documentId: Id = PAGE): void {
    const layouts = SECTION_LIBRARY.flatMap((group) => group.layouts)
    const found = layouts.find(({ name }) => name === layout)
    if (!found) throw new Error(`There is no layout ${layout}`)
    const section = sectionFrom(found)
    this.does(
      addSection(documentId, section, this.place.documents[documentId]?.sectionOrder.length ?? 0),
    )
  }

  adds(block: TestBlock): BlockAddress {
    const under = this.selected.kind === 'block' ? { under: this.selected.blockId } : {}
    this.does(addBlock(this.place, { ...this.selectedSection(), ...under }, asBlock(block)))
    return this.selectedBlock()
  }

  drags(to: Partial<Placement>, address = this.selectedBlock()): void {
    this.does(placeBlock(this.place, address, { ...this.placement(address), ...to }))
  }

  presses(by: Nudge): void {
    this.does(nudgeBlock(this.place, this.selectedBlock(), by))
  }

  /** On the phone: drags the selected block in front of another one, or to the end. */
  dragsBefore(other: BlockAddress | undefined): void {
    this.does(reorderBlock(this.place, this.selectedBlock(), other?.blockId))
  }

  /** The selected block's content turns out to need so many rows. */
  needs(rows: number, address = this.selectedBlock()): void {
    const { view } = this.place
    this.does(this.rowsTaken.fit(this.place, address, { view, rows }))
  }

  hides(view: View, address = this.selectedBlock()): void {
    this.does(hideBlock(this.place, address, view))
  }

  shows(view: View, address: BlockAddress): void {
    this.does(showBlock(this.place, address, view))
  }

  types(text: string): void {
    const address = this.selectedBlock()
    let typed = ''
    for (const letter of text) {
      typed += letter
      this.now += 50
      this.does(typeText(this.place, address, 'text', { typed }))
    }
  }

  /** Pastes words with pictures into a text, which is one gesture; gives the pictures. */
  pastes(pictures: number, into = this.selectedBlock()): readonly BlockAddress[] {
    const paste = newId()
    this.does(pasteText(this.place, into, 'text', { doc: { pasted: paste }, paste }))
    const spot = { ...into, under: into.blockId }
    const blocks = Array.from({ length: pictures }, () => asBlock('image'))
    const below = addBelow(this.place, spot, { blocks, paste })
    this.does(below?.edit)
    return below?.added ?? []
  }

  changes(props: Record<string, string>): void {
    this.does(setProps(this.place, this.selectedBlock(), props))
  }

  removes(): void {
    this.does(removeBlock(this.place, this.selectedBlock()))
  }

  duplicates(): void {
    const { documentId, sectionId, blockId } = this.selectedBlock()
    this.does(duplicateBlocks(this.place, { documentId, sectionId, blockIds: [blockId] }))
  }

  paints(theme: 'light' | 'dark'): void {
    const address = this.selectedSection()
    const settings = sectionAt(this.place.documents, address)?.settings
    if (settings) this.does(setSection(address, { ...settings, theme }))
  }

  duplicatesSection(): void {
    this.does(duplicateSection(this.place, this.selectedSection()))
  }

  movesSection(by: -1 | 1): void {
    this.does(moveSection(this.place, this.selectedSection(), by))
  }

  removesSection(): void {
    this.does(removeSection(this.place, this.selectedSection()))
  }

  resetsPhone(): void {
    this.does(resetPhone(this.selectedSection()))
  }

  undoesAll(): number {
    let steps = 0
    while (this.session.undo()) steps += 1
    return steps
  }

  redoesAll(): void {
    while (this.session.redo());
  }

  placement(address = this.selectedBlock()): Placement {
    const found = placementAt(this.place.documents, address, this.place.view)
    if (!found) throw new Error('The block has no place')
    return found
  }

  /** Selects blocks of one section, in this order. */
  chooses(...[first, ...others]: readonly [BlockAddress, ...BlockAddress[]]): BlockAddresses {
    const { documentId, sectionId } = first
    const blockIds = [first, ...others].map(({ blockId }) => blockId)
    this.session.select(selectionOf({ documentId, sectionId, blockIds }))
    return { documentId, sectionId, blockIds }
  }

  selectedSection(): SectionAddress {
    const { selected } = this
    if (!isInSection(selected)) throw new Error('No section')
    return { documentId: selected.documentId, sectionId: selected.sectionId }
  }

  selectedBlock(): BlockAddress {
    const { selected } = this
    if (selected.kind !== 'block') throw new Error('No block is selected')
    const { documentId, sectionId, blockId } = selected
    return { documentId, sectionId, blockId }
  }

  does(edit: Edit | undefined): void {
    const refused = edit && this.session.perform(edit)
    if (refused) throw new Error(refusalMessage(refused))
    if (edit) this.rowsTaken.afterEdit(edit, this.place.view)
  }
}

export function asBlock(name: TestBlock): NewBlock {
  const size = { desktop: { w: 8, h: 6 }, phone: { h: 4 } }
  return { type: TYPES[name], version: 1, props: { name }, size }
}
