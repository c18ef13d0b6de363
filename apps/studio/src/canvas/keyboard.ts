/**
 * The page by keyboard: Tab goes from block to block, from group to group and, within one, through its blocks, arrows move, Shift and arrows resize, Alt lets
 * a block lie on others on the phone, Enter goes in, Escape out. Arrows go through the items of a list, with Alt an item goes.
 */

import {
  around,
  blockIdsOf,
  type Selection,
  sameSection,
  sameSelection,
  selectionOf,
} from '../document/selection.ts'
import type { CanvasCommand } from './protocol.ts'
import { commandOf, type KeyPress } from './shortcuts.ts'

export type KeyDeed =
  | { readonly kind: 'select'; readonly target: Selection }
  | { readonly kind: 'command'; readonly name: CanvasCommand }
  | { readonly kind: 'nudge'; readonly by: Nudge }

export interface Nudge {
  readonly dx: number
  readonly dy: number
  readonly dw: number
  readonly dh: number
  /** Whether it may come to lie on others, also on the phone. */
  readonly isFree: boolean
}

/** Ids of the blocks that are in a group with a block, itself among them. */
type GroupOf = (blockId: string) => readonly string[]

const alone: GroupOf = (blockId) => [blockId]

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The deed of a key with this selection; undefined when the key is the browser's. `targets` gives what can be selected, in
 * reading order; it is called only for keys that go through the page, because all of the page is measured for it.
 */
export function keyDeed(
  press: KeyPress,
  selection: Selection,
  targets: () => readonly Selection[],
  groupOf: GroupOf = alone,
): KeyDeed | undefined {
  const arrow = ARROWS[press.key]
  if (!press.mod) {
    if (press.key === 'Tab') return tab(press.shift, selection, targets(), groupOf)
    // The studio knows what is selected by then; the keys before may have selected what the page has not heard of yet.
    if (press.key === 'Escape') return { kind: 'command', name: 'leave' }
    if (press.key === 'Enter') return enter(selection, targets)
    if (arrow) return arrows(arrow, press, selection, targets)
  }
  const command = commandOf(press)
  return command && { kind: 'command', name: command }
}

function tab(isBack: boolean, selection: Selection, all: readonly Selection[], groupOf: GroupOf) {
  const step = isBack ? -1 : 1
  const mates = selection.kind === 'block' ? groupMates(selection.blockId, all, groupOf) : []
  const next = mates[mates.findIndex((one) => sameSelection(one, selection)) + step]
  if (next) return { kind: 'select', target: next } as const
  const stops = stopsOf(all, groupOf)
  const chosen = blockIdsOf(selection)
  // From several blocks it goes on from where they end, or begin.
  const edge = isBack ? chosen[0] : chosen.at(-1)
  const index = stops.findIndex((stop) =>
    edge === undefined ? sameSelection(stop, selection) : blockIdsOf(stop).includes(edge),
  )
  if (isBack && index <= 0) return { kind: 'command', name: 'leaveBack' } as const
  const target = stops[index + step]
  // Past the last block the browser takes the focus on, so that the page is no trap.
  return target && ({ kind: 'select', target } as const)
}

/** The blocks of a block's group in reading order; only itself where it is in none. */
function groupMates(blockId: string, all: readonly Selection[], groupOf: GroupOf) {
  const group = groupOf(blockId)
  return all.filter((target) => target.kind === 'block' && group.includes(target.blockId))
}

/** Targets with each group in the place of its first block, since it is selected as one. */
function stopsOf(all: readonly Selection[], groupOf: GroupOf): readonly Selection[] {
  const grouped = new Set<string>()
  return all.flatMap((target): Selection[] => {
    if (target.kind !== 'block') return [target]
    if (grouped.has(target.blockId)) return []
    const blockIds = groupOf(target.blockId)
    for (const id of blockIds) grouped.add(id)
    return [selectionOf({ ...target, blockIds })]
  })
}

function enter(selection: Selection, targets: () => readonly Selection[]): KeyDeed | undefined {
  if (selection.kind === 'block' || selection.kind === 'header') {
    return { kind: 'command', name: 'type' }
  }
  if (selection.kind === 'item') return { kind: 'command', name: 'openItem' }
  if (selection.kind === 'blocks') return { kind: 'select', target: around(selection) }
  const all = targets()
  const inside = all.find(
    (target) =>
      selection.kind === 'section' && target.kind === 'block' && sameSection(target, selection),
  )
  const target = selection.kind === 'section' ? inside : all[0]
  return target && { kind: 'select', target }
}

function arrows(
  [x, y]: readonly [number, number],
  { shift, alt }: KeyPress,
  selection: Selection,
  targets: () => readonly Selection[],
): KeyDeed | undefined {
  if (blockIdsOf(selection).length > 0) {
    const by = shift ? { dx: 0, dy: 0, dw: x, dh: y } : { dx: x, dy: y, dw: 0, dh: 0 }
    return { kind: 'nudge', by: { ...by, isFree: alt } }
  }
  // Items stand in rows, too; sections are one below the other.
  const step = selection.kind === 'item' ? x + y : y
  if (step === 0) return undefined
  const kind = selection.kind === 'item' ? 'item' : 'section'
  if (alt) return { kind: 'command', name: PASSING[kind][step < 0 ? 'back' : 'on'] }
  const all = targets().filter((target) => target.kind === kind)
  const target = all[all.findIndex((one) => sameSelection(one, selection)) + step]
  return target && { kind: 'select', target }
}

/** Commands that move something past what is beside it. */
const PASSING = {
  item: { back: 'itemBack', on: 'itemOn' },
  section: { back: 'sectionUp', on: 'sectionDown' },
} as const
