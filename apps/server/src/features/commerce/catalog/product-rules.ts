/** Rules of a product: options and variants fit each other, prices are within bounds. Pure. */

import type { ProductInput, VariantInput } from '@sitewright/api/commerce/shapes'
import { rulesOfType } from '@sitewright/core/commerce/product-types'
import { attributesKey } from '@sitewright/core/commerce/variant-choice'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { priceCeiling } from '@sitewright/core/money'

export type ProductProblems = Readonly<Record<string, string>>

/** Every broken rule of a product, by field; empty when there is none. */
export function productProblems(
  product: Pick<ProductInput, 'type' | 'options' | 'variants' | 'imageIds'> &
    Partial<Pick<ProductInput, 'subscriptionPlan'>>,
  currency: string,
): ProductProblems {
  const problems: Record<string, string> = {}
  const add = (field: string, message: string | false | undefined | null) => {
    if (message) problems[field] ??= message
  }

  // Pages never show pickers for them (specification §5), so nobody could choose.
  const isChosen = product.type === PRODUCT_TYPES.digital && product.options.length > 0
  add(
    'type',
    isChosen && 'Digital products have no options. Take them away, or choose another type.',
  )
  add(
    'subscriptionPlan',
    product.subscriptionPlan &&
      !rulesOfType(product.type).isSubscribable &&
      'Only physical products and services can be subscriptions.',
  )
  product.options.forEach(({ name, values, colors = {} }, index) => {
    const isRepeated = product.options.slice(0, index).some((other) => same(other.name, name))
    add(`options.${index}.name`, isRepeated && 'Two options have the same name.')
    const twice = values.findIndex((value, at) => values.indexOf(value) !== at)
    add(`options.${index}.values.${twice}`, twice >= 0 && 'This value is already in the list.')
    const isOfNone = Object.keys(colors).some((value) => !values.includes(value))
    add(`options.${index}.colors`, isOfNone && 'A colour belongs to a value of the option.')
  })
  if (product.options.length === 0 && product.variants.length > 1) {
    add('variants', 'Several variants need an option they differ in.')
  }

  const seen = { attributes: new Set<string>(), skus: new Set<string>(), ids: new Set<string>() }
  product.variants.forEach((variant, index) => {
    const field = `variants.${index}`
    add(`${field}.attributes`, attributesProblem(variant, product.options))
    add(
      `${field}.attributes`,
      isSecond(seen.attributes, attributesKey(variant.attributes)) &&
        'Another variant has the same options.',
    )
    add(`${field}.sku`, isSecond(seen.skus, variant.sku) && 'Another variant has the same SKU.')
    add(
      `${field}.id`,
      variant.id !== undefined && isSecond(seen.ids, variant.id) && 'This variant is listed twice.',
    )
    const isForeign = variant.imageId !== null && !product.imageIds.includes(variant.imageId)
    add(`${field}.imageId`, isForeign && 'Choose one of the product’s pictures.')
    for (const [name, message] of priceProblems(variant, currency)) add(`${field}.${name}`, message)
  })
  return problems
}

function attributesProblem(
  { attributes }: VariantInput,
  options: ProductInput['options'],
): string | undefined {
  const isComplete =
    Object.keys(attributes).length === options.length &&
    options.every(({ name, values }) => {
      const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined
      return value !== undefined && values.includes(value)
    })
  return isComplete ? undefined : 'Every variant needs one value of each option.'
}

export function priceProblems(
  variant: Pick<VariantInput, 'priceMinor' | 'salePriceMinor' | 'onSale'>,
  currency: string,
): [string, string][] {
  const highest = priceCeiling(currency)
  const problems: [string, string][] = []
  if (variant.priceMinor > highest) problems.push(['priceMinor', 'That price is too high.'])
  if (variant.onSale && variant.salePriceMinor >= variant.priceMinor) {
    problems.push(['salePriceMinor', 'The sale price must be lower than the price.'])
  }
  return problems
}

function isSecond(seen: Set<string>, value: string): boolean {
  const isKnown = seen.has(value)
  seen.add(value)
  return isKnown
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
