/** References compiled to closures, so that rendering never parses them (language §6). */

import type { Reference } from '../instructions/instruction.ts'
import { parseReference } from '../parser/cursor.ts'
import { perText } from '../values/per-text.ts'
import { child, isBlocked } from '../values/property.ts'
import type { JsonObject } from '../values/value.ts'
import { nameOnFrame, nameOnStack, readLocal } from './frame.ts'
import type { Frame } from './machine.ts'
import { type PropertyReader, propertyReader } from './property-reader.ts'

export type Read = (frame: Frame) => unknown

/** Compiles the value of a reference in a frame and those around it. */
export function compileReference(reference: Reference): Read {
  const [first, ...rest] = reference
  if (first === undefined || leadsNowhere(reference)) return () => undefined
  const path = pathOf(reference)
  return path ? (frame) => readPath(path, frame) : walking(compileFirst(first), rest)
}

/** Compiles a section name: its first segment is looked up in this frame alone, never in those around it. */
export function compileSectionName(reference: Reference): Read {
  const [first, ...rest] = reference
  if (first === undefined || leadsNowhere(reference)) return () => undefined
  if (first === '@') return walking(nodeOf, rest)
  if (!isPlain(first)) return walking((frame) => nameOnFrame(frame, first), rest)
  return walking(onFrame(first), rest)
}

/** The most segments of a reference; no data is as deep. */
const MOST_SEGMENTS = 1_000

function leadsNowhere(reference: Reference): boolean {
  return reference.length > MOST_SEGMENTS || reference.some(isBlocked)
}

/** Whether it is a property that lists do not have. */
function isPlain(name: string | number): name is string {
  return typeof name === 'string' && name !== 'length' && !name.startsWith('@')
}

function onFrame(name: string): Read {
  const read = propertyReader(name)
  return ({ node }) => {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined
    const value = read(node as JsonObject, name)
    return typeof value === 'function' ? undefined : value
  }
}

const nodeOf: Read = (frame) => frame.node

function compileFirst(name: string | number): Read {
  if (name === '@') return nodeOf
  if (name === '@index') return indexFrom(1)
  if (name === '@index0') return indexFrom(0)
  // Lists have them too, and those of the loops around are searched as well.
  if (typeof name === 'number' || name === 'length') return (frame) => nameOnStack(frame, name)
  const path = pathOf([name])
  return path ? (frame) => readPath(path, frame) : localOnStack(name)
}

/** A property to read, and those to read from its value. */
export interface Path {
  readonly name: string
  readonly read: PropertyReader
  readonly next: Path | undefined
}

/** The path of a reference that is only properties, as most are; the first of them is looked up on the stack. */
export function pathOf(reference: Reference): Path | undefined {
  if (!reference.every(isPlain) || leadsNowhere(reference)) return undefined
  let path: Path | undefined
  for (const name of reference.toReversed()) path = { name, read: propertyReader(name), next: path }
  return path
}

/** Reads without checking for own properties: the inherited ones are functions, which are hidden. */
export function readPath({ name, read, next }: Path, inner: Frame): unknown {
  let frame = inner
  let value: unknown
  for (;;) {
    const { node } = frame
    // Blocked names were refused when the reference was compiled.
    if (typeof node === 'object' && node !== null) {
      value = read(node as JsonObject, name)
      if (typeof value === 'string' || (value !== undefined && typeof value !== 'function')) break
    }
    if (frame.isPrivate || !frame.parent) return undefined
    frame = frame.parent
  }
  return next ? readWithin(value, next) : value
}

function readWithin(start: unknown, path: Path): unknown {
  let value = start
  for (let key: Path | undefined = path; key; key = key.next) {
    if (typeof value !== 'object' || value === null) return undefined
    value = key.read(value as JsonObject, key.name)
    if (typeof value === 'function') return undefined
  }
  return value
}

function localOnStack(name: string): Read {
  return (start) => {
    for (let frame: Frame | undefined = start; frame; frame = frame.parent) {
      const value = frame.locals === undefined ? undefined : readLocal(frame, name)
      if (value !== undefined) return value
      if (frame.isPrivate) return undefined
    }
    return undefined
  }
}

/** The index of the innermost loop. */
function indexFrom(first: 0 | 1): Read {
  return (start) => {
    for (let frame: Frame | undefined = start; frame; frame = frame.parent) {
      if (frame.index >= 0) return frame.index + first
      if (frame.isPrivate) return undefined
    }
    return undefined
  }
}

function walking(start: Read, rest: Reference): Read {
  const [second, third] = rest
  if (second === undefined) return start
  const step = stepTo(second)
  if (third === undefined) return (frame) => step(start(frame))
  const steps = rest.map(stepTo)
  return (frame) => {
    let value = start(frame)
    for (let i = 0; i < steps.length && value !== undefined; i++) value = steps[i]?.(value)
    return value
  }
}

type Step = (node: unknown) => unknown

function stepTo(key: string | number): Step {
  if (typeof key === 'number') return (node) => child(node, key)
  const read = propertyReader(key)
  return (node) => {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined
    const value = read(node as JsonObject, key)
    return typeof value === 'function' ? undefined : value
  }
}

/** Memoized readers of references that only exist as text while rendering: arguments, names in code. */
export const readerOf = perText((text) => compileReference(parseReference(text)))
