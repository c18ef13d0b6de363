/** The text of a sold-out product. */

import type { Scope } from '../render/scope.ts'
import { child, objectOf } from '../values/property.ts'
import { asString } from '../values/value.ts'
import { localizedWords } from './localized.ts'

/** The owner's own text for the product, else the site's word, else `fallback`. */
export function soldOutText(item: unknown, scope: Scope, fallback: string): string {
  const id = asString(objectOf(item).id)
  const context = id && child(scope.resolve('productMerchandisingContext'), id)
  return (
    asString(objectOf(context).customSoldOutText) ||
    localizedWords(scope, 'productSoldOutText', fallback)
  )
}
