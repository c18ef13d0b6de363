/** Pickers of a product as its owner chose them, in the form that its markup needs. Pure. */

import type { BlockData } from '@sitewright/blocks/registry'
import type { OptionPicker } from '@sitewright/core/commerce/option-pickers'
import type { ProductOption } from '@sitewright/core/commerce/variant-choice'
import type { JsonObject } from '@sitewright/core/json'
import type { ShownProduct } from '../data/shown-product.ts'

export interface ShownPicker {
  readonly picker: OptionPicker
  /** CSS of each value's swatch; empty where the picker has none. */
  readonly swatches: Readonly<Record<string, string>>
}

type Pictures = BlockData['assets']

/** In the order of the options; nothing where all are as the theme does them. */
export function optionPickers(
  { options, variants }: Pick<ShownProduct, 'options' | 'variants'>,
  pictures: Pictures,
): { optionPickers?: JsonObject[] } {
  if (options.every(({ picker = 'theme' }) => picker === 'theme')) return {}
  return {
    optionPickers: options.map((option) => ({
      picker: option.picker ?? 'theme',
      swatches: option.picker === 'swatches' ? swatchesOf(option, variants, pictures) : {},
    })),
  }
}

function swatchesOf(
  { name, values, colors = {} }: ProductOption,
  variants: ShownProduct['variants'],
  pictures: Pictures,
): Record<string, string> {
  return Object.fromEntries(
    values.flatMap((value) => {
      const color = Object.hasOwn(colors, value) ? colors[value] : undefined
      if (color) return [[value, color]]
      const pictured = variants.find(
        ({ attributes, imageId }) => attributes[name] === value && imageId !== null,
      )
      const picture = pictured?.imageId && pictures.get(pictured.imageId)
      return picture
        ? [[value, `url('${encodeURI(picture.assetUrl).replaceAll("'", '%27')}?format=100w')`]]
        : []
    }),
  )
}
