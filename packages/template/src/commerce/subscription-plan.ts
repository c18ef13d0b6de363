/** The period and duration of a subscription in words (language §18). */

import { child, objectOf } from '../values/property.ts'
import { asNumber, asString } from '../values/value.ts'

const IN_YEAR: ReadonlyMap<string, number> = new Map([
  ['week', 52],
  ['month', 12],
])

export interface BillingPlan {
  /** Number of units between two payments. */
  readonly value: number
  readonly unit: string
  /** Number of payments until it ends; 0 if it never does. */
  readonly cycles: number
  readonly duration: number
  readonly durationUnit: string
}

export function billingPlan(plan: unknown): BillingPlan | undefined {
  const period = child(plan, 'billingPeriod')
  if (period === undefined) return undefined
  const value = asNumber(objectOf(period).value)
  // Plans of the store have WEEK, those of the platform's older API week.
  const unit = asString(objectOf(period).unit).toLowerCase()
  const cycles = asNumber(objectOf(plan).numBillingCycles)
  const duration = value * cycles
  const years = duration / (IN_YEAR.get(unit) ?? 0)
  return years > 0 && Number.isInteger(years)
    ? { value, unit, cycles, duration: years, durationUnit: 'year' }
    : { value, unit, cycles, duration, durationUnit: unit }
}

const oneOrMany = (count: number) => (count === 1 ? '1' : 'n')
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The key of the site's words for a plan. */
export function planKey(
  { value, unit, duration, durationUnit }: BillingPlan,
  isVaried: boolean,
): string {
  const prices = isVaried ? 'multiplePrices' : 'singlePrice'
  const limit =
    duration === 0 ? 'indefinite' : `limited__${oneOrMany(duration)}${capitalized(durationUnit)}s`
  return `productPrice__${prices}__${oneOrMany(value)}${capitalized(unit)}ly__${limit}`
}

/** The English pattern for a plan, if the site has no words of its own. */
export function englishPlan(
  { value, unit, cycles, duration, durationUnit }: BillingPlan,
  isVaried: boolean,
): string {
  const every = value > 1 ? `{billingPeriodValue} ${unit}s` : unit
  const limit = cycles > 0 ? ` for {duration} ${durationUnit}${duration === 1 ? '' : 's'}` : ''
  return `${isVaried ? 'from ' : ''}{price} every ${every}${limit}`
}
