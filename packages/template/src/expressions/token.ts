/** The pieces an expression is made of. */

import type { Reference } from '../instructions/instruction.ts'
import type { Operator } from './operators.ts'

export type Scalar = number | string | boolean | null

export type Token =
  | { readonly kind: 'value'; readonly value: Scalar }
  | { readonly kind: 'variable'; readonly reference: Reference }
  | { readonly kind: 'operator'; readonly operator: Operator }
  /** In a finished expression: take everything down to the marker as arguments. */
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'arguments' }

/** A mistake in an expression; caught where expressions are compiled and run. */
export interface ExpressionProblem {
  readonly problem: string
}

export function isProblem(value: object): value is ExpressionProblem {
  return 'problem' in value
}

/** As `{.eval #…}` shows it. */
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
