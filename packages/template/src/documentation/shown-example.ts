/** Examples in the form in which a reader could type them. */

import type { FormatterExample } from '../formatters/formatter.ts'
import type { PredicateExample } from '../predicates/predicate.ts'

export interface ShownExample {
  readonly template: string
  readonly data: unknown
}

/** A formatter's example: `{value|truncate 9}`, or `{value, other|…}` if it needs two values. */
export function shownFormatter(name: string, example: FormatterExample): ShownExample {
  const { input, other, args, context, shownBy } = example
  const values = {
    ...(input !== undefined && { value: input }),
    ...(other !== undefined && { other }),
  }
  const variables = other === undefined ? 'value' : 'value, other'
  const next = shownBy === undefined ? '' : `|${shownBy}`
  return {
    template: `{${variables}|${called(name, args)}${next}}`,
    data: { ...context, ...values },
  }
}

/** A predicate's example: `{.equal? a 1}`. */
export function shownPredicate(name: string, { node, args }: PredicateExample): ShownExample {
  return { template: `{.${called(name, args)}}`, data: node }
}

const DELIMITERS = [' ', ':', '/', ';', '~'] as const

/** A call. Arguments are split at the first character after the name, so it is one that none of them contains. */
function called(name: string, args: readonly string[] = []): string {
  const delimiter = DELIMITERS.find((one) => !args.some((arg) => arg.includes(one))) ?? ' '
  return [name, ...args].join(delimiter)
}
