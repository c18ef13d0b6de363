/** Pickers as the owner chose them: both forms are in the formatter's markup, and an attribute says which one is shown. */

import { escapeHtml } from '@sitewright/core/html'
import { variantOptions } from '@sitewright/template'
import type { CatalogItem } from '../data/catalog-item.ts'
import type { ShownPicker } from './present-pickers.ts'
import { structuredContentOf } from './product-offer.ts'

const OPTION = '<div class="variant-option">'
const LABEL = /<label class="sqs-button-element--secondary/g

export function withPickers(html: string, item: CatalogItem): string {
  const pickers = structuredContentOf(item).optionPickers as ShownPicker[] | undefined
  if (!pickers) return html
  const [before = '', ...parts] = html.split(OPTION)
  const options = variantOptions(item)
  const shown = parts.map((part, at) => {
    const { picker, swatches } = pickers[at] ?? { picker: 'theme', swatches: {} }
    const opening =
      picker === 'theme' ? OPTION : `<div class="variant-option" data-picker="${picker}">`
    return opening + withSwatches(part, options[at]?.values ?? [], swatches)
  })
  return before + shown.join('')
}

/** Labels come in the order of the values. A value without a swatch stays a button. */
function withSwatches(
  part: string,
  values: readonly string[],
  swatches: ShownPicker['swatches'],
): string {
  let at = -1
  return part.replace(LABEL, (label) => {
    at += 1
    const value = values[at] ?? ''
    const swatch = Object.hasOwn(swatches, value) ? swatches[value] : undefined
    if (!swatch) return label
    return `<label title="${escapeHtml(value)}" style="--swatch: ${escapeHtml(swatch)}" class="sw-swatch sqs-button-element--secondary`
  })
}
