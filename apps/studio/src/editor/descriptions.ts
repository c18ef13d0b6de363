/** The page in words: what is selected and what an edit did, for screen readers and labels. */

import { isGroup } from '@sitewright/core/document/groups'
import { GRID_COLUMNS, type Section } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { arrangementOf } from '../document/arrangement.ts'
import type { Edit, Workplace } from '../document/edit.ts'
import { ON, whereabouts } from '../document/labels.ts'
import { sectionIndex } from '../document/section-edits.ts'
import { isInSection, type Selection, sectionAt } from '../document/selection.ts'

export function describe(place: Workplace, selection: Selection): string {
  if (selection.kind === 'header') return 'Header, on every page'
  if (selection.kind === 'none') return describePage(place)
  if (selection.kind === 'item') return describeItem(place, selection.itemId)
  const section = sectionAt(place.documents, selection)
  const count = Object.keys(section?.blocks ?? {}).length
  if (selection.kind === 'section') {
    const index = sectionIndex(place, selection) + 1
    const total = place.documents[selection.documentId]?.sectionOrder.length ?? 0
    return `Section ${index} of ${total}, ${count} ${count === 1 ? 'block' : 'blocks'}`
  }
  if (selection.kind === 'blocks')
    return section ? describeBlocks(place, section, selection.blockIds) : ''
  return describeBlock(place, section, selection.blockId)
}

function describeBlock(place: Workplace, section: Section | undefined, blockId: Id): string {
  const block = section?.blocks[blockId]
  if (!(section && block)) return ''
  const placement = arrangementOf(section, place.view, place)[blockId]
  const name = `${place.nameOf(block.type)}${block.locked ? ', locked' : ''}`
  if (!placement) return `${name}, hidden ${ON[place.view]}`
  return `${name}, ${whereabouts(placement, place.view)} of ${GRID_COLUMNS[place.view]} columns`
}

function describeBlocks(place: Workplace, section: Section, blockIds: readonly Id[]): string {
  const names = blockIds.map((id) => place.nameOf(section.blocks[id]?.type ?? 0))
  return `${isGroup(section, blockIds) ? 'Group of ' : ''}${names.length} blocks: ${names.join(', ')}`
}

/** "Move picture above Button. Picture, column 3, row 1 …" */
export function describeEdit(place: Workplace, edit: Edit, selection: Selection): string {
  const { label, outcome = '' } = edit
  const done = `${label.charAt(0).toUpperCase()}${label.slice(1)} ${outcome}`.trimEnd()
  const isAboutSelection = edit.select !== undefined && isInSection(edit.select)
  return isAboutSelection ? `${done}. ${describe(place, selection)}` : done
}

function describePage({ items = [], hasTitle = false }: Workplace): string {
  if (hasTitle) return 'Page. Enter edits its title, Tab goes through its sections and blocks.'
  const parts = items.length > 0 ? 'items, sections and blocks' : 'sections and blocks'
  return `Page. Press Tab to go through its ${parts}.`
}

function describeItem({ items = [] }: Workplace, itemId: Id): string {
  const index = items.findIndex(({ id }) => id === itemId)
  const name = items[index]?.name || 'Item'
  return `${name}, ${index + 1} of ${items.length} in the list. Enter opens it.`
}
