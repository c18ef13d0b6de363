/**
 * The page by keyboard: Tab goes from block to block, arrows move, Shift and arrows resize, Alt lets
 * a block lie on others on the phone, Enter goes in, Escape out.
 */

import { around, type Selection, sameSection, sameSelection } from '../document/selection.ts'
import type { CanvasCommand } from './protocol.ts'

export interface KeyPress {
  readonly key: string
  readonly shift: boolean
  readonly alt: boolean
  /** Control, or Command on a Mac. */
  readonly mod: boolean
}

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

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const WITH_MOD: Readonly<Record<string, CanvasCommand>> = {
  d: 'duplicate',
  s: 'save',
  y: 'redo',
  z: 'undo',
  Z: 'redo',
}

const PLAIN: Readonly<Record<string, CanvasCommand>> = {
  Backspace: 'remove',
  Delete: 'remove',
  '/': 'palette',
}

/**
 * The deed of a key with this selection; undefined when the key is the browser's. `targets` gives what can be selected, in
 * reading order; it is called only for keys that go through the page, because all of the page is measured for it.
 */
export function keyDeed(
  press: KeyPress,
  selection: Selection,
  targets: () => readonly Selection[],
): KeyDeed | undefined {
  if (press.mod) {
    const name = WITH_MOD[press.shift && press.key === 'z' ? 'Z' : press.key]
    return name && { kind: 'command', name }
  }
  if (press.key === 'Tab') return tab(press.shift, selection, targets())
  if (press.key === 'Escape') return { kind: 'select', target: around(selection) }
  if (press.key === 'Enter') return enter(selection, targets)
  const arrow = ARROWS[press.key]
  if (arrow) return arrows(arrow, press, selection, targets)
  const command = PLAIN[press.key]
  return command && { kind: 'command', name: command }
}

function tab(
  isBack: boolean,
  selection: Selection,
  targets: readonly Selection[],
): KeyDeed | undefined {
  const index = targets.findIndex((target) => sameSelection(target, selection))
  if (isBack && index <= 0) return { kind: 'command', name: 'leaveBack' }
  const target = targets[index + (isBack ? -1 : 1)]
  // Past the last block the browser takes the focus on, so that the page is no trap.
  return target && { kind: 'select', target }
}

function enter(selection: Selection, targets: () => readonly Selection[]): KeyDeed | undefined {
  if (selection.kind === 'block') return { kind: 'command', name: 'type' }
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
  if (selection.kind === 'block') {
    const by = shift ? { dx: 0, dy: 0, dw: x, dh: y } : { dx: x, dy: y, dw: 0, dh: 0 }
    return { kind: 'nudge', by: { ...by, isFree: alt } }
  }
  if (y === 0) return undefined
  if (alt) return { kind: 'command', name: y < 0 ? 'sectionUp' : 'sectionDown' }
  const sections = targets().filter(({ kind }) => kind === 'section')
  const index = sections.findIndex((target) => sameSelection(target, selection))
  const target = sections[index + y]
  return target && { kind: 'select', target }
}
