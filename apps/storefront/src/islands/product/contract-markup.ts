/** Reads what a shopper chose from the markup that the product formatters print. */

import type { Attributes, ProductOption } from '@sitewright/core/commerce/variant-choice'

/** One entry of `data-variants`; stock may be stale and is never the last word. */
export interface MarkupVariant {
  readonly id?: string
  readonly sku: string
  readonly attributes: Attributes
  readonly unlimited: boolean
  readonly qtyInStock: number
  readonly mainImageId?: string
}

export interface MarkupProduct {
  readonly itemId: string
  readonly options: readonly ProductOption[]
  readonly variants: readonly MarkupVariant[]
}

export function readProduct(root: Element): MarkupProduct {
  const holder = root.querySelector<HTMLElement>('.product-variants')
  const button = root.querySelector<HTMLElement>('.sqs-add-to-cart-button')
  return {
    itemId: button?.dataset.itemId ?? holder?.dataset.itemId ?? '',
    variants: parseVariants(holder?.dataset.variants),
    options: [...root.querySelectorAll<HTMLSelectElement>('select[data-variant-option-name]')].map(
      (select) => ({
        name: select.dataset.variantOptionName ?? '',
        values: [...select.options].map(({ value }) => value).filter(Boolean),
      }),
    ),
  }
}

/** The choice in each select; radios and selects are kept alike by `mirrorPickers`. */
export function readChoice(root: Element): Attributes {
  const selects = root.querySelectorAll<HTMLSelectElement>('select[data-variant-option-name]')
  return Object.fromEntries(
    [...selects]
      .filter(({ value }) => value !== '')
      .map((select) => [select.dataset.variantOptionName ?? '', select.value]),
  )
}

export function readQuantityText(root: Element): string {
  return root.querySelector<HTMLInputElement>('.product-quantity-input input')?.value ?? '1'
}

function parseVariants(text: string | undefined): MarkupVariant[] {
  if (!text) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? (parsed as MarkupVariant[]) : []
  } catch {
    // A theme that mangled the attribute still sells: the server knows the variants.
    return []
  }
}
