/** References compiled to functions, so that rendering never looks at their spelling (spec §6). */

import type { Reference } from '../instructions/instruction.ts'
import { parseReference } from '../parser/cursor.ts'
import { child, isBlocked } from '../values/property.ts'
import { type Frame, nameOnFrame, nameOnStack } from './frame.ts'

export type Read = (frame: Frame) => unknown

/** The value of a reference in a frame and those around it. */
export function compileReference(reference: Reference): Read {
  const [first, ...rest] = reference
  if (first === undefined || reference.some(isBlocked)) return () => undefined
  return walking(compileFirst(first), rest)
}

/** For section names: the first segment means this frame alone, never those around it. */
export function compileSectionName(reference: Reference): Read {
  const [first, ...rest] = reference
  if (first === undefined || reference.some(isBlocked)) return () => undefined
  return walking(first === '@' ? nodeOf : (frame) => nameOnFrame(frame, first), rest)
}

const nodeOf: Read = (frame) => frame.node

function compileFirst(name: string | number): Read {
  if (name === '@') return nodeOf
  if (typeof name === 'string' && !name.startsWith('@')) return propertyOnStack(name)
  return (frame) => nameOnStack(frame, name)
}

/** The common case. A plain read is safe: what is inherited is a function, and those are hidden. */
function propertyOnStack(name: string): Read {
  return (start) => {
    for (let frame: Frame | undefined = start; frame; frame = frame.parent) {
      const node = frame.node
      if (typeof node === 'object' && node !== null) {
        // Blocked names were refused when the reference was compiled.
        const value = (node as Readonly<Record<string, unknown>>)[name]
        if (value !== undefined && typeof value !== 'function') return value
      }
      if (frame.isPrivate) return undefined
    }
    return undefined
  }
}

function walking(start: Read, rest: Reference): Read {
  if (rest.length === 0) return start
  return (frame) => {
    let value = start(frame)
    for (let i = 0; i < rest.length && value !== undefined; i++) value = child(value, rest[i] ?? '')
    return value
  }
}

const MAX_CACHED = 2_000
const cached = new Map<string, Read>()

/** For references that only exist as text while rendering: arguments, names in code. */
export function readerOf(text: string): Read {
  const known = cached.get(text)
  if (known) return known
  const read = compileReference(parseReference(text))
  if (cached.size >= MAX_CACHED) cached.clear()
  cached.set(text, read)
  return read
}
