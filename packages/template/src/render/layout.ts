/** What names mean in the layout of a formatter that can see out: as they do in a template there. */

import { escapeAttribute, escapeScript } from '../values/escape.ts'
import { toJson } from '../values/json.ts'
import { ownProperty } from '../values/property.ts'
import { textOf } from '../values/text.ts'
import type { Scope } from './scope.ts'

/** Of the value, or else of what is around it. */
export function lookUp(value: unknown, key: string, scope: Scope): unknown {
  const own = ownProperty(value, key)
  return own === undefined ? scope.resolve(key) : own
}

/** As a variable of that name prints it. */
export function printed(value: unknown, key: string, scope: Scope): string {
  return textOf(lookUp(value, key, scope))
}

/** As JSON within quotes; nothing for what is missing. */
export function printedJson(value: unknown, scope: Scope): string {
  if (value === undefined) return ''
  return escapeAttribute(escapeScript(toJson(value, scope.valueBudget)))
}
