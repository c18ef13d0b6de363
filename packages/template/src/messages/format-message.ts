/** Fills message patterns with values (spec §19.3). */

import type { Scope } from '../render/scope.ts'
import { child } from '../values/property.ts'
import { asString, isObject } from '../values/value.ts'
import {
  formatCurrency,
  formatInterval,
  formatNumber,
  formatTime,
  pluralForm,
} from './locale-formats.ts'
import { type Message, type MessagePart, parseMessage } from './parse-message.ts'

export interface MessageValues {
  readonly positional: readonly unknown[]
  readonly named: ReadonlyMap<string, unknown>
}

const MAX_CACHED = 100
const cached = new Map<string, Message>()

export function formatMessage(pattern: string, values: MessageValues, scope: Scope): string {
  let message = cached.get(pattern)
  if (!message) {
    message = parseMessage(pattern)
    if (cached.size >= MAX_CACHED) cached.clear()
    cached.set(pattern, message)
  }
  return evaluate(message, { values, scope, number: '' })
}

interface Evaluation {
  readonly values: MessageValues
  readonly scope: Scope
  /** What `#` prints. */
  readonly number: string
}

function evaluate(message: Message, evaluation: Evaluation): string {
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
      return textOfArgument(argument(part.names[0], evaluation.values))
    case 'format':
      return formatPart(part, evaluation)
    case 'choice':
      return choose(part, evaluation)
  }
}

function argument(name: string | undefined, { named, positional }: MessageValues): unknown {
  if (name === undefined) return undefined
  if (named.has(name)) return named.get(name)
  return /^\d+$/.test(name) ? positional[Number(name)] : undefined
}

/** Money counts as its amount; other objects print nothing. */
function plainArgument(value: unknown): unknown {
  return isObject(value) ? (child(value, 'decimalValue') ?? child(value, 'value')) : value
}

function textOfArgument(value: unknown): string {
  return asString(plainArgument(value))
}

function formatPart(
  { names, format, options }: Extract<MessagePart, { kind: 'format' }>,
  { values, scope }: Evaluation,
): string {
  const found = names.map((name) => argument(name, values))
  switch (format) {
    case 'currency':
    case 'money':
      return formatCurrency(found[0], options, scope)
    case 'decimal':
    case 'number':
      return formatNumber(countedText(plainArgument(found[0])), options, scope)
    case 'datetime':
      return formatTime(found[0], options, scope)
    case 'datetime-interval':
      return formatInterval(found, options, scope)
    default:
      return ''
  }
}

/** The first branch that fits wins, so `other` decides only if it comes last. */
function choose(
  { names, by, offset, branches }: Extract<MessagePart, { kind: 'choice' }>,
  evaluation: Evaluation,
): string {
  const value = plainArgument(argument(names[0], evaluation.values))
  const text = by === 'select' ? asString(value) : countedText(value)
  const shifted = by === 'select' || offset === 0 ? text : String(Number(text) - offset)
  const form = by === 'select' ? text : pluralForm(shifted, by, evaluation.scope)
  const chosen = branches.find(
    ({ key }) => key === form || key === 'other' || (by !== 'select' && key === `=${text}`),
  )
  if (!chosen) return ''
  const number = chosen.key.startsWith('=') ? text : shifted
  return evaluate(chosen.message, { ...evaluation, number })
}

/** A number as it was written; 0 for what is none. */
function countedText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  const text = asString(value).trim()
  return text !== '' && Number.isFinite(Number(text)) ? text : '0'
}
