/** Tokens of expressions. */

import type { Reference } from '../instructions/instruction.ts'
import type { Read } from '../render/reference.ts'
import type { Call } from './functions.ts'
import type { Operator } from './operators.ts'
import type { Scalar } from './scalar.ts'

export interface Variable {
  readonly kind: 'variable'
  readonly reference: Reference
  readonly read: Read
}

/** A mark in a finished expression: the values between it and the call are the arguments. */
export interface ArgumentsStart {
  readonly kind: 'arguments'
}

export interface CallToken {
  readonly kind: 'call'
  readonly name: string
  readonly call: Call
}

export type Token =
  | { readonly kind: 'value'; readonly value: Scalar }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | Variable
  | CallToken
  | ArgumentsStart

/** Tokens in postfix order: every operator after its operands. */
export type Postfix = readonly Token[]

/** Text of a token in the debug output of `{.eval #…}`. */
export function tokenText(token: Token): string {
  switch (token.kind) {
    case 'value':
      return typeof token.value === 'string' ? JSON.stringify(token.value) : String(token.value)
    case 'variable':
      return token.reference.join('.')
    case 'operator':
      return `<${token.operator.description}>`
    case 'call':
      return `${token.name}()`
    case 'arguments':
      return '<args>'
  }
}

export function isOpen(token: Token): boolean {
  return token.kind === 'operator' && token.operator.symbol === '('
}
