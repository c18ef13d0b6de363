/** A product while it is being edited: what the form holds, and its way from and to the server. */

import type { ProductInput, ProductShape } from '@sitewright/api/commerce/shapes'
import type { ItemStatus } from '@sitewright/core/content/item-status'
import {
  arrangeVariants,
  freeSku,
  type OptionDraft,
  renameAttributes,
  type VariantDraft,
} from './variant-grid.ts'

export interface ProductDraft {
  readonly title: string
  readonly urlId: string
  readonly type: ProductInput['type']
  readonly description: unknown
  readonly state: ItemStatus
  /** Milliseconds; null for the moment it is saved. */
  readonly publishOn: number | null
  readonly starred: boolean
  readonly tags: readonly string[]
  readonly categoryIds: readonly string[]
  readonly imageIds: readonly string[]
  readonly options: readonly OptionDraft[]
  readonly variants: readonly VariantDraft[]
  readonly authorId: string | null
  readonly seoTitle: string
  readonly seoDescription: string
  readonly content: ProductInput['content']
}

let made = 0
/** Names a row of the form as long as it is on the screen. */
export function newKey(): string {
  made += 1
  return `row-${made}`
}

export function emptyDraft(): ProductDraft {
  return {
    title: '',
    urlId: '',
    type: 1,
    description: undefined,
    state: 'draft',
    publishOn: null,
    starred: false,
    tags: [],
    categoryIds: [],
    imageIds: [],
    options: [],
    authorId: null,
    seoTitle: '',
    seoDescription: '',
    content: { customType: '', custom: {} },
    variants: [
      {
        key: newKey(),
        sku: '',
        attributes: {},
        priceMinor: null,
        salePriceMinor: null,
        onSale: false,
        stock: { unlimited: true, quantity: 0 },
        imageId: null,
      },
    ],
  }
}

export function draftOf(product: ProductShape): ProductDraft {
  return {
    title: product.title,
    urlId: product.urlId,
    type: product.type as ProductInput['type'],
    description: product.description,
    state: product.state,
    publishOn: product.publishOn,
    starred: product.starred,
    tags: product.tags,
    categoryIds: product.categoryIds,
    imageIds: product.imageIds,
    authorId: product.authorId,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    content: product.content,
    options: product.options.map(({ name, values }) => ({
      key: newKey(),
      name,
      values: values.map((value) => ({ key: newKey(), name: value })),
    })),
    variants: product.variants.map(({ salePriceMinor, ...variant }) => ({
      ...variant,
      key: variant.id,
      salePriceMinor: salePriceMinor === 0 ? null : salePriceMinor,
    })),
  }
}

/** What is sent. An empty SKU gets one from the title, as nobody should have to think one up. */
export function inputOf(draft: ProductDraft): ProductInput {
  const skus = new Set(draft.variants.map(({ sku }) => sku.trim()).filter(Boolean))
  const { urlId, publishOn, ...rest } = draft
  return {
    ...rest,
    ...(urlId.trim() !== '' && { urlId }),
    ...(publishOn !== null && { publishOn }),
    tags: [...draft.tags],
    categoryIds: [...draft.categoryIds],
    imageIds: [...draft.imageIds],
    options: draft.options.map(({ name, values }) => ({
      name,
      values: values.map((value) => value.name).filter((value) => value.trim() !== ''),
    })),
    variants: draft.variants.map(({ key: _, sku, ...variant }) => {
      const ownSku =
        sku.trim() || freeSku([draft.title, ...Object.values(variant.attributes)], skus)
      skus.add(ownSku)
      return {
        ...variant,
        sku: ownSku,
        priceMinor: variant.priceMinor ?? 0,
        salePriceMinor: variant.salePriceMinor ?? 0,
      }
    }),
  }
}

/** Stock by variant id as the form showed it, so that units sold meanwhile are not given back. */
export function stockSeen(product: ProductShape): Record<string, number> {
  return Object.fromEntries(product.variants.map(({ id, stock }) => [id, stock.quantity]))
}

/** Field id to its problem, for what the server could not tell from a plain 0. */
export function ownProblems(draft: ProductDraft): Record<string, string> {
  const found: Record<string, string> = {}
  if (draft.state === 'scheduled' && draft.publishOn === null) {
    found.publishOn = 'products.dateMissing'
  }
  for (const [index, variant] of draft.variants.entries()) {
    if (variant.priceMinor === null) found[`variants.${index}.priceMinor`] = 'products.priceMissing'
    if (variant.onSale && variant.salePriceMinor === null) {
      found[`variants.${index}.salePriceMinor`] = 'products.salePriceMissing'
    }
  }
  return found
}

/** Other options, and the variants that follow from them. */
export function withOptions(draft: ProductDraft, options: readonly OptionDraft[]): ProductDraft {
  return { ...draft, options, variants: arrangeVariants(options, draft.variants, newKey) }
}

export function withOptionName(draft: ProductDraft, key: string, name: string): ProductDraft {
  const before = draft.options.find((option) => option.key === key)
  if (!before) return draft
  const isTaken = draft.options.some(
    (other) => other.key !== key && other.name.trim() === name.trim(),
  )
  const variants =
    before.name.trim() === '' || name.trim() === '' || isTaken
      ? draft.variants
      : renameAttributes(draft.variants, { option: before.name.trim(), newOption: name.trim() })
  const options = draft.options.map((option) => (option.key === key ? { ...option, name } : option))
  return withOptions({ ...draft, variants }, options)
}

export function withValueName(
  draft: ProductDraft,
  optionKey: string,
  valueKey: string,
  name: string,
): ProductDraft {
  const option = draft.options.find(({ key }) => key === optionKey)
  const before = option?.values.find(({ key }) => key === valueKey)
  if (!option || !before) return draft
  const isTaken = option.values.some(
    ({ key, name: other }) => key !== valueKey && other.trim() === name.trim(),
  )
  const variants =
    before.name.trim() === '' || name.trim() === '' || isTaken
      ? draft.variants
      : renameAttributes(draft.variants, {
          option: option.name.trim(),
          newOption: option.name.trim(),
          value: before.name.trim(),
          newValue: name.trim(),
        })
  const values = option.values.map((value) => (value.key === valueKey ? { ...value, name } : value))
  const options = draft.options.map((other) =>
    other.key === optionKey ? { ...other, values } : other,
  )
  return withOptions({ ...draft, variants }, options)
}

export function withVariant(
  draft: ProductDraft,
  keys: ReadonlySet<string>,
  change: Partial<VariantDraft>,
): ProductDraft {
  return {
    ...draft,
    variants: draft.variants.map((variant) =>
      keys.has(variant.key) ? { ...variant, ...change } : variant,
    ),
  }
}
