/** Validates the shape of instructions, one level deep: blocks check their own content. */

import type { Instruction } from './instruction.ts'
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

/** Checks the first items of a list. */
const startingWith =
  (...checks: Check[]): Check =>
  (value) =>
    Array.isArray(value) && checks.every((check, index) => check(value[index]))

const isNothing: Check = (value) => value === 0
const isMissing: Check = (value) => value === undefined
const block: Check = Array.isArray
const isReference = listOf((part) => typeof part === 'string' || typeof part === 'number')
const isArguments = startingWith(listOf(isString), either(isString, isMissing))
const isCall = either(
  startingWith(isString, isArguments),
  (value) => startingWith(isString)(value) && (value as readonly unknown[]).length === 1,
)
const isEntry = startingWith(isString, isReference)
const isAttribute = startingWith(isString, isString, block)

const references = listOf(isReference)
const calls = either(isNothing, isMissing, listOf(isCall))
const args = either(isNothing, isArguments)
const nameOrNothing = either(isNothing, isString)

/** Checks of the items after each opcode. Missing alternates and the content of blocks are not checked. */
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
