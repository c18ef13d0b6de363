/** Quick view in blocks: a link to a product that opens it above the page (ADR 99). */

import type { JsonObject } from '@sitewright/core/json'
import type { BlockContext } from '../block-definition.ts'
import { type ToggleField, toggle } from '../fields/index.ts'

/** The switch of a block that shows products. */
export function quickViewField(restriction = ''): ToggleField {
  const hint = 'A link that opens the product above the page, to look at and buy it there.'
  return toggle({
    label: 'Quick view',
    hint: [hint, restriction].join(' ').trim(),
    initial: false,
  })
}

/** Migration: blocks that were there before the switch show no quick view. */
export const withoutQuickView = (props: JsonObject): JsonObject => ({ quickView: false, ...props })

/** Words of the link, which are those of the formatter `product-quick-view`. */
export function quickViewLabel({ words }: Pick<BlockContext, 'words'>): string {
  const { productQuickViewText: own } = words as JsonObject
  return typeof own === 'string' && own !== '' ? own : 'Quick View'
}
