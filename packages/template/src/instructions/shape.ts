/** Tells instructions from anything else, one level deep: blocks check their own content. */

import type { Arguments, Call, Instruction, Reference } from './instruction.ts'
import { OP } from './opcodes.ts'

type Check = (value: unknown) => boolean

const isString: Check = (value) => typeof value === 'string'
const isAnything: Check = () => true
const isBit: Check = (value) => value === 0 || value === 1

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))

const isNothing: Check = (value) => value === 0
const isMissing: Check = (value) => value === undefined
const isReference: Check = (value): value is Reference =>
  Array.isArray(value) &&
  value.every((part) => typeof part === 'string' || typeof part === 'number')
const isArguments: Check = (value): value is Arguments =>
  Array.isArray(value) && listOf(isString)(value[0]) && either(isString, isMissing)(value[1])
const isCall: Check = (value): value is Call =>
  Array.isArray(value) && isString(value[0]) && (value.length < 2 || isArguments(value[1]))
const isEntry: Check = (value) =>
  Array.isArray(value) && isString(value[0]) && isReference(value[1])
const isAttribute: Check = (value) =>
  Array.isArray(value) && isString(value[0]) && isString(value[1]) && Array.isArray(value[2])

const references = listOf(isReference)
const calls = either(isNothing, isMissing, listOf(isCall))
const args = either(isNothing, isArguments)
const nameOrNothing = either(isNothing, isString)
const block: Check = Array.isArray

/** What stands after each opcode. Missing alternates and what a block holds are not looked at. */
const SHAPES: ReadonlyMap<unknown, readonly Check[]> = new Map([
  [OP.TEXT, [isString]],
  [OP.VARIABLE, [references, calls]],
  [OP.SECTION, [isReference, block]],
  [OP.REPEATED, [isReference, block]],
  [OP.PREDICATE, [isString, args, block]],
  [OP.BINDVAR, [isString, references, calls]],
  [OP.OR_PREDICATE, [nameOrNothing, args, block]],
  [OP.IF, [listOf(isBit), references, block]],
  [OP.INJECT, [isString, isString, either(args, isMissing)]],
  [OP.MACRO, [isString, block]],
  [OP.COMMENT, [isString]],
  [OP.STRUCT, [isAnything, block]],
  [OP.ATOM, []],
  [OP.CTXVAR, [isString, listOf(isEntry)]],
  [OP.EVAL, [isString]],
  [OP.INCLUDE, [isString, isArguments]],
  [OP.PLATFORM_TAG, [isString, listOf(isAttribute), isString, either(isNothing, block), isString]],
] as [unknown, readonly Check[]][])

const BARE: ReadonlySet<unknown> = new Set([
  OP.END,
  OP.META_LEFT,
  OP.META_RIGHT,
  OP.NEWLINE,
  OP.SPACE,
  OP.TAB,
  OP.EOF,
])

export function isInstruction(value: unknown): value is Instruction {
  if (!Array.isArray(value)) return BARE.has(value)
  const shape = SHAPES.get(value[0])
  return shape?.every((check, index) => check(value[index + 1])) ?? false
}
