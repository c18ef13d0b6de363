/** Products of the store in the sample cart. Pure. */

import type { ProductRow } from '@sitewright/api/commerce/bulk-shapes'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'

/** Units of one line of the sample cart. */
export const QUANTITIES = { min: 1, max: 9999 }

export interface SampleProduct {
  /** Its place in the list of lines, which stays; a product can be in the cart twice. */
  readonly key: number
  readonly title: string
  readonly variants: readonly { readonly id: string; readonly label: string }[]
  readonly variantId: string
  readonly quantity: number
}

type Row = Pick<ProductRow, 'id' | 'title' | 'variants'>

/** One of what was found for a text, with the variant that was meant. */
export interface Suggestion {
  /** "Mug · BLUE-MUG": title, and SKU where that says which one it is. */
  readonly label: string
  readonly product: Omit<SampleProduct, 'key' | 'quantity'>
}

/** Products that a typed text may mean, by title or SKU; each label stands for one. */
export function suggestionsFor(rows: readonly Row[], typed: string): Suggestion[] {
  const part = typed.trim().toLowerCase()
  const found = new Map<string, Suggestion>()
  for (const row of rows) {
    for (const suggestion of suggestionsOf(row, part)) {
      if (!found.has(suggestion.label)) found.set(suggestion.label, suggestion)
    }
  }
  return [...found.values()]
}

/** A product in its first variant, or in each one that only its SKU names. */
function suggestionsOf({ title, variants }: Row, part: string): Suggestion[] {
  const isByTitle = title.toLowerCase().includes(part)
  const named = variants.filter(({ sku }) => sku.toLowerCase().includes(part))
  const meant = isByTitle || named.length === 0 ? variants.slice(0, 1) : named
  const saysSku = meant === named || variants.length === 1
  return meant.map(({ id, sku }) => ({
    label: saysSku && sku !== '' ? `${title} · ${sku}` : title,
    product: { title, variantId: id, variants: variants.map(labelled) },
  }))
}

function labelled({ id, sku, attributes }: Row['variants'][number], index: number) {
  return { id, label: describeVariant(attributes) || sku || `#${index + 1}` }
}
