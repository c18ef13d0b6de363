import type { Scope } from '../render/scope.ts'
import { child } from '../values/property.ts'
import { isTruthy } from '../values/value.ts'

/** Whether the site has a feature switched on, such as likes. */
export function hasSetting(scope: Scope, key: string): boolean {
  return isTruthy(child(scope.resolve('websiteSettings'), key))
}
