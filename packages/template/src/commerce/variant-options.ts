/** The options in which a product's variants differ (language §17). */

import { child, numbered } from '../values/property.ts'
import { asString } from '../values/value.ts'
import { contentOf } from './product.ts'

export interface VariantOption {
  readonly name: string
  readonly values: readonly string[]
}

const NONE: readonly VariantOption[] = []

/** Options in the product's order, with distinct values in the order of the variants. */
export function variantOptions(item: unknown): readonly VariantOption[] {
  const content = contentOf(item)
  const variants = numbered(child(content, 'variants'))
  if (variants.length < 2) return NONE
  const seen = new Set<string>()
  return numbered(child(content, 'variantOptionOrdering')).map((key) => {
    const name = asString(key)
    // A repeated name gets no values.
    const values = seen.has(name) ? [] : valuesOf(name, variants)
    seen.add(name)
    return { name, values }
  })
}

function valuesOf(name: string, variants: readonly unknown[]): readonly string[] {
  const values = new Set<string>()
  for (const variant of variants) {
    const value = child(child(variant, 'attributes'), name)
    if (value !== undefined) values.add(asString(value))
  }
  return [...values]
}
