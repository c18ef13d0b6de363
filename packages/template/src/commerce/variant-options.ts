/** The choices a product's variants differ in (spec §17). */

import { at, child, elements } from '../values/property.ts'
import { asString } from '../values/value.ts'
import { variantsOf } from './product.ts'

export interface VariantOption {
  readonly name: string
  readonly values: readonly string[]
}

/** In the product's order; each value once, as the variants bring them up. */
export function variantOptions(item: unknown): readonly VariantOption[] {
  const variants = variantsOf(item)
  if (variants.length < 2) return []
  const ordering = elements(at(item, 'structuredContent', 'variantOptionOrdering'))
  return ordering.map((name) => {
    const key = asString(name)
    const values = variants.map((variant) => child(at(variant, 'attributes'), key))
    return { name: key, values: [...new Set(values.filter((v) => v !== undefined).map(asString))] }
  })
}
