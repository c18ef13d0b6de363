import { bulletList, paragraph, textDocument } from '@sitewright/blocks/rich-text'
import { type Id, newId } from '@sitewright/core/id'
import type { NewProduct } from '../features/commerce/index.ts'
import { productImage } from './pictures.ts'
import type { DemoProduct, DemoVariant } from './products.ts'

/** A demo product in the store's input format. */
export function productInput(
  product: DemoProduct,
  { collectionId, imageId }: { collectionId: Id; imageId(key: string): Id },
): NewProduct {
  const { code, title, type = 1, paragraphs, details = [], pictures, options, variants } = product
  const imageIds = pictures.map((_picture, index) => imageId(productImage(code, index)))
  return {
    id: newId(),
    collectionId,
    title,
    type,
    state: 'public',
    description: textDocument(
      ...paragraphs.map((words) => paragraph(words)),
      ...(details.length > 0 ? [bulletList(...details)] : []),
    ),
    imageIds,
    options: options.map((name, index) => ({
      name,
      values: [...new Set(variants.flatMap(({ values }) => values[index] ?? []))],
    })),
    variants: variants.map((variant) => variantInput(product, variant, imageIds)),
  }
}

function variantInput(
  { code, options }: DemoProduct,
  { values, priceMinor, salePriceMinor, left, picture }: DemoVariant,
  imageIds: readonly Id[],
): NewProduct['variants'][number] {
  return {
    sku: [code, ...values]
      .join('-')
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '-'),
    attributes: Object.fromEntries(options.map((name, index) => [name, values[index] ?? ''])),
    priceMinor,
    salePriceMinor: salePriceMinor ?? 0,
    onSale: salePriceMinor !== undefined,
    stock: { unlimited: left === undefined, quantity: left ?? 0 },
    imageId: (picture === undefined ? undefined : imageIds[picture]) ?? null,
  }
}
