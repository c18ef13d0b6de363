/** The chosen variant in the address of a product's page, so that a link leads to it. */

import type { MarkupProduct, MarkupVariant } from './contract-markup.ts'

const KEY = 'variant'

export function variantInAddress({ variants }: MarkupProduct): MarkupVariant | undefined {
  const id = new URLSearchParams(location.search).get(KEY)
  return id === null ? undefined : variants.find((variant) => variant.id === id)
}

/** Takes the place of the address before: a choice is no step of the history. */
export function writeAddress(variant: MarkupVariant | undefined): void {
  const address = new URL(location.href)
  if ((address.searchParams.get(KEY) ?? undefined) === variant?.id) return
  if (variant?.id) address.searchParams.set(KEY, variant.id)
  else address.searchParams.delete(KEY)
  history.replaceState(history.state, '', address)
}
