/** Names of edits for undo, redo and the screen reader's announcements. */

import type { Placement, View } from '@sitewright/core/document/page-document'
import type { Refusal } from './change.ts'

/** The palette's name of a block type. */
export type BlockNames = (type: number) => string

/** The devices of a view, in a sentence. */
export const ON: Readonly<Record<View, string>> = { desktop: 'on desktops', phone: 'on phones' }

/** Said when undo or redo could do only some of a step. */
export const PARTLY_REPLAYED =
  'Part of that was left out: someone else has changed the same thing since.'

/** Said when something is to be done to blocks that are locked, or to a section with one. */
export const BLOCK_LOCKED = 'That is locked. Unlock it first, with Ctrl+Shift+L or in the menu.'
export const SECTION_LOCKED = 'A block in this section is locked. Unlock it first.'

export const labels = {
  addBlock: (name: string) => `add ${lower(name)}`,
  removeBlock: (name: string) => `remove ${lower(name)}`,
  removeEverywhere: (name: string) => `delete ${lower(name)} everywhere`,
  hideBlock: (name: string, view: View) => `hide ${lower(name)} ${ON[view]}`,
  showBlock: (name: string, view: View) => `show ${lower(name)} ${ON[view]}`,
  makeRoom: (name: string) => `make room for ${lower(name)}`,
  duplicateBlock: (name: string) => `duplicate ${lower(name)}`,
  moveBlock: (name: string) => `move ${lower(name)}`,
  resizeBlock: (name: string) => `resize ${lower(name)}`,
  layerBlock: (name: string) => `change layer of ${lower(name)}`,
  lockBlock: (name: string) => `lock ${lower(name)}`,
  unlockBlock: (name: string) => `unlock ${lower(name)}`,
  groupBlocks: (name: string) => `group ${lower(name)}`,
  ungroupBlocks: (name: string) => `ungroup ${lower(name)}`,
  alignBlock: (name: string) => `align ${lower(name)}`,
  distributeBlocks: (name: string) => `distribute ${lower(name)}`,
  cut: () => 'cut',
  pasteBlock: (name: string) => `paste ${lower(name)}`,
  pasteSection: () => 'paste section',
  styleBlock: (name: string) => `change look of ${lower(name)}`,
  changeType: (name: string, other: string) => `change ${lower(name)} to ${lower(other)}`,
  changeBlock: (name: string) => `change ${lower(name)}`,
  type: () => 'typing',
  paste: () => 'paste',
  replace: (count: number) => (count === 1 ? 'replace words' : `replace words in ${count} places`),
  insert: (name: string) => `insert ${lower(name)}`,
  addSection: () => 'add section',
  removeSection: () => 'remove section',
  removeSectionEverywhere: () => 'delete section everywhere',
  duplicateSection: () => 'duplicate section',
  moveSection: () => 'move section',
  changeSection: () => 'change section',
  changeLayout: () => 'change layout',
  resetPhone: () => 'reset phone arrangement',
  changeHeader: () => 'change header',
  changeStyle: (title: string) => `change ${lower(title)}`,
  changePage: () => 'change page settings',
  changeNavigation: () => 'change navigation',
  settle: (choice: string) => (choice === 'both' ? 'keep both versions' : 'keep my version'),
} as const

/** The place of a block in words, counted from one as people do. */
export function whereabouts({ x, y, w, h }: Placement, view: View): string {
  const grid = view === 'phone' ? ' on phones' : ''
  return `column ${x + 1}, row ${y + 1}, ${w} wide, ${h} high${grid}`
}

const REFUSALS: Readonly<Record<Refusal, string>> = {
  tooManyBlocks: 'A section holds at most 60 blocks. Add another section for more.',
  blockMissing: 'That block is no longer on the page.',
  sectionMissing: 'That section is no longer on the page.',
  pageMissing: 'That page is no longer there.',
  documentMissing: 'That part of the page is no longer open.',
  idTaken: 'That is already on the page.',
  badIndex: 'A section cannot go there.',
}

export function refusalMessage(refusal: Refusal): string {
  return REFUSALS[refusal]
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
