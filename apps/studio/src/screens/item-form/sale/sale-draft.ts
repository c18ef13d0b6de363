/** The part of a draft that only an item that is sold has: kind, pictures, options and variants. Pure. */

import type { ProductInput, ProductShape } from '@sitewright/api/commerce/shapes'
import { DEFAULT_PRODUCT_MERCHANDISING } from '@sitewright/core/commerce/merchandising'
import { DEFAULT_TAX_CATEGORY } from '@sitewright/core/commerce/pricing/taxes'
import { rulesOfType } from '@sitewright/core/commerce/product-types'
import { HAS_OPTIONS } from '@sitewright/core/forms/form'
import {
  arrangeVariants,
  freeSku,
  NO_MEASURES,
  type OptionDraft,
  renameAttributes,
  type VariantDraft,
} from './variant-grid.ts'

/** Terms that hold for all variants of a product, in the server's shape. */
export type SaleTerms = Pick<
  ProductInput,
  | 'taxCategory'
  | 'shippingSurchargeMinor'
  | 'addButtonText'
  | 'merchandising'
  | 'subscriptionPlan'
  | 'form'
  | 'lowStockUpTo'
  | 'details'
>

export type ProductFormDraft = NonNullable<SaleTerms['form']>
export type FormFieldDraft = ProductFormDraft['fields'][number]

export interface SaleDraft extends SaleTerms {
  readonly type: ProductInput['type']
  readonly imageIds: readonly string[]
  readonly options: readonly OptionDraft[]
  readonly variants: readonly VariantDraft[]
}

/** Fields that the server has of a product beyond those of every item. */
export type StoredSale = Pick<ProductShape, 'type' | 'imageIds' | 'options' | 'variants'> &
  SaleTerms

export type SaleInput = Pick<ProductInput, 'type' | 'imageIds' | 'options' | 'variants'> &
  SaleTerms & {
    /** Stock by variant id as the form showed it, so that units sold meanwhile are not given back. */
    readonly stockSeen: Readonly<Record<string, number>>
    /** Places of variants whose SKU was left empty. */
    readonly madeUpSkus: readonly number[]
  }

/** Rows that were added since the studio was opened. */
let made = 0
/** Names an added row as long as it is on the screen. */
export function newKey(): string {
  made += 1
  return `row-${made}`
}

const FIRST_VARIANT: VariantDraft = {
  key: 'first',
  sku: '',
  attributes: {},
  priceMinor: null,
  salePriceMinor: null,
  onSale: false,
  stock: { unlimited: true, quantity: 0 },
  imageId: null,
  ...NO_MEASURES,
}

/** First values of a new product; items that are not sold stay at them. */
export const NO_SALE: SaleDraft = {
  type: 1,
  imageIds: [],
  options: [],
  variants: [FIRST_VARIANT],
  taxCategory: DEFAULT_TAX_CATEGORY,
  shippingSurchargeMinor: 0,
  addButtonText: '',
  merchandising: DEFAULT_PRODUCT_MERCHANDISING,
  subscriptionPlan: null,
  form: null,
  lowStockUpTo: null,
  details: [],
}

export function termsOf(terms: SaleTerms): SaleTerms {
  const { taxCategory, shippingSurchargeMinor, addButtonText } = terms
  const { merchandising, subscriptionPlan, form, lowStockUpTo, details } = terms
  const shared = { merchandising, subscriptionPlan, form, lowStockUpTo, details }
  return { taxCategory, shippingSurchargeMinor, addButtonText, ...shared }
}

/** The form without the empty lines that its options had while they were typed. */
function formToSend(form: SaleTerms['form']): SaleTerms['form'] {
  if (!form || form.fields.length === 0) return null
  const fields = form.fields.map((field) => ({
    ...field,
    options: HAS_OPTIONS[field.type]
      ? field.options.map((option) => option.trim()).filter(Boolean)
      : [],
    maxLength: HAS_OPTIONS[field.type] ? 0 : field.maxLength,
  }))
  return { ...form, fields }
}

/** Keys are made of places, so that two drafts of the same product are equal. */
export function saleDraftOf(sale: StoredSale): SaleDraft {
  return {
    type: sale.type as SaleDraft['type'],
    imageIds: sale.imageIds,
    options: sale.options.map(({ name, values, picker, colors = {} }, at) => ({
      key: `option-${at}`,
      name,
      ...(picker && { picker }),
      values: values.map((value, valueAt) => ({
        key: `value-${at}-${valueAt}`,
        name: value,
        ...(Object.hasOwn(colors, value) && { color: String(colors[value]) }),
      })),
    })),
    variants: sale.variants.map(({ salePriceMinor, ...variant }) => ({
      ...variant,
      key: variant.id,
      salePriceMinor: salePriceMinor === 0 ? null : salePriceMinor,
      quantitySeen: variant.stock.quantity,
    })),
    ...termsOf(sale),
  }
}

/** The input for the server. An empty SKU gets one from the title, as nobody should have to think one up. */
export function saleInputOf({ variants, ...sale }: SaleDraft, title: string): SaleInput {
  const skus = new Set(variants.map(({ sku }) => sku.trim()).filter(Boolean))
  return {
    type: sale.type,
    imageIds: [...sale.imageIds],
    options: sale.options.map(optionInputOf),
    variants: variants.map(({ key: _, quantitySeen: __, sku, ...variant }) => {
      const ownSku = sku.trim() || freeSku([title, ...Object.values(variant.attributes)], skus)
      skus.add(ownSku)
      return {
        ...variant,
        sku: ownSku,
        priceMinor: variant.priceMinor ?? 0,
        salePriceMinor: variant.salePriceMinor ?? 0,
      }
    }),
    ...termsOf(sale),
    form: formToSend(sale.form),
    subscriptionPlan: rulesOfType(sale.type).isSubscribable ? sale.subscriptionPlan : null,
    madeUpSkus: variants.flatMap(({ sku }, place) => (sku.trim() === '' ? [place] : [])),
    stockSeen: Object.fromEntries(
      variants.flatMap(({ id, quantitySeen }) =>
        id !== undefined && quantitySeen !== undefined ? [[id, quantitySeen]] : [],
      ),
    ),
  }
}

function optionInputOf({ name, values, picker }: OptionDraft): SaleInput['options'][number] {
  const named = values.filter((value) => value.name.trim() !== '')
  const colors = named.flatMap(({ name, color }) => (color ? [[name, color] as const] : []))
  return {
    name,
    values: named.map((value) => value.name),
    ...(picker && { picker }),
    ...(picker === 'swatches' && { colors: Object.fromEntries(colors) }),
  }
}

/** Other options, and the variants that follow from them. */
export function withOptions(sale: SaleDraft, options: readonly OptionDraft[]): SaleDraft {
  return { ...sale, options, variants: arrangeVariants(options, sale.variants, newKey) }
}

/** An option that is shown in another way; its variants stay, also where not every combination is made. */
export function withOptionLook(sale: SaleDraft, option: OptionDraft): SaleDraft {
  const options = sale.options.map((other) => (other.key === option.key ? option : other))
  return { ...sale, options }
}

export function withOptionName(sale: SaleDraft, key: string, name: string): SaleDraft {
  const before = sale.options.find((option) => option.key === key)
  if (!before) return sale
  const isTaken = sale.options.some(
    (other) => other.key !== key && other.name.trim() === name.trim(),
  )
  const variants =
    before.name.trim() === '' || name.trim() === '' || isTaken
      ? sale.variants
      : renameAttributes(sale.variants, { option: before.name.trim(), newOption: name.trim() })
  const options = sale.options.map((option) => (option.key === key ? { ...option, name } : option))
  return withOptions({ ...sale, variants }, options)
}

export function withValueName(
  sale: SaleDraft,
  optionKey: string,
  valueKey: string,
  name: string,
): SaleDraft {
  const option = sale.options.find(({ key }) => key === optionKey)
  const before = option?.values.find(({ key }) => key === valueKey)
  if (!option || !before) return sale
  const isTaken = option.values.some(
    ({ key, name: other }) => key !== valueKey && other.trim() === name.trim(),
  )
  const variants =
    before.name.trim() === '' || name.trim() === '' || isTaken
      ? sale.variants
      : renameAttributes(sale.variants, {
          option: option.name.trim(),
          newOption: option.name.trim(),
          value: before.name.trim(),
          newValue: name.trim(),
        })
  const values = option.values.map((value) => (value.key === valueKey ? { ...value, name } : value))
  const options = sale.options.map((other) =>
    other.key === optionKey ? { ...other, values } : other,
  )
  return withOptions({ ...sale, variants }, options)
}

export function withVariant(
  sale: SaleDraft,
  keys: ReadonlySet<string>,
  change: Partial<VariantDraft>,
): SaleDraft {
  return {
    ...sale,
    variants: sale.variants.map((variant) =>
      keys.has(variant.key) ? { ...variant, ...change } : variant,
    ),
  }
}
