/** Fills message patterns with values (language §19.3). */

import {
  compareDecimals,
  type Decimal,
  decimalText,
  numberText,
  parseDecimal,
  subtract,
} from '../numbers/decimal.ts'
import type { Scope } from '../render/scope.ts'
import { child } from '../values/property.ts'
import { asNumber, asString, isObject } from '../values/value.ts'
import {
  formatInterval,
  formatMoney,
  formatNumber,
  formatTime,
  moneyOf,
  pluralForm,
} from './locale-formats.ts'
import { argument, type MessageValues } from './message-arguments.ts'
import { type Message, type MessagePart, parseMessage } from './parse-message.ts'

/** The most characters of a pattern; a longer text is printed as it is. */
const MAX_LENGTH = 100_000
/** Size of the cache of parsed patterns (specification §9). The oldest one is evicted. */
const MAX_CACHED = 100
const MAX_CACHED_LENGTH = 2_000
/** Characters parsed for the cost of one operation. */
const CHARACTERS_PER_OPERATION = 16

const cached = new Map<string, Message>()

export function formatMessage(pattern: string, values: MessageValues, scope: Scope): string {
  if (pattern.length > MAX_LENGTH) return pattern
  return evaluate(messageOf(pattern, scope), { values, scope, number: '' })
}

function messageOf(pattern: string, scope: Scope): Message {
  const known = cached.get(pattern)
  if (known) return known
  scope.spend(Math.ceil(pattern.length / CHARACTERS_PER_OPERATION))
  const message = parseMessage(pattern)
  if (pattern.length <= MAX_CACHED_LENGTH) {
    if (cached.size >= MAX_CACHED) cached.delete(cached.keys().next().value ?? '')
    cached.set(pattern, message)
  }
  return message
}

interface Evaluation {
  readonly values: MessageValues
  readonly scope: Scope
  /** The text of `#`. */
  readonly number: string
}

function evaluate(message: Message, evaluation: Evaluation): string {
  const [only] = message
  if (message.length === 1 && only) return evaluatePart(only, evaluation)
  let text = ''
  for (const part of message) text += evaluatePart(part, evaluation)
  return text
}

function evaluatePart(part: MessagePart, evaluation: Evaluation): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'number':
      return evaluation.number
    case 'value':
      return asString(plainArgument(argument(part.name, evaluation.values)))
    case 'format':
      return formatPart(part, evaluation)
    case 'choice':
      return choose(part, evaluation)
  }
}

/** The value of an argument: money counts as its amount; other objects print nothing. */
function plainArgument(value: unknown): unknown {
  if (!isObject(value)) return value
  const amount = child(value, 'decimalValue')
  return amount === undefined ? child(value, 'value') : amount
}

/** Prints a part. A missing argument prints nothing; one without a value counts as 0. */
function formatPart(
  { names, format, options }: Extract<MessagePart, { kind: 'format' }>,
  { values, scope }: Evaluation,
): string {
  const found = names.map((name) => argument(name, values))
  const [first] = found
  if (first === undefined) return ''
  switch (format) {
    case 'currency':
    case 'money': {
      const money = moneyOf(first)
      return money ? formatMoney(countedText(money.amount), money.currency, options, scope) : ''
    }
    case 'decimal':
    case 'number':
      return formatNumber(countOf(first), options, scope)
    case 'datetime':
      return Number.isFinite(asNumber(first)) ? formatTime(first, options, scope) : ''
    default:
      return formatInterval(found.filter(isGiven).map(timeOf), options, scope)
  }
}

const isGiven = (value: unknown) => value !== undefined

function timeOf(value: unknown): number {
  const time = asNumber(value)
  return Number.isFinite(time) ? time : 0
}

/** The first matching branch, or else `other`. */
function choose(part: Extract<MessagePart, { kind: 'choice' }>, evaluation: Evaluation): string {
  const { by, branches, offset } = part
  const value = argument(part.name, evaluation.values)
  const text = by === 'select' ? asString(plainArgument(value)) : countOf(value)
  const shifted = offset ? minus(text, offset) : text
  const form = by === 'select' ? text : pluralForm(shifted, by, evaluation.scope)
  const branch =
    branches.find(({ key, number }) =>
      number && by !== 'select' ? isEqual(text, number) : key === form,
    ) ?? branches.findLast(({ key }) => key === 'other')
  if (!branch) return ''
  return evaluate(branch.message, { ...evaluation, number: branch.number ? text : shifted })
}

function minus(text: string, offset: Decimal): string {
  const number = parseDecimal(text)
  return number ? decimalText(subtract(number, offset)) : text
}

function isEqual(text: string, number: Decimal): boolean {
  const other = parseDecimal(text)
  return other !== undefined && compareDecimals(other, number) === 0
}

/**
 * The number for choosing a plural form: of money its amount, if it is written as a number. A missing
 * argument is not a number.
 */
function countOf(value: unknown): string {
  if (value === undefined) return 'NaN'
  return isObject(value) ? (numberText(plainArgument(value)) ?? '0') : countedText(value)
}

/** A number as it was written; 0 for any other text. */
function countedText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return numberText(value) ?? '0'
}
