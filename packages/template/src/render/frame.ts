/** The stack of frames in which names are looked up, innermost first (language §6). */

import { ownProperty } from '../values/property.ts'
import type { Block, Frame } from './machine.ts'

export function createFrame(node: unknown, parent: Frame | undefined, isPrivate = false): Frame {
  return {
    node,
    parent,
    list: undefined,
    index: -1,
    isPrivate,
    locals: undefined,
    moreLocals: undefined,
    macros: undefined,
  }
}

/** The frame of a loop, before its first element. */
export function createLoopFrame(list: readonly unknown[], parent: Frame): Frame {
  const frame = createFrame(list, parent)
  frame.list = list
  return frame
}

/** Moves a loop's frame to the next element and forgets what was bound. */
export function moveFrame(frame: Frame, node: unknown, index: number): void {
  frame.node = node
  frame.index = index
  if (frame.locals !== undefined) {
    frame.locals = undefined
    frame.moreLocals = undefined
  }
  if (frame.macros !== undefined) frame.macros = undefined
}

/** Names on a frame's linked list before a map is used: a longer walk would be slower than the map. */
const MAX_LINKED = 8

export function bindLocal(frame: Frame, name: string, value: unknown): void {
  let linked = 0
  for (let local = frame.locals; local; local = local.next) {
    if (local.name === name) {
      local.value = value
      return
    }
    linked++
  }
  if (linked < MAX_LINKED) frame.locals = { name, value, next: frame.locals }
  else {
    frame.moreLocals ??= new Map()
    frame.moreLocals.set(name, value)
  }
}

export function readLocal(frame: Frame, name: string): unknown {
  for (let local = frame.locals; local; local = local.next) {
    if (local.name === name) return local.value
  }
  return frame.moreLocals?.get(name)
}

/** All names bound on one frame. */
export function* localsOf(frame: Frame): Generator<readonly [name: string, value: unknown]> {
  for (let local = frame.locals; local; local = local.next) yield [local.name, local.value]
  if (frame.moreLocals) yield* frame.moreLocals
}

/** The value of a name on one frame alone. The index belongs to the list, which is the frame around an element. */
export function nameOnFrame(frame: Frame, name: string | number): unknown {
  if (typeof name === 'number' || name.charCodeAt(0) !== AT_SIGN)
    return ownProperty(frame.node, name)
  if (name === '@') return frame.node
  return name === '@index' || name === '@index0' ? undefined : readLocal(frame, name)
}

const AT_SIGN = 64

/** The value of a name on the nearest frame that has it. Null counts as having it. */
export function nameOnStack(start: Frame, name: string | number): unknown {
  const isProperty = typeof name === 'number' || name.charCodeAt(0) !== AT_SIGN
  for (let frame: Frame | undefined = start; frame; frame = frame.parent) {
    const value = nameOnFrame(frame, name)
    if (value !== undefined) return value
    if (isProperty && frame.list) {
      const onList = ownProperty(frame.list, name)
      if (onList !== undefined) return onList
    }
    if (frame.isPrivate) return undefined
  }
  return undefined
}

/** The frame around this one, as the language defines it. */
export function outsideOf(frame: Frame): Frame {
  if (frame.list) {
    const around = createFrame(frame.list, frame.parent)
    around.index = frame.index
    return around
  }
  return frame.parent ?? frame
}

export function findMacro(start: Frame, name: string): Block | undefined {
  for (let frame: Frame | undefined = start; frame; frame = frame.parent) {
    const macro = frame.macros?.get(name)
    if (macro) return macro
  }
  return undefined
}
