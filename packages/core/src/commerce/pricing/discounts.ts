/**
 * Discounts: which of an owner's discounts a cart gets, and why it does not get the others. Pure.
 *
 * A cart gets at most the best automatic discount, one code, and one free delivery, which may be automatic or a code of
 * its own. Of automatic discounts the one that takes off most is the best, of equals the first. Of codes the one that was
 * entered first counts. Discounts of products are taken off first, then those of the order; within each the automatic one
 * before the code.
 */

import { type Minor, minor } from '../../money.ts'
import { cartTotals, type DiscountRule, type TotalsLine } from './cart-totals.ts'

export const DISCOUNT_KINDS = ['percent', 'fixed', 'freeShipping', 'buyXGetY'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

export const DISCOUNT_SCOPES = ['order', 'products', 'categories'] as const
export type DiscountScope = (typeof DISCOUNT_SCOPES)[number]

export interface Discount {
  readonly id: string
  /** Title for shoppers of an automatic discount; a code is shown by its code. */
  readonly title: string
  /** Null for a discount that applies by itself. Compared in upper case. */
  readonly code: string | null
  readonly kind: DiscountKind
  /** Parts per million off, for `percent` and for the units that `buyXGetY` gives: 1,000,000 for nothing to pay. */
  readonly ratePpm: number
  /** Minor units off in total, for `fixed`. */
  readonly amountMinor: number
  /** Units that are paid in full and units that are given for them, for `buyXGetY`. */
  readonly buyQuantity: number
  readonly getQuantity: number
  readonly scope: DiscountScope
  /** Ids of products or categories, by the scope. */
  readonly targetIds: readonly string[]
  /** Price of what it applies to, before discounts, from which it applies; 0 for always. */
  readonly minimumMinor: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly isEnabled: boolean
  /** Uses that are left in total and for this customer; null for as many as wanted. */
  readonly usesLeft: number | null
  readonly usesLeftForCustomer: number | null
}

export interface DiscountedLine extends TotalsLine {
  readonly productId: string
  readonly categoryIds: readonly string[]
}

export interface DiscountedCart {
  readonly lines: readonly DiscountedLine[]
  /** Whether anything is shipped. */
  readonly ships: boolean
  /** The shopper's codes in the order in which they were entered. */
  readonly codes: readonly string[]
  /** Milliseconds. */
  readonly now: number
}

/** Why a code takes nothing off. */
export type DiscountRefusal =
  | 'unknown'
  | 'notYet'
  | 'ended'
  | 'usedUp'
  | 'usedByCustomer'
  | 'nothingFits'
  | 'belowMinimum'
  | 'nothingShipped'
  | 'oneCode'
  | 'oneFreeShipping'

export interface RefusedCode {
  readonly code: string
  readonly reason: DiscountRefusal
  /** Price from which it would apply, for `belowMinimum`. */
  readonly minimumMinor?: Minor
}

export interface ChosenDiscounts {
  readonly discounts: readonly Discount[]
  /** Rules of the totals, in the order in which they are taken off. */
  readonly rules: readonly DiscountRule[]
  readonly refused: readonly RefusedCode[]
}

/** A code as it is stored and compared. */
export function plainDiscountCode(code: string): string {
  return code.normalize('NFKC').trim().toUpperCase()
}

export function chooseDiscounts(
  discounts: readonly Discount[],
  cart: DiscountedCart,
): ChosenDiscounts {
  const automatic = discounts.filter(({ code }) => code === null)
  const fitting = automatic.filter((discount) => refusalOf(discount, cart) === undefined)
  const best = bestOf(
    fitting.filter(({ kind }) => kind !== 'freeShipping'),
    cart,
  )
  const taken: Record<'code' | 'freeShipping', Discount | undefined> = {
    code: undefined,
    freeShipping: fitting.find(({ kind }) => kind === 'freeShipping'),
  }
  const refused: RefusedCode[] = []
  for (const code of cart.codes) {
    const discount = discounts.find((one) => one.code !== null && isSameCode(one.code, code))
    const reason = discount ? refusalOf(discount, cart) : 'unknown'
    const place = discount?.kind === 'freeShipping' ? 'freeShipping' : 'code'
    if (!discount || reason) {
      refused.push({ code, ...refusalDetails(reason ?? 'unknown', discount) })
    } else if (taken[place]) {
      refused.push({ code, reason: place === 'code' ? 'oneCode' : 'oneFreeShipping' })
    } else {
      taken[place] = discount
    }
  }
  const chosen = [best, taken.code, taken.freeShipping].filter((one) => one !== undefined)
  return { discounts: chosen, rules: chosen.map((one) => ruleOf(one, cart)), refused }
}

function isSameCode(a: string, b: string): boolean {
  return plainDiscountCode(a) === plainDiscountCode(b)
}

function refusalDetails(
  reason: DiscountRefusal,
  discount: Discount | undefined,
): Omit<RefusedCode, 'code'> {
  return reason === 'belowMinimum' && discount
    ? { reason, minimumMinor: minor(discount.minimumMinor) }
    : { reason }
}

/** Why a discount does not apply to the cart, whatever others there are; undefined if it does. */
function refusalOf(discount: Discount, cart: DiscountedCart): DiscountRefusal | undefined {
  const isOver = refusalForAnyCart(discount, cart.now)
  if (isOver) return isOver
  const lines = linesOf(discount, cart)
  if (lines.length === 0) return 'nothingFits'
  if (grossOf(lines) < discount.minimumMinor) return 'belowMinimum'
  if (discount.kind === 'freeShipping') return cart.ships ? undefined : 'nothingShipped'
  if (discount.kind === 'buyXGetY' && given(discount, lines).size === 0) return 'nothingFits'
  return undefined
}

/** Why a discount applies to no cart now, whatever is in it. */
export function refusalForAnyCart(discount: Discount, now: number): DiscountRefusal | undefined {
  const { startsAt, endsAt, usesLeft, usesLeftForCustomer } = discount
  if (!discount.isEnabled) return 'unknown'
  if (startsAt !== null && now < startsAt.getTime()) return 'notYet'
  if (endsAt !== null && now >= endsAt.getTime()) return 'ended'
  if (usesLeft !== null && usesLeft <= 0) return 'usedUp'
  if (usesLeftForCustomer !== null && usesLeftForCustomer <= 0) return 'usedByCustomer'
  return undefined
}

function linesOf(
  { scope, targetIds }: Discount,
  { lines }: DiscountedCart,
): readonly DiscountedLine[] {
  switch (scope) {
    case 'order':
      return lines
    case 'products':
      return lines.filter(({ productId }) => targetIds.includes(productId))
    case 'categories':
      return lines.filter(({ categoryIds }) => categoryIds.some((id) => targetIds.includes(id)))
  }
}

function grossOf(lines: readonly TotalsLine[]): number {
  return lines.reduce((sum, line) => sum + line.unitPriceMinor * line.quantity, 0)
}

/** The discount that takes off most by itself. */
function bestOf(discounts: readonly Discount[], cart: DiscountedCart): Discount | undefined {
  let best: { discount: Discount; off: number } | undefined
  for (const discount of discounts) {
    const { discountMinor: off } = cartTotals({
      lines: cart.lines,
      shippingMinor: minor(0),
      discounts: [ruleOf(discount, cart)],
    })
    if (off > (best?.off ?? 0)) best = { discount, off }
  }
  return best?.discount
}

function ruleOf(discount: Discount, cart: DiscountedCart): DiscountRule {
  const { id, kind, ratePpm, scope } = discount
  if (kind === 'freeShipping') {
    return { id, scope: 'shipping', amount: { kind: 'percent', ratePpm: 1_000_000 } }
  }
  const lines = linesOf(discount, cart)
  const where = {
    id,
    scope: scope === 'order' && kind !== 'buyXGetY' ? ('order' as const) : ('products' as const),
    lineIds: lines.map((line) => line.id),
  }
  switch (kind) {
    case 'percent':
      return { ...where, amount: { kind, ratePpm } }
    case 'fixed':
      return { ...where, amount: { kind, amountMinor: minor(discount.amountMinor) } }
    case 'buyXGetY':
      return { ...where, amount: { kind: 'lines', amounts: given(discount, lines) } }
  }
}

/**
 * The amounts that "buy X, get Y" takes off each line: units in groups of X + Y from the dearest down, of which the Y cheapest are
 * given. Units that make no whole group are paid in full.
 */
function given(
  { buyQuantity, getQuantity, ratePpm }: Discount,
  lines: readonly DiscountedLine[],
): ReadonlyMap<string, number> {
  const group = buyQuantity + getQuantity
  const off = new Map<string, number>()
  if (buyQuantity < 1 || getQuantity < 1) return off
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const inGroups = units - (units % group)
  let before = 0
  for (const { id, unitPriceMinor, quantity } of dearestFirst(lines)) {
    const count = givenIn(before, Math.min(inGroups, before + quantity), { buyQuantity, group })
    before += quantity
    const each = Math.floor((unitPriceMinor * ratePpm + 500_000) / 1_000_000)
    if (count > 0 && each > 0) off.set(id, count * each)
  }
  return off
}

/** Units that are given among those from one place to another in the row of all units. */
function givenIn(
  from: number,
  to: number,
  { buyQuantity, group }: { buyQuantity: number; group: number },
): number {
  const upTo = (place: number) =>
    Math.floor(place / group) * (group - buyQuantity) + Math.max(0, (place % group) - buyQuantity)
  return Math.max(0, upTo(to) - upTo(from))
}

function dearestFirst(lines: readonly DiscountedLine[]): DiscountedLine[] {
  return lines.toSorted((a, b) => b.unitPriceMinor - a.unitPriceMinor)
}
