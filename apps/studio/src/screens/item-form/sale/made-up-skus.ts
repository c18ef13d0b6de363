/** SKUs that the form makes up: where another product has one, the next number is tried, since nobody asked for it. */

import { CallFailure } from '@sitewright/api/client'

/** Tries after which the refusal is shown. */
const MAX_TRIES = 20

interface WithSkus {
  readonly variants: readonly { readonly sku: string }[]
}

/** Sends a product; `madeUp` are the places of variants whose SKU may be another. */
export async function withFreeSkus<Product extends WithSkus, Answer>(
  product: Product,
  madeUp: readonly number[],
  send: (product: Product) => Promise<Answer>,
): Promise<Answer> {
  let tried = product
  for (let left = MAX_TRIES; ; left -= 1) {
    try {
      return await send(tried)
    } catch (error) {
      const place = madeUp.find((at) => left > 0 && isTaken(error, at))
      if (place === undefined) throw error
      tried = withNextSku(tried, place)
    }
  }
}

function isTaken(error: unknown, place: number): boolean {
  return (
    error instanceof CallFailure &&
    error.code === 'skuTaken' &&
    error.envelope.errors?.[`variants.${place}.sku`] !== undefined
  )
}

function withNextSku<Product extends WithSkus>(product: Product, place: number): Product {
  const used = new Set(product.variants.map(({ sku }) => sku))
  const variants = product.variants.map((variant, at) => {
    if (at !== place) return variant
    let sku = nextSku(variant.sku)
    while (used.has(sku)) sku = nextSku(sku)
    return { ...variant, sku }
  })
  return { ...product, variants }
}

/** `BOWL-2` after `BOWL`, `BOWL-3` after that. */
function nextSku(sku: string): string {
  const [, stem = sku, number = '1'] = /^(.*)-(\d{1,4})$/.exec(sku) ?? []
  return `${stem}-${Number(number) + 1}`
}
