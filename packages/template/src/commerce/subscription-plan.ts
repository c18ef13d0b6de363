/** How often and how long a subscription is paid, in words (spec §18). */

import type { Scope } from '../render/scope.ts'
import { at } from '../values/property.ts'
import { asNumber, asString, isTruthy } from '../values/value.ts'
import { localized } from './localized.ts'

const UNITS: Readonly<Record<string, { readonly word: string; readonly inYear: number }>> = {
  WEEK: { word: 'week', inYear: 52 },
  MONTH: { word: 'month', inYear: 12 },
  YEAR: { word: 'year', inYear: 1 },
}

interface BillingPlan {
  /** Units between two payments. */
  readonly value: number
  readonly unit: string
  /** Until it ends; 0 if it never does. */
  readonly duration: number
  readonly durationUnit: string
}

export function billingPlan(plan: unknown): BillingPlan | undefined {
  const period = at(plan, 'billingPeriod')
  if (!isTruthy(period)) return undefined
  const value = asNumber(at(period, 'value'))
  const name = asString(at(period, 'unit'))
  const { word, inYear } = (Object.hasOwn(UNITS, name) ? UNITS[name] : undefined) ?? {
    word: name.toLowerCase(),
    inYear: Infinity,
  }
  const duration = value * asNumber(at(plan, 'numBillingCycles'))
  const isYears = duration > 0 && duration % inYear === 0
  return isYears
    ? { value, unit: word, duration: duration / inYear, durationUnit: 'year' }
    : { value, unit: word, duration, durationUnit: word }
}

/** The pattern for a price of the plan. */
export function planText(
  plan: BillingPlan,
  { isVaried, scope }: { readonly isVaried: boolean; readonly scope: Scope },
): string {
  return localized(scope, planKey(plan, isVaried), englishText(plan, isVaried))
}

const oneOrMany = (count: number) => (count > 1 ? 'n' : '1')
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function planKey({ value, unit, duration, durationUnit }: BillingPlan, isVaried: boolean): string {
  const prices = isVaried ? 'multiplePrices' : 'singlePrice'
  const limit =
    duration > 0 ? `limited__${oneOrMany(duration)}${capitalized(durationUnit)}s` : 'indefinite'
  return `productPrice__${prices}__${oneOrMany(value)}${capitalized(unit)}ly__${limit}`
}

function englishText(
  { value, unit, duration, durationUnit }: BillingPlan,
  isVaried: boolean,
): string {
  const every = value > 1 ? `{billingPeriodValue} ${unit}s` : unit
  const limit = duration > 0 ? ` for {duration} ${durationUnit}${duration > 1 ? 's' : ''}` : ''
  return `${isVaried ? 'from ' : ''}{price} every ${every}${limit}`
}
