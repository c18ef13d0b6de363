/** The frames names are looked up in, innermost first (language §6). */

import { ownProperty } from '../values/property.ts'
import type { Block } from './block.ts'

/** All frames have all fields, in one order, so that reading them stays cheap. */
export interface Frame {
  /** Loops move their frame from element to element. */
  node: unknown
  readonly parent: Frame | undefined
  /** What a loop goes through: a frame of its own in the language, between this one and its parent. */
  list: readonly unknown[] | undefined
  /** Of the element a loop is at; -1 outside loops. */
  index: number
  /** Names are not looked up beyond this frame. */
  readonly isPrivate: boolean
  /** Bound names, the last one first. */
  locals: Local | undefined
  /** Those beyond the first few. */
  moreLocals: Map<string, unknown> | undefined
  macros: Map<string, Block> | undefined
}

interface Local {
  readonly name: string
  value: unknown
  readonly next: Local | undefined
}

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

/** Forgets what was bound, for the next element of a loop. */
export function moveFrame(frame: Frame, node: unknown, index: number): void {
  frame.node = node
  frame.index = index
  if (frame.locals !== undefined) {
    frame.locals = undefined
    frame.moreLocals = undefined
  }
  if (frame.macros !== undefined) frame.macros = undefined
}

/** A walk along more names than this would take longer than asking a map. */
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

/** Everything bound on one frame. */
export function* localsOf(frame: Frame): Generator<readonly [name: string, value: unknown]> {
  for (let local = frame.locals; local; local = local.next) yield [local.name, local.value]
  if (frame.moreLocals) yield* frame.moreLocals
}

/** What one name means on one frame alone. The index belongs to the list, which is the frame around an element. */
export function nameOnFrame(frame: Frame, name: string | number): unknown {
  if (typeof name === 'number' || name.charCodeAt(0) !== AT_SIGN)
    return ownProperty(frame.node, name)
  if (name === '@') return frame.node
  return name === '@index' || name === '@index0' ? undefined : readLocal(frame, name)
}

const AT_SIGN = 64

/** A name on the frame or the nearest one around it that knows it. Null counts as known. */
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

/** The frame around this one, as the language sees it. */
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
