/** The variants of a product as a grid of its options' values; what was entered for one survives changes of the options. */

import type { OptionPicker } from '@sitewright/core/commerce/option-pickers'
import { attributesKey } from '@sitewright/core/commerce/variant-choice'
import { slugify } from '@sitewright/core/slug'

export interface OptionDraft {
  /** Stays the same while the name is being typed. */
  readonly key: string
  readonly name: string
  readonly values: readonly OptionValueDraft[]
  /** How shoppers choose; absent for the theme's way. */
  readonly picker?: OptionPicker
}

export interface OptionValueDraft {
  readonly key: string
  readonly name: string
  /** Colour of its swatch; absent for that of a picture. */
  readonly color?: string
}

export interface VariantDraft {
  readonly key: string
  /** Absent until the server has stored it. */
  readonly id?: string
  readonly sku: string
  /** Option name to value; empty for a product without options. */
  readonly attributes: Readonly<Record<string, string>>
  readonly priceMinor: number | null
  readonly salePriceMinor: number | null
  readonly onSale: boolean
  readonly stock: { readonly unlimited: boolean; readonly quantity: number }
  readonly imageId: string | null
  /** Weight and size of one unit; 0 where they are not known. */
  readonly weightGrams: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  /** Units left as the server last said; absent until it has stored the variant. */
  readonly quantitySeen?: number
}

/** Weight and size of a variant. */
export type Measures = Pick<VariantDraft, 'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm'>

export const NO_MEASURES: Measures = { weightGrams: 0, lengthMm: 0, widthMm: 0, heightMm: 0 }

/** Most options of a product, as the contract has it. */
export const MAX_OPTIONS = 6
/** Most variants of a product, as the contract has it. */
export const MAX_VARIANTS = 250

/** Every combination of the options' values, in their order; one empty one without options. */
export function combinations(options: readonly OptionDraft[]): Record<string, string>[] {
  return usable(options).reduce<Record<string, string>[]>(
    (found, { name, values }) =>
      found.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  )
}

/** The number of variants that the options make, without making them. */
export function combinationCount(options: readonly OptionDraft[]): number {
  return usable(options).reduce((count, { values }) => count * values.length, 1)
}

/** Options and values that have a name; a name that was said before is said once. */
function usable(options: readonly OptionDraft[]): { name: string; values: string[] }[] {
  const names = new Set<string>()
  return options.flatMap((option) => {
    const name = option.name.trim()
    const values = [...new Set(option.values.map((value) => value.name.trim()).filter(Boolean))]
    if (name === '' || values.length === 0 || names.has(name)) return []
    names.add(name)
    return [{ name, values }]
  })
}

/**
 * The grid for the options, made from the variants there were. The same combination keeps its variant;
 * an added option gives its first value the variants there were, and copies them for the others; a
 * removed one leaves the first of those that fall together.
 */
export function arrangeVariants(
  options: readonly OptionDraft[],
  current: readonly VariantDraft[],
  newKey: () => string,
): VariantDraft[] {
  const wanted = combinations(options)
  const names = Object.keys(wanted[0] ?? {})
  const exact = new Map(current.map((variant) => [attributesKey(variant.attributes), variant]))
  const kept = new Set(
    wanted.flatMap((attributes) => exact.get(attributesKey(attributes))?.key ?? []),
  )
  const skus = new Set(current.map(({ sku }) => sku))
  return wanted.map((attributes) => {
    const same = exact.get(attributesKey(attributes))
    if (same) return same
    const near = current.filter((variant) => agrees(variant.attributes, attributes, names))
    const successor = near.find(({ key }) => !kept.has(key))
    if (successor) {
      kept.add(successor.key)
      return { ...successor, attributes }
    }
    return copyOf(near[0] ?? current[0], attributes, skus, newKey)
  })
}

/** Whether two variants differ in no option that both have. */
function agrees(
  old: VariantDraft['attributes'],
  next: VariantDraft['attributes'],
  names: readonly string[],
): boolean {
  return names.every((name) => !Object.hasOwn(old, name) || old[name] === next[name])
}

function copyOf(
  model: VariantDraft | undefined,
  attributes: Record<string, string>,
  skus: Set<string>,
  newKey: () => string,
): VariantDraft {
  const sku = model?.sku ?? ''
  const ownSku = sku === '' ? '' : freeSku([stemOf(sku, model), ...Object.values(attributes)], skus)
  skus.add(ownSku)
  return {
    key: newKey(),
    sku: ownSku,
    attributes,
    priceMinor: model?.priceMinor ?? null,
    salePriceMinor: model?.salePriceMinor ?? null,
    onSale: model?.onSale ?? false,
    stock: { unlimited: model?.stock.unlimited ?? true, quantity: 0 },
    imageId: null,
    weightGrams: model?.weightGrams ?? 0,
    lengthMm: model?.lengthMm ?? 0,
    widthMm: model?.widthMm ?? 0,
    heightMm: model?.heightMm ?? 0,
  }
}

/** A SKU without the values of its variant: `MUG` of `MUG-RED-S`. */
function stemOf(sku: string, model: VariantDraft | undefined): string {
  const values = Object.values(model?.attributes ?? {})
  const suffix = `-${values.map((value) => slugify(value).toUpperCase()).join('-')}`
  return values.length > 0 && sku.endsWith(suffix) ? sku.slice(0, -suffix.length) : sku
}

/** Parts in capitals, joined by hyphens, with a number behind them where that is taken. */
export function freeSku(parts: readonly string[], taken: ReadonlySet<string>): string {
  const words = parts.map((part) => slugify(part).toUpperCase()).filter(Boolean)
  const base = (words.join('-') || 'SKU').slice(0, 54)
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

/** The variants after an option or a value got another name. */
export function renameAttributes(
  variants: readonly VariantDraft[],
  change: { readonly option: string; readonly newOption: string } & Partial<
    Readonly<Record<'value' | 'newValue', string>>
  >,
): VariantDraft[] {
  const { option, newOption, value, newValue } = change
  return variants.map((variant) => ({
    ...variant,
    attributes: Object.fromEntries(
      Object.entries(variant.attributes).map(([name, held]) => {
        if (name !== option) return [name, held]
        return [newOption, held === value && newValue !== undefined ? newValue : held]
      }),
    ),
  }))
}
