/** Words the site owner may replace. */

import type { Scope } from '../render/scope.ts'
import { child } from '../values/property.ts'
import { asString } from '../values/value.ts'

/** As the page has them: hardly ever anything but text. */
export function localizedValue(scope: Scope, key: string): unknown {
  return child(scope.resolve('localizedStrings'), key)
}

/** Whatever is there counts, even an empty text. */
export function localized(scope: Scope, key: string, fallback: string): string {
  const text = localizedValue(scope, key)
  return text === undefined ? fallback : asString(text)
}

/** An empty text does not count. */
export function localizedWords(scope: Scope, key: string, fallback: string): string {
  return asString(localizedValue(scope, key)) || fallback
}
