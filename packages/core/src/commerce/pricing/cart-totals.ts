/**
 * The totals of a cart. One deterministic algorithm over whole numbers: discounts are split by largest
 * remainder, tax is rounded half up once per line and rule, and parts always add up to their totals.
 */

import { HIGHEST_TOTAL, type Minor, minor } from '../../money.ts'

export interface TotalsLine {
  readonly id: string
  readonly unitPriceMinor: Minor
  readonly quantity: number
}

/** Ids of the lines that a rule applies to; absent means all of them. */
type LineIds = readonly string[] | undefined

export type DiscountAmount =
  | { readonly kind: 'percent' /** Parts per million. */; readonly ratePpm: number }
  | { readonly kind: 'fixed'; readonly amountMinor: Minor }
  /** The amount off each line, by its id. */
  | { readonly kind: 'lines'; readonly amounts: ReadonlyMap<string, number> }

export interface DiscountRule {
  readonly id: string
  /** Product discounts apply first, then the order's, then shipping's; within one scope in list order. */
  readonly scope: 'products' | 'order' | 'shipping'
  readonly amount: DiscountAmount
  /** Used by the scope `products` only. */
  readonly lineIds?: LineIds
}

export interface TaxRule {
  readonly id: string
  /** Tax rate in parts per million: 8.875 % is 88750. */
  readonly ratePpm: number
  /** Whether prices already hold this tax. */
  readonly inclusive: boolean
  /** Whether it is charged on the taxes that are not compound too. */
  readonly compound?: boolean
  readonly taxesShipping: boolean
  readonly lineIds?: LineIds
}

export interface TotalsInput {
  /** Lines in the order of the cart, which decides ties. */
  readonly lines: readonly TotalsLine[]
  readonly shippingMinor: Minor
  readonly discounts?: readonly DiscountRule[]
  readonly taxes?: readonly TaxRule[]
}

/** A line, or shipping, with its share of everything. */
export interface TotalsPart {
  readonly grossMinor: Minor
  readonly discountMinor: Minor
  /** All tax of this part, both inside and on top of its price. */
  readonly taxMinor: Minor
  /** Only the tax on top. */
  readonly addedTaxMinor: Minor
  /** The amount paid for this part: gross − discount + added tax. */
  readonly totalMinor: Minor
}

export interface TotalsLinePart extends TotalsPart {
  readonly id: string
}

/** The whole effect of one rule. */
export interface RuleSum {
  readonly id: string
  readonly amountMinor: Minor
}

export interface CartTotals {
  readonly lines: readonly TotalsLinePart[]
  readonly shipping: TotalsPart
  /** Each discount's part of `discountMinor`, in the order in which they were taken off. */
  readonly discounts: readonly RuleSum[]
  /** Each tax's part of `taxMinor`, in the order of the rules. */
  readonly taxes: readonly RuleSum[]
  /** Sum of the lines before discounts, tax and shipping. */
  readonly subtotalMinor: Minor
  readonly discountMinor: Minor
  readonly shippingMinor: Minor
  readonly taxMinor: Minor
  readonly totalMinor: Minor
}

const PPM = 1_000_000n
const SCOPES: readonly DiscountRule['scope'][] = ['products', 'order', 'shipping']

/** A share during the computation: its cost, and the rest of it after the discounts so far. */
interface Share {
  readonly id: string | undefined
  readonly gross: number
  left: number
}

export function cartTotals({
  lines,
  shippingMinor,
  discounts = [],
  taxes = [],
}: TotalsInput): CartTotals {
  const shares = lines.map((line): Share => {
    const gross = bounded(line.unitPriceMinor * line.quantity)
    return { id: line.id, gross, left: gross }
  })
  const shippingShare: Share = { id: undefined, gross: shippingMinor, left: shippingMinor }

  const discountSums = SCOPES.flatMap((scope) =>
    discounts
      .filter((rule) => rule.scope === scope)
      .map(({ id, amount, lineIds }) => {
        const off = scope === 'shipping' ? [shippingShare] : sharesOf(shares, lineIds)
        return { id, amountMinor: minor(discount(off, amount)) }
      }),
  )

  const taxSums = new Map(taxes.map(({ id }) => [id, 0]))
  const lineParts = shares.map((share, index) => ({
    id: lines[index]?.id ?? '',
    ...part(
      share,
      taxes.filter((rule) => !rule.lineIds || rule.lineIds.includes(share.id ?? '')),
      taxSums,
    ),
  }))
  const shipping = part(
    shippingShare,
    taxes.filter((rule) => rule.taxesShipping),
    taxSums,
  )
  const parts = [...lineParts, shipping]
  return {
    lines: lineParts,
    shipping,
    discounts: discountSums,
    taxes: [...taxSums].map(([id, amount]) => ({ id, amountMinor: minor(bounded(amount)) })),
    subtotalMinor: total(lineParts, 'grossMinor'),
    shippingMinor,
    discountMinor: total(parts, 'discountMinor'),
    taxMinor: total(parts, 'taxMinor'),
    totalMinor: total(parts, 'totalMinor'),
  }
}

function sharesOf(shares: readonly Share[], lineIds: LineIds): readonly Share[] {
  return lineIds ? shares.filter(({ id }) => id !== undefined && lineIds.includes(id)) : shares
}

/** Takes a discount off shares, in proportion to what is left of each and never below zero; gives what it took. */
function discount(shares: readonly Share[], amount: DiscountAmount): number {
  const parts = partsOf(shares, amount)
  shares.forEach((share, index) => {
    share.left -= parts[index] ?? 0
  })
  return parts.reduce((sum, part) => sum + part, 0)
}

function partsOf(shares: readonly Share[], amount: DiscountAmount): readonly number[] {
  if (amount.kind === 'lines') {
    return shares.map(({ id, left }) => Math.min(left, amount.amounts.get(id ?? '') ?? 0))
  }
  const scopeSum = shares.reduce((sum, { left }) => sum + left, 0)
  const wanted =
    amount.kind === 'percent' ? halfUp(scopeSum, amount.ratePpm, PPM) : amount.amountMinor
  return splitByLargestRemainder(
    Math.min(Math.max(0, wanted), scopeSum),
    shares.map(({ left }) => left),
  )
}

function part(
  { gross, left }: Share,
  rules: readonly TaxRule[],
  taxSums: Map<string, number>,
): TotalsPart {
  const inside = rules.filter(({ inclusive }) => inclusive)
  const onTop = rules.filter(({ inclusive }) => !inclusive)
  const insideTaxes = taxesInside(left, inside)
  const simpleTaxes = onTop.map(({ compound, ratePpm }) =>
    compound ? 0 : halfUp(left, ratePpm, PPM),
  )
  const withSimple = left + sumOf(simpleTaxes)
  const addedTaxes = onTop.map(({ compound, ratePpm }, index) =>
    compound ? halfUp(withSimple, ratePpm, PPM) : (simpleTaxes[index] ?? 0),
  )
  const taxes = [...insideTaxes, ...addedTaxes]
  for (const [index, { id }] of [...inside, ...onTop].entries()) {
    taxSums.set(id, (taxSums.get(id) ?? 0) + (taxes[index] ?? 0))
  }
  const addedTax = sumOf(addedTaxes)
  return {
    grossMinor: minor(gross),
    discountMinor: minor(gross - left),
    taxMinor: minor(sumOf(taxes)),
    addedTaxMinor: minor(addedTax),
    totalMinor: minor(left + addedTax),
  }
}

/**
 * Each tax that a price holds: the price is divided by what the taxes multiply the net price by. Several roundings up never
 * make more tax than there is price.
 */
function taxesInside(price: number, rules: readonly TaxRule[]): number[] {
  const withCompound = PPM + rateOf(rules, true)
  const withBoth = withCompound * (PPM + rateOf(rules, false))
  let net = price
  return rules.map(({ compound, ratePpm }) => {
    const exact = compound
      ? halfUp(price, ratePpm, withCompound)
      : halfUp(price, ratePpm, withBoth, PPM)
    const tax = Math.min(net, exact)
    net -= tax
    return tax
  })
}

function rateOf(rules: readonly TaxRule[], isCompound: boolean): bigint {
  const rates = rules.filter(({ compound = false }) => compound === isCompound)
  return BigInt(sumOf(rates.map(({ ratePpm }) => ratePpm)))
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/**
 * `amount × rate × factor / divisor`, half up. Amounts reach 10^13 and rates 10^6, so the product needs a bigint.
 */
function halfUp(amount: number, ratePpm: number, divisor: bigint, factor = 1n): number {
  return Number((2n * BigInt(amount) * BigInt(ratePpm) * factor + divisor) / (2n * divisor))
}

/**
 * Splits `amount` over `weights` in whole units that add up to it exactly. What rounding down leaves
 * goes one unit each to the largest remainders, the earlier of equals first. No part exceeds its
 * weight as long as `amount` is at most their sum.
 */
export function splitByLargestRemainder(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { index, whole: Number(exact / BigInt(sum)), rest: exact % BigInt(sum) }
  })
  const parts = shares.map(({ whole }) => whole)
  const leftOver = amount - parts.reduce((total, whole) => total + whole, 0)
  const neediest = shares.toSorted((a, b) => (a.rest === b.rest ? 0 : a.rest < b.rest ? 1 : -1))
  for (const { index, whole } of neediest.slice(0, leftOver)) parts[index] = whole + 1
  return parts
}

function total(parts: readonly TotalsPart[], key: keyof TotalsPart): Minor {
  return minor(bounded(parts.reduce((sum, one) => sum + one[key], 0)))
}

function bounded(amount: number): number {
  if (amount > HIGHEST_TOTAL) throw new RangeError('That is more money than a store computes with')
  return amount
}
