/** Finds the variant for the chosen options, or the reason why there is none yet (specification §5). */

import type { IslandWord } from '../words/english.ts'
import type { WordParts } from '../words/fill-in.ts'
import type { OptionLook } from './option-pickers.ts'

export type Attributes = Readonly<Record<string, string>>

export interface ProductOption extends OptionLook {
  readonly name: string
  readonly values: readonly string[]
}

export const VARIANT_UNAVAILABLE =
  'Sorry, that item variant is unavailable. Please select another variant.'

/** The sentence that asks for options nothing was chosen for. */
export function pleaseSelect(options: readonly string[]): ChoiceProblem {
  const last = options.at(-1) ?? ''
  if (options.length < 2) {
    return { problem: 'Please select the {option} option.', parts: { option: last } }
  }
  return {
    problem: 'Please select the {options} and {last} options.',
    parts: { options: options.slice(0, -1).join(', '), last },
  }
}

/** Words with the parts that are filled into them, so that they can be said in another language. */
export interface ChoiceProblem {
  readonly problem: IslandWord
  readonly parts?: WordParts
}

export type VariantChoice<Variant> =
  | { readonly variant: Variant; readonly problem?: undefined }
  | ChoiceProblem

/**
 * The variant whose attributes are the chosen ones. A product without a choice needs none; an option
 * with nothing chosen is asked for by name.
 */
export function chooseVariant<Variant extends { readonly attributes: Attributes }>(
  product: { readonly options: readonly ProductOption[]; readonly variants: readonly Variant[] },
  chosen: Attributes,
): VariantChoice<Variant> {
  const [only, ...others] = product.variants
  if (only && others.length === 0) return { variant: only }
  const missing = product.options.filter(({ name }) => !ownValue(chosen, name))
  if (missing.length > 0) return pleaseSelect(missing.map(({ name }) => name))
  const variant = product.variants.find(({ attributes }) =>
    product.options.every(({ name }) => ownValue(attributes, name) === ownValue(chosen, name)),
  )
  return variant ? { variant } : { problem: VARIANT_UNAVAILABLE }
}

export type ValueState = 'left' | 'soldOut' | 'unavailable'

/**
 * The result of choosing one more value beside those of the other options: a variant that can be bought, only
 * variants that are sold out, or a combination that does not exist.
 */
export function valueState<Variant extends { readonly attributes: Attributes }>(
  variants: readonly Variant[],
  { chosen, name, value }: { chosen: Attributes; name: string; value: string },
  isLeft: (variant: Variant) => boolean,
): ValueState {
  const fitting = variantsFitting(variants, { ...chosen, [name]: value })
  if (fitting.length === 0) return 'unavailable'
  return fitting.some(isLeft) ? 'left' : 'soldOut'
}

/** Variants that have every chosen value; all of them while nothing is chosen. */
export function variantsFitting<Variant extends { readonly attributes: Attributes }>(
  variants: readonly Variant[],
  chosen: Attributes,
): readonly Variant[] {
  const choices = Object.entries(chosen).filter(([, value]) => value !== '')
  return variants.filter(({ attributes }) =>
    choices.every(([name, value]) => ownValue(attributes, name) === value),
  )
}

/** Chosen values for people: "Blue / Large"; in the order of the options, empty without any. */
export function describeVariant(
  attributes: Attributes,
  optionNames: readonly string[] = Object.keys(attributes),
): string {
  return optionNames.flatMap((name) => ownValue(attributes, name) ?? []).join(' / ')
}

/** A key of a set of attributes that does not depend on their order. */
export function attributesKey(attributes: Attributes): string {
  return JSON.stringify(Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function ownValue(attributes: Attributes, name: string): string | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined
}
