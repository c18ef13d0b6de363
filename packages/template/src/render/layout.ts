/** Looks up names in the layout of a formatter that can see outer frames, as a template at its place would. */

import { escapeAttribute, escapeScript } from '../values/escape.ts'
import { toJson } from '../values/json.ts'
import { ownProperty } from '../values/property.ts'
import { textOf } from '../values/text.ts'
import type { Scope } from './scope.ts'

/** A name on the value, or else on the frames around it. */
export function lookUp(value: unknown, key: string, scope: Scope): unknown {
  const own = ownProperty(value, key)
  return own === undefined ? scope.resolve(key) : own
}

/** The name as a variable prints it. */
export function printed(value: unknown, key: string, scope: Scope): string {
  return textOf(lookUp(value, key, scope))
}

/** JSON escaped for use within quotes; empty for a missing value. */
export function printedJson(value: unknown, scope: Scope): string {
  if (value === undefined) return ''
  return escapeAttribute(escapeScript(toJson(value, scope.valueBudget)))
}
