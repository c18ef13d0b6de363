/** Commands on what is selected, as one table: bars, the context menu and the keyboard read it, each for what it needs. */

import { unitsOf } from '@sitewright/core/document/groups'
import { isHidden, readingOrder } from '@sitewright/core/document/layout'
import type { IconComponent } from '@sitewright/ui/icons'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BringToFront,
  ClipboardPaste,
  Copy,
  CopyPlus,
  EyeOff,
  FileText,
  Group,
  Lock,
  MoveDown,
  MoveUp,
  Scissors,
  Search,
  SendToBack,
  Settings2,
  SquareDashedMousePointer,
  Trash2,
  Ungroup,
} from '@sitewright/ui/icons'
import { SHORTCUTS } from '../../canvas/shortcuts.ts'
import {
  type Alignment,
  alignBlocks,
  axisOf,
  canArrangeAlong,
  distributeBlocks,
} from '../../document/align-edits.ts'
import { arrangementOf } from '../../document/arrangement.ts'
import { duplicateBlocks } from '../../document/clipping.ts'
import type { Edit, Workplace } from '../../document/edit.ts'
import { groupBlocks, ungroupBlocks } from '../../document/group-edits.ts'
import { BLOCK_LOCKED, labels, SECTION_LOCKED } from '../../document/labels.ts'
import type { Layer } from '../../document/place-edits.ts'
import {
  duplicateSection,
  moveSection,
  removeSection,
  sectionIndex,
} from '../../document/section-edits.ts'
import {
  type BlockAddresses,
  blockAt,
  blockIdsOf,
  blocksOfSelection,
  isGroupSelected,
  isInSection,
  type SectionAddress,
  type Selection,
  sectionAt,
  selectionOf,
} from '../../document/selection.ts'
import {
  layerBlocks,
  nudgeBlocks,
  removeBlocks,
  toggleHidden,
  toggleLocked,
  unlocked,
} from '../../document/several-edits.ts'
import { writtenChord } from '../../palette/written-chord.ts'
import { copySelected, hasKept, pasteKept } from '../clipboard/clipboard.ts'
import type { CollectionFacts } from '../collection/collection-facts.ts'
import { stepItem } from '../collection/place-item.ts'
import type { EditorMessage } from '../messages.ts'
import type { Visit } from '../visit.ts'

/** The state that decides which commands there are. */
export interface CommandState {
  readonly place: Workplace
  readonly selection: Selection
  /** Whether each press chooses a block more. */
  readonly isChoosing: boolean
  /** Rights and rules for the items that the page lists; undefined where it lists none. */
  readonly collection: CollectionFacts | undefined
}

export interface Command {
  readonly label: EditorMessage | ((state: CommandState) => EditorMessage)
  /** Its name in menus while it is switched on. */
  readonly labelWhenOn?: EditorMessage | ((state: CommandState) => EditorMessage)
  readonly icon: IconComponent
  readonly look?: 'danger'
  /** Whether it has a meaning for what is selected. */
  isFor(state: CommandState): boolean
  /** Whether it would do something now; always, where it is left out. */
  canUse?(state: CommandState): boolean
  /** State of a command that is switched on and off. */
  isOn?(state: CommandState): boolean
  run(visit: Visit): void
}

const hasBlocks = ({ selection }: CommandState) => blockIdsOf(selection).length > 0
const isSection = ({ selection }: CommandState) => selection.kind === 'section'
const isInside = ({ selection }: CommandState) => isInSection(selection)
const isItem = ({ selection }: CommandState) => selection.kind === 'item'
const isRemovable = (state: CommandState) =>
  isInside(state) || (isItem(state) && state.collection?.canRemove === true)
const isPhone = ({ place }: CommandState) => place.view === 'phone'

export function stateOf(visit: Visit): CommandState {
  return {
    place: visit.workplace(),
    selection: visit.session.store.getState().selection,
    isChoosing: visit.canvas.getState().isChoosing,
    collection: visit.collection,
  }
}

interface Edits {
  blocks?(place: Workplace, blocks: BlockAddresses): Edit | undefined
  section?(place: Workplace, section: SectionAddress): Edit | undefined
}

/** Does the edit of the selected blocks, or of the selected section; where something locked prevents it, it says so. */
function onSelection(visit: Visit, { blocks: ofBlocks, section: ofSection }: Edits): void {
  const { place, selection } = stateOf(visit)
  const blocks = blocksOfSelection(selection)
  if (blocks && ofBlocks) {
    const edit = ofBlocks(place, blocks)
    if (!edit && unlocked(place, blocks).blockIds.length === 0) visit.notify(BLOCK_LOCKED)
    visit.perform(edit)
  } else if (selection.kind === 'section' && ofSection) {
    visit.perform(ofSection(place, selection))
  }
}

function removeSelected(visit: Visit, label = ({ label }: Edit) => label): void {
  const renamed = (edit: Edit | undefined) => edit && { ...edit, label: label(edit) }
  onSelection(visit, {
    blocks: (place, blocks) => renamed(removeBlocks(place, blocks)),
    section(place, section) {
      const edit = removeSection(place, section)
      if (!edit) visit.notify(SECTION_LOCKED)
      return renamed(edit)
    },
  })
}

/** Takes only what may be removed, so that nothing is there twice after it is pasted. */
function cut(visit: Visit): void {
  const { place, selection } = stateOf(visit)
  const blocks = blocksOfSelection(selection)
  const isHeld = blocks
    ? unlocked(place, blocks).blockIds.length < blocks.blockIds.length
    : selection.kind === 'section' && !removeSection(place, selection)
  if (isHeld) visit.notify(blocks ? BLOCK_LOCKED : SECTION_LOCKED)
  else if (copySelected(visit)) {
    removeSelected(visit, (edit) => edit.label.replace(/^\w+/, labels.cut()))
  }
}

function copy(visit: Visit): void {
  if (!copySelected(visit)) return
  const count = blockIdsOf(visit.session.store.getState().selection).length
  visit.announce(
    count === 0 ? 'Copied the section' : count === 1 ? 'Copied' : `Copied ${count} blocks`,
  )
}

function selectAll(visit: Visit): void {
  const { place, selection } = stateOf(visit)
  if (!isInSection(selection)) return
  const section = sectionAt(place.documents, selection)
  if (!section) return
  const { documentId, sectionId } = selection
  const blockIds = readingOrder(arrangementOf(section, place.view, place))
  visit.select(selectionOf({ documentId, sectionId, blockIds }))
}

function layer(where: Layer, label: EditorMessage, icon: IconComponent): Command {
  return {
    label,
    icon,
    isFor: hasBlocks,
    run: (visit) =>
      onSelection(visit, { blocks: (place, blocks) => layerBlocks(place, blocks, where) }),
  }
}

function align(alignment: Alignment, label: EditorMessage, icon: IconComponent): Command {
  return {
    label,
    icon,
    isFor: hasBlocks,
    canUse: ({ place }) => canArrangeAlong(place, axisOf(alignment)),
    run: (visit) =>
      onSelection(visit, { blocks: (place, blocks) => alignBlocks(place, blocks, alignment) }),
  }
}

function distribute(axis: 'x' | 'y', label: EditorMessage, icon: IconComponent): Command {
  return {
    label,
    icon,
    isFor: ({ selection }) => selection.kind === 'blocks',
    canUse({ place, selection }) {
      const section = isInSection(selection) ? sectionAt(place.documents, selection) : undefined
      const isEnough = section && unitsOf(section, blockIdsOf(selection)).length > 2
      return canArrangeAlong(place, axis) && isEnough === true
    },
    run: (visit) =>
      onSelection(visit, { blocks: (place, blocks) => distributeBlocks(place, blocks, axis) }),
  }
}

function passSection(by: -1 | 1, label: EditorMessage, icon: IconComponent): Command {
  return {
    label,
    icon,
    isFor: isSection,
    canUse({ place, selection }) {
      if (selection.kind !== 'section') return false
      const last = (place.documents[selection.documentId]?.sectionOrder.length ?? 0) - 1
      const index = sectionIndex(place, selection) + by
      return index >= 0 && index <= last
    },
    run: (visit) =>
      onSelection(visit, { section: (place, section) => moveSection(place, section, by) }),
  }
}

function passBlock(dy: -1 | 1, label: EditorMessage, icon: IconComponent): Command {
  return {
    label,
    icon,
    isFor: (state) => hasBlocks(state) && isPhone(state),
    run: (visit) =>
      onSelection(visit, { blocks: (place, blocks) => nudgeBlocks(place, blocks, { dy }) }),
  }
}

function passItem(by: -1 | 1, label: EditorMessage, icon: IconComponent): Command {
  return {
    label,
    icon,
    isFor: (state) => isItem(state) && state.collection?.canArrange === true,
    canUse({ place: { items = [] }, selection }) {
      if (selection.kind !== 'item') return false
      const index = items.findIndex(({ id }) => id === selection.itemId)
      return index >= 0 && items[index + by] !== undefined
    },
    run: (visit) => stepItem(visit, by),
  }
}

function onItem(visit: Visit, deed: 'open' | 'openForm' | 'remove'): void {
  const { selection } = visit.session.store.getState()
  if (selection.kind === 'item') visit.itemDeeds.current?.[deed](selection.itemId)
}

const TABLE = {
  openItem: {
    label: 'openItem',
    icon: FileText,
    isFor: isItem,
    run: (visit) => onItem(visit, 'open'),
  },
  itemDetails: {
    label: 'itemDetails',
    icon: Settings2,
    isFor: isItem,
    run: (visit) => onItem(visit, 'openForm'),
  },
  itemBack: passItem(-1, 'itemBack', ArrowLeft),
  itemOn: passItem(1, 'itemOn', ArrowRight),
  blockUp: passBlock(-1, 'blockUp', ArrowUp),
  blockDown: passBlock(1, 'blockDown', ArrowDown),
  sectionUp: passSection(-1, 'moveUp', ArrowUp),
  sectionDown: passSection(1, 'moveDown', ArrowDown),
  cut: { label: 'cut', icon: Scissors, isFor: isInside, run: cut },
  copy: { label: 'copy', icon: Copy, isFor: isInside, run: copy },
  paste: {
    label: 'paste',
    icon: ClipboardPaste,
    isFor: () => true,
    canUse: hasKept,
    run: pasteKept,
  },
  duplicate: {
    label: 'duplicate',
    icon: CopyPlus,
    isFor: isInside,
    run: (visit) => onSelection(visit, { blocks: duplicateBlocks, section: duplicateSection }),
  },
  find: { label: 'find', icon: Search, isFor: () => true, run: (visit) => visit.wish('find') },
  selectAll: {
    label: 'selectAll',
    icon: SquareDashedMousePointer,
    isFor: isInside,
    run: selectAll,
  },
  selectSeveral: {
    label: 'selectSeveral',
    icon: SquareDashedMousePointer,
    isFor: isInside,
    labelWhenOn: 'selectOne',
    isOn: ({ isChoosing }) => isChoosing,
    run: (visit) => visit.setChoosing(!visit.canvas.getState().isChoosing),
  },
  front: layer('front', 'bringToFront', BringToFront),
  forward: layer('forward', 'bringForward', MoveUp),
  backward: layer('backward', 'sendBackward', MoveDown),
  back: layer('back', 'sendToBack', SendToBack),
  alignLeft: align('left', 'alignEdgeLeft', AlignStartVertical),
  alignCenter: align('center', 'alignMiddleAcross', AlignCenterVertical),
  alignRight: align('right', 'alignEdgeRight', AlignEndVertical),
  alignTop: align('top', 'alignEdgeTop', AlignStartHorizontal),
  alignMiddle: align('middle', 'alignMiddleDown', AlignCenterHorizontal),
  alignBottom: align('bottom', 'alignEdgeBottom', AlignEndHorizontal),
  distributeAcross: distribute('x', 'distributeAcross', AlignHorizontalDistributeCenter),
  distributeDown: distribute('y', 'distributeDown', AlignVerticalDistributeCenter),
  hide: {
    label: (state) => (isPhone(state) ? 'hideOnPhones' : 'hideOnDesktops'),
    labelWhenOn: (state) => (isPhone(state) ? 'showOnPhones' : 'showOnDesktops'),
    icon: EyeOff,
    isFor: hasBlocks,
    isOn: (state) => everyBlock(state, (block) => isHidden(block, state.place.view)),
    run: (visit) =>
      onSelection(visit, { blocks: (place, blocks) => toggleHidden(place, blocks, place.view) }),
  },
  lock: {
    label: 'lock',
    labelWhenOn: 'unlock',
    icon: Lock,
    isFor: hasBlocks,
    isOn: (state) => everyBlock(state, (block) => block?.locked === true),
    run: (visit) => onSelection(visit, { blocks: toggleLocked }),
  },
  group: {
    label: 'groupBlocks',
    icon: Group,
    isFor: ({ selection }) => selection.kind === 'blocks',
    canUse: ({ place, selection }) => !isGroupSelected(place.documents, selection),
    run: (visit) => onSelection(visit, { blocks: groupBlocks }),
  },
  ungroup: {
    label: 'ungroupBlocks',
    icon: Ungroup,
    isFor({ place, selection }) {
      const blocks = blocksOfSelection(selection)
      return blocks !== undefined && ungroupBlocks(place, blocks) !== undefined
    },
    run: (visit) => onSelection(visit, { blocks: ungroupBlocks }),
  },
  remove: {
    label: (state) => (isPhone(state) && isInside(state) ? 'removeEverywhere' : 'remove'),
    icon: Trash2,
    look: 'danger',
    isFor: isRemovable,
    run(visit) {
      onItem(visit, 'remove')
      removeSelected(visit)
    },
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof TABLE

export const COMMANDS: Readonly<Record<CommandName, Command>> = TABLE

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(TABLE, name)
}

/** Does a command if it has a meaning for what is selected. */
export function runCommand(visit: Visit, name: CommandName): void {
  const command = COMMANDS[name]
  const state = stateOf(visit)
  if (command.isFor(state) && (command.canUse?.(state) ?? true)) command.run(visit)
}

function everyBlock(
  { place, selection }: CommandState,
  test: (block: ReturnType<typeof blockAt>) => boolean,
): boolean {
  const blocks = blocksOfSelection(selection)
  return (
    blocks?.blockIds.every((blockId) => test(blockAt(place.documents, { ...blocks, blockId }))) ??
    false
  )
}

/** The commands for what is selected, as the context menu groups them. */
export const COMMAND_GROUPS: readonly (readonly CommandName[])[] = [
  ['openItem', 'itemDetails'],
  ['itemBack', 'itemOn'],
  ['cut', 'copy', 'paste', 'duplicate'],
  ['selectAll', 'selectSeveral'],
  ['blockUp', 'blockDown', 'sectionUp', 'sectionDown'],
  ['front', 'forward', 'backward', 'back'],
  ['alignLeft', 'alignCenter', 'alignRight', 'alignTop', 'alignMiddle', 'alignBottom'],
  ['distributeAcross', 'distributeDown'],
  ['group', 'ungroup'],
  ['hide', 'lock'],
  ['remove'],
]

export function labelOf({ label }: Command, state: CommandState): EditorMessage {
  return typeof label === 'function' ? label(state) : label
}

/** The name of what it would do now. */
export function menuLabelOf(command: Command, state: CommandState): EditorMessage {
  const { labelWhenOn = command.label, isOn } = command
  return labelOf(isOn?.(state) ? { ...command, label: labelWhenOn } : command, state)
}

/** The shortcut as people write it: "Ctrl+Shift+H"; empty for none. */
export function shortcutOf(name: CommandName): string {
  const [chord = ''] = (SHORTCUTS as Readonly<Record<string, readonly string[]>>)[name] ?? []
  return writtenChord(chord)
}
