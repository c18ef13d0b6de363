/** Words the site owner may replace. */

import type { Scope } from '../render/scope.ts'
import { child } from '../values/property.ts'
import { asString } from '../values/value.ts'

export function localized(scope: Scope, key: string, fallback: string): string {
  const text = child(scope.resolve('localizedStrings'), key)
  return text === undefined ? fallback : asString(text)
}
