import type { JsonObject } from '@sitewright/core/json'
import * as z from 'zod'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { group, is, product, toggle } from '../fields/index.ts'
import { quickViewField, quickViewLabel, withoutQuickView } from '../lists/quick-view.ts'
import { type PictureSource, pictureOf } from '../picture.ts'
import css from './block.css'
import markup from './block.html'

/** A product that can be bought on the page. */
export const productBlock = defineBlock({
  name: 'product',
  label: 'Product',
  summary: 'A product that can be bought right here.',
  icon: 'ShoppingBag',
  paletteSection: 'store',
  keywords: ['shop', 'buy', 'sell', 'price'],
  fields: {
    productId: product({ label: 'Product' }),
    show: group({
      picture: toggle({ label: 'Picture', initial: true }),
      title: toggle({ label: 'Title', initial: true }),
      price: toggle({ label: 'Price', initial: true }),
      description: toggle({ label: 'Description', initial: false }),
      addToCart: toggle({ label: 'Add to cart', initial: true }),
      // These belong to the button and have no effect without it.
      variants: toggle({
        label: 'Choice of variants',
        initial: true,
        enabledWhen: { addToCart: is(true) },
      }),
      quantity: toggle({ label: 'Quantity', initial: true, enabledWhen: { addToCart: is(true) } }),
    }),
    quickView: quickViewField(),
  },
  migrations: [withoutQuickView],
  example: {},
  size: { desktop: { w: 8, h: 18 }, phone: { h: 18 } },
  markup,
  css,
  context({ productId, show, quickView }, context) {
    const item = context.data.products.get(productId)
    if (!item) return { missing: context.mode === 'edit' && missingText(productId) }
    // A product with variants can only go into the cart once one is chosen.
    const isChosenElsewhere = !show.variants && hasVariants(item)
    return {
      item,
      show,
      picture: show.picture ? firstPicture(item, context) : undefined,
      variantPictures: show.picture ? variantPictures(item, context) : [],
      isChosenElsewhere: show.addToCart && isChosenElsewhere,
      isSoldHere: show.addToCart && !isChosenElsewhere,
      isSingle: !show.quantity,
      quickView: quickView && quickViewLabel(context),
    }
  },
  themeContext({ productId, show }, { data }) {
    const item = data.products.get(productId)
    if (!item) return undefined
    return {
      productId,
      item,
      product: item,
      showImage: show.picture,
      showTitle: show.title,
      showPrice: show.price,
      showDescription: show.description,
      showAddToCart: show.addToCart,
      showVariants: show.variants,
      showQuantity: show.quantity,
    }
  },
})

function missingText(productId: string): string {
  return productId ? 'This product is no longer for sale. Choose another.' : 'Choose a product'
}

function hasVariants(item: JsonObject): boolean {
  return variantsOf(item).length > 1
}

function variantsOf({ structuredContent }: JsonObject): readonly { mainImageId: string }[] {
  const content = sold.safeParse(structuredContent)
  return content.success ? content.data.variants : []
}

const sold = z.object({ variants: z.array(z.object({ mainImageId: z.string().catch('') })) })

function firstPicture(item: JsonObject, context: BlockContext): JsonObject | undefined {
  const [first] = Array.isArray(item.items) ? item.items : []
  return productPicture(item, first, context)
}

/** Pictures of the variants that have one, which replace the first picture once the variant is chosen. */
function variantPictures(item: JsonObject, context: BlockContext): JsonObject[] {
  const all = Array.isArray(item.items) ? item.items : []
  const ids = new Set(variantsOf(item).map(({ mainImageId }) => mainImageId))
  return all.flatMap((source) => {
    const id = identified.safeParse(source).data?.id
    const picture =
      id !== undefined && ids.has(id) && productPicture(item, source, { ...context, isEager: true })
    return picture ? [{ id, picture }] : []
  })
}

const identified = z.object({ id: z.string() })

function productPicture(
  item: JsonObject,
  given: unknown,
  { share, isEager }: BlockContext,
): JsonObject | undefined {
  const source = pictureSource.safeParse(given)
  if (!source.success) return undefined
  const { altText, ...asset } = source.data
  return pictureOf(asset satisfies PictureSource, {
    altText: altText || String(item.title ?? ''),
    share,
    isEager,
  })
}

const pictureSource = z.object({
  assetUrl: z.string(),
  originalSize: z.string().catch(''),
  systemDataVariants: z.string().catch(''),
  mediaFocalPoint: z.object({ x: z.number(), y: z.number() }).catch({ x: 0.5, y: 0.5 }),
  altText: z.string().catch(''),
})
