/** Words that the site owner may replace. */

import type { Scope } from '../render/scope.ts'
import { child } from '../values/property.ts'
import { asString } from '../values/value.ts'

/** The page's value, which is nearly always text. */
export function localizedValue(scope: Scope, key: string): unknown {
  return child(scope.resolve('localizedStrings'), key)
}

/** The owner's text, even if empty, or else `fallback`. */
export function localized(scope: Scope, key: string, fallback: string): string {
  const text = localizedValue(scope, key)
  return text === undefined ? fallback : asString(text)
}

/** The owner's text unless it is empty, or else `fallback`. */
export function localizedWords(scope: Scope, key: string, fallback: string): string {
  return asString(localizedValue(scope, key)) || fallback
}
