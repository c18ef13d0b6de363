/** The frames names are looked up in, innermost first (spec §6). */

import { ownProperty } from '../values/property.ts'
import type { Steps } from './steps.ts'

export interface Frame {
  readonly node: unknown
  readonly parent: Frame | undefined
  /** Of the element a loop is at; -1 outside loops. */
  index: number
  /** Names are not looked up beyond this frame. */
  readonly isPrivate: boolean
  locals: Map<string, unknown> | undefined
  macros: Map<string, Steps> | undefined
}

export function createFrame(node: unknown, parent: Frame | undefined, isPrivate = false): Frame {
  return { node, parent, index: -1, isPrivate, locals: undefined, macros: undefined }
}

export function bindLocal(frame: Frame, name: string, value: unknown): void {
  frame.locals ??= new Map()
  frame.locals.set(name, value)
}

/** What one name means on one frame alone. */
export function nameOnFrame(frame: Frame, name: string | number): unknown {
  if (typeof name === 'number' || name.charCodeAt(0) !== AT_SIGN)
    return ownProperty(frame.node, name)
  if (name === '@') return frame.node
  if (name === '@index') return frame.index < 0 ? undefined : frame.index + 1
  if (name === '@index0') return frame.index < 0 ? undefined : frame.index
  return frame.locals?.get(name)
}

const AT_SIGN = 64

/** A name on the frame or the nearest one around it that knows it. Null counts as known. */
export function nameOnStack(start: Frame, name: string | number): unknown {
  for (let frame: Frame | undefined = start; frame; frame = frame.parent) {
    const value = nameOnFrame(frame, name)
    if (value !== undefined) return value
    if (frame.isPrivate) return undefined
  }
  return undefined
}

export function findMacro(start: Frame, name: string): Steps | undefined {
  for (let frame: Frame | undefined = start; frame; frame = frame.parent) {
    const macro = frame.macros?.get(name)
    if (macro) return macro
  }
  return undefined
}
