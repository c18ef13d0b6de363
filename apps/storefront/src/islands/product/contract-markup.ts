/** Reads what a shopper chose from the markup that the product formatters print. */

import type { Attributes, ProductOption } from '@sitewright/core/commerce/variant-choice'
import type { Form } from '@sitewright/core/forms/form'

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
  /** The price line of each variant, as HTML in the order of the variants; empty when all cost the same. */
  readonly prices: readonly string[]
  readonly words: { readonly soldOut: string; readonly unavailable: string }
}

export function readProduct(root: Element): MarkupProduct {
  const holder = root.querySelector<HTMLElement>('.product-variants')
  const button = root.querySelector<HTMLElement>('.sqs-add-to-cart-button')
  return {
    itemId: button?.dataset.itemId ?? holder?.dataset.itemId ?? '',
    variants: parseList<MarkupVariant>(holder?.dataset.variants),
    prices: parseList<string>(holder?.dataset.variantPrices),
    words: {
      soldOut: holder?.dataset.soldOutText ?? 'sold out',
      unavailable: holder?.dataset.unavailableText ?? 'unavailable',
    },
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

/** The product's own form from the markup of its button; undefined for a product without one. */
export function readForm({ dataset }: HTMLElement): Form | undefined {
  if (!dataset.form) return undefined
  try {
    const form: unknown = JSON.parse(dataset.form)
    const isForm = typeof form === 'object' && form !== null && 'fields' in form
    return isForm && Array.isArray(form.fields) ? (form as Form) : undefined
  } catch {
    // A theme that mangled the attribute still shows the product: the server asks for the answers.
    return undefined
  }
}

export function readQuantityText(root: Element): string {
  return root.querySelector<HTMLInputElement>('.product-quantity-input input')?.value ?? '1'
}

function parseList<Entry>(text: string | undefined): Entry[] {
  if (!text) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? (parsed as Entry[]) : []
  } catch {
    // A theme that mangled the attribute still sells: the server knows the variants.
    return []
  }
}

/** The value that all of them share; undefined when they differ or there are none. */
export function common<Entry, Value>(
  entries: readonly Entry[],
  read: (entry: Entry) => Value,
): Value | undefined {
  const values = new Set(entries.map(read))
  return values.size === 1 ? [...values][0] : undefined
}
