/** Converts a product to its form in templates (specification §3 "Product item"). Pure. */

import type { BlockData, ImageAsset } from '@sitewright/blocks/registry'
import { richTextToHtml } from '@sitewright/blocks/rich-text'
import { currentPrice } from '@sitewright/core/commerce/current-price'
import { rulesOfType } from '@sitewright/core/commerce/product-types'
import type { SubscriptionPlan } from '@sitewright/core/commerce/subscription-plan'
import { RECORD_TYPES, recordTypeLabel } from '@sitewright/core/enumerations'
import { contentTypeOf } from '@sitewright/core/files/file-types'
import type { Form } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { decimalText, type Minor, minor, toCents } from '@sitewright/core/money'
import { pathOfProduct } from '../address/item-path.ts'
import type { CatalogItem } from '../data/catalog-item.ts'
import type { ShownProduct, VariantRecord } from '../data/shown-product.ts'
import type { PagePaths } from '../data/site-content.ts'
import { optionPickers } from '../products/present-pickers.ts'
import { customContentOf } from './custom-content.ts'
import { picturesOf, presentAuthor } from './present-item.ts'

/** Data of the site that a product is presented with. */
export interface ProductSurroundings {
  readonly siteId: Id
  readonly pictures: BlockData['assets']
  readonly paths: PagePaths
}

export function presentProduct(
  product: ShownProduct,
  { siteId, pictures, paths }: ProductSurroundings,
): CatalogItem {
  const images = product.imageIds.flatMap((id) => pictures.get(id) ?? [])
  const [main] = images
  const updatedOn = product.updatedAt.getTime()
  return {
    id: product.id,
    websiteId: siteId,
    collectionId: product.collectionId,
    recordType: RECORD_TYPES.storeItem,
    recordTypeLabel: recordTypeLabel(RECORD_TYPES.storeItem),
    productType: product.type,
    urlId: product.urlId,
    fullUrl: pathOfProduct(paths, product),
    title: product.title,
    excerpt: descriptionHtml(product, { pictures, paths }),
    body: '',
    addedOn: product.createdAt.getTime(),
    publishOn: product.publishOn.getTime(),
    updatedOn,
    starred: product.starred,
    passthrough: false,
    sourceUrl: '',
    clickthroughUrl: '',
    customContent: customContentOf(product, { pictures, paths }),
    promotedBlockType: null,
    seoData: { seoTitle: product.seoTitle, seoDescription: product.seoDescription },
    tags: [...product.tags],
    categories: product.categories.map(({ displayName }) => displayName),
    categoryIds: product.categories.map(({ id }) => id),
    likeCount: 0,
    publicCommentCount: 0,
    commentState: 2,
    ...(product.author && { author: presentAuthor(product.author, { pictures }) }),
    ...(main && { ...imageFields(main), mainImageId: main.id }),
    items: images.map((image) => ({
      id: image.id,
      recordType: RECORD_TYPES.image,
      // Templates use a picture's title as its description; without one it is the product's title.
      title: image.title || product.title,
      filename: image.filename,
      altText: image.altText,
      updatedOn,
      ...imageFields(image),
    })),
    structuredContent: { ...structuredContent(product), ...optionPickers(product, pictures) },
    merchandising: { ...product.merchandising },
    ...(product.details.length > 0 && {
      ownDetails: product.details.map(({ title, text }) => ({ title, text })),
    }),
  }
}

function imageFields(image: ImageAsset): JsonObject {
  return {
    assetUrl: image.assetUrl,
    contentType: contentTypeOf(image.filename) ?? '',
    originalSize: image.originalSize,
    systemDataVariants: image.systemDataVariants,
    mediaFocalPoint: { ...image.mediaFocalPoint },
    ...(image.colorData && { colorData: { ...image.colorData } }),
  }
}

function descriptionHtml(
  { description }: ShownProduct,
  { pictures, paths }: Pick<ProductSurroundings, 'pictures' | 'paths'>,
): string {
  if (!description) return ''
  const assetUrl = (id: Id) => pictures.get(id)?.assetUrl
  return richTextToHtml(description, { pagePaths: paths, assetUrl })
}

/** The variants and prices of a product. Its own price is the lowest, for templates that show only one. */
function structuredContent(product: ShownProduct): JsonObject {
  const { variants, options, currency, type } = product
  const lowest = variants.reduce((best, other) =>
    currentPrice(other) < currentPrice(best) ? other : best,
  )
  return {
    _type: 'SqspHostedProduct',
    productType: rulesOfType(type).forTemplates,
    isSubscribable: product.subscriptionPlan !== null,
    subscriptionPlan: product.subscriptionPlan && presentPlan(product.subscriptionPlan),
    // A product has at most one form, which goes by the product's id.
    additionalFieldsFormId: product.form && product.id,
    additionalFieldsForm: product.form && presentForm(product.id, product.form),
    useCustomAddButtonText: product.addButtonText !== '',
    customAddButtonText: product.addButtonText,
    multipleQuantityAllowed: rulesOfType(type).quantity !== 'one',
    variantOptionOrdering: options.map(({ name }) => name),
    onSale: variants.some(({ onSale }) => onSale),
    priceCents: toCents(minor(lowest.priceMinor), currency),
    salePriceCents: toCents(minor(lowest.salePriceMinor), currency),
    priceMoney: money(lowest.priceMinor, currency),
    salePriceMoney: money(lowest.salePriceMinor, currency),
    variants: variants.map((variant) => presentVariant(variant, product)),
  }
}

function presentPlan({ billingPeriod, numBillingCycles }: SubscriptionPlan): JsonObject {
  return { billingPeriod: { ...billingPeriod }, numBillingCycles }
}

function presentForm(id: Id, { name, fields }: Form): JsonObject {
  return {
    id,
    name,
    fields: fields.map((field) => ({
      ...field,
      rawTitle: field.title,
      options: [...field.options],
    })),
  }
}

function presentVariant(
  variant: VariantRecord,
  { currency, options }: Pick<ShownProduct, 'currency' | 'options'>,
): JsonObject {
  return {
    id: variant.id,
    sku: variant.sku,
    price: toCents(variant.priceMinor, currency),
    salePrice: toCents(variant.salePriceMinor, currency),
    priceMoney: money(variant.priceMinor, currency),
    salePriceMoney: money(variant.salePriceMinor, currency),
    onSale: variant.onSale,
    unlimited: variant.unlimited,
    qtyInStock: variant.unlimited ? 0 : variant.quantity,
    attributes: { ...variant.attributes },
    optionValues: options.map(({ name }) => ({
      optionName: name,
      value: variant.attributes[name] ?? '',
    })),
    // Kilograms and centimetres.
    weight: variant.weightGrams / 1000,
    width: variant.widthMm / 10,
    height: variant.heightMm / 10,
    len: variant.lengthMm / 10,
    imageIds: variant.imageId === null ? [] : [variant.imageId],
    ...(variant.imageId !== null && { mainImageId: variant.imageId }),
  }
}

function money(amount: Minor, currency: string): JsonObject {
  const value = decimalText(amount, currency)
  return { currency, value, currencyCode: currency, decimalValue: value }
}

/** Ids of the pictures that a product needs before it can be presented. */
export function picturesOfProduct({ imageIds, author, content }: ShownProduct): Id[] {
  return [...imageIds, ...picturesOf({ imageId: null, author, content })]
}
