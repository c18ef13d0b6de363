/** The element that share buttons are loaded into (language §15). */

import type { Scope } from '../render/scope.ts'
import { escapeAttribute } from '../values/escape.ts'
import { at, child, objectOf } from '../values/property.ts'
import { asString, sizeOf } from '../values/value.ts'

export function socialButtons(
  value: unknown,
  scope: Scope,
  { tag, style }: { readonly tag: string; readonly style: string },
): string {
  if (sizeOf(at(scope.resolve('website'), 'shareButtonOptions')) === 0) return ''
  const image = child(value, 'mainImage')
  const id = asString(first(child(value, 'systemDataId'), child(value, 'mainImageId')))
  const url = asString(first(child(value, 'assetUrl'), child(image, 'assetUrl')))
  const type = asString(objectOf(value).recordType)
  const fullUrl = asString(objectOf(value).fullUrl)
  const title = escapeAttribute(asString(objectOf(value).title))
  return `<${tag} class="squarespace-social-buttons ${style}" data-system-data-id="${id}" data-asset-url="${url}" data-record-type="${type}" data-full-url="${fullUrl}" data-title="${title}"></${tag}>`
}

/** The first value unless it is missing; null does not count as missing. */
function first(value: unknown, other: unknown): unknown {
  return value === undefined ? other : value
}
