/** The search behind `find-first` and `find-last` (language §13). */

import { knownReference } from '../parser/cursor.ts'
import type { Scope } from '../render/scope.ts'
import { at, elements } from '../values/property.ts'
import { asString, isTruthy } from '../values/value.ts'

export function findBy(value: unknown, args: readonly string[], scope: Scope): unknown {
  const [first, second = ''] = args
  const list = elements(value)
  if (first === undefined) return list[0]
  // With more than two arguments only the first counts.
  if (args.length !== 2) {
    const path = knownReference(first)
    return list.find((element) => isTruthy(at(element, ...path)))
  }
  const lookup = scope.resolve(first)
  const path = knownReference(second)
  return list.find((element) => isTruthy(at(lookup, asString(element), ...path)))
}
