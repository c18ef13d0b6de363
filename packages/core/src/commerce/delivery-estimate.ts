/** Delivery estimate: on which days an order of today arrives, by the working days of a shop and its carriers. Pure. */

import { type Day, plusDays } from '../content/months.ts'
import { zoneOf } from './pricing/places.ts'
import type { DayRange, ShippingZone } from './pricing/shipping.ts'

export interface DeliveryTimes {
  /** Whether products say when they arrive. */
  readonly isShown: boolean
  /** Days until an order leaves the shop. */
  readonly handling: DayRange
  /** Whether Saturdays and Sundays count. */
  readonly worksWeekends: boolean
}

/** The longest that handling or the way can take, in days. */
export const MAX_DELIVERY_DAYS = 90

export const DEFAULT_DELIVERY_TIMES: DeliveryTimes = {
  isShown: false,
  handling: { least: 1, most: 2 },
  worksWeekends: false,
}

/** A way to deliver whose days are known. */
export interface TimedDelivery {
  readonly title: string
  readonly transitDays: DayRange
}

/** Ways to deliver within a country that say how long they take, in the order of its zone; none is a pickup. */
export function timedDeliveries(
  zones: readonly ShippingZone[],
  country: string,
): readonly TimedDelivery[] {
  const zone = zoneOf(zones, { country, region: '', postalCode: '' })
  return (zone?.rates ?? []).flatMap(({ title, kind, transitDays }) =>
    transitDays && kind !== 'pickup' ? [{ title, transitDays }] : [],
  )
}

/** The first and the last day on which an order of `today` arrives. */
export function arrivalOf(
  today: Day,
  { handling, worksWeekends }: Pick<DeliveryTimes, 'handling' | 'worksWeekends'>,
  transit: DayRange,
): { readonly from: Day; readonly to: Day } {
  const after = (days: number) =>
    worksWeekends ? plusDays(today, days) : plusWorkingDays(today, days)
  return { from: after(handling.least + transit.least), to: after(handling.most + transit.most) }
}

/** Working days only: weekends neither count nor are an answer. */
function plusWorkingDays(day: Day, count: number): Day {
  let date = day
  for (let left = count; left > 0 || isWeekend(date); ) {
    date = plusDays(date, 1)
    if (!isWeekend(date)) left -= 1
  }
  return date
}

const isWeekend = (day: Day) => new Date(`${day}T00:00Z`).getUTCDay() % 6 === 0
