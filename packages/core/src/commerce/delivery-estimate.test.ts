import { describe, expect, it } from 'vitest'
import { arrivalOf, timedDeliveries } from './delivery-estimate.ts'
import type { ShippingRate, ShippingZone } from './pricing/shipping.ts'

const shop = { handling: { least: 1, most: 2 }, worksWeekends: false }

describe('an order arrives', () => {
  // 27 November 2026 is a Friday.
  it.each([
    ['2026-11-24', { least: 1, most: 1 }, '2026-11-26', '2026-11-27'],
    ['2026-11-27', { least: 1, most: 3 }, '2026-12-01', '2026-12-04'],
    ['2026-11-28', { least: 0, most: 0 }, '2026-11-30', '2026-12-01'],
    ['2026-12-31', { least: 2, most: 2 }, '2027-01-05', '2027-01-06'],
  ])('of %s, on its way for %j, from %s to %s', (today, transit, from, to) => {
    expect(arrivalOf(today, shop, transit)).toEqual({ from, to })
  })

  it('at a weekend where those count', () => {
    const always = { ...shop, worksWeekends: true }
    expect(arrivalOf('2026-11-27', always, { least: 1, most: 1 })).toEqual({
      from: '2026-11-29',
      to: '2026-11-30',
    })
  })

  it('never at a weekend, even if it takes no time', () => {
    const atOnce = { handling: { least: 0, most: 0 }, worksWeekends: false }
    expect(arrivalOf('2026-11-28', atOnce, { least: 0, most: 0 }).from).toBe('2026-11-30')
    expect(arrivalOf('2026-11-27', atOnce, { least: 0, most: 0 }).from).toBe('2026-11-27')
  })
})

describe('ways with days', () => {
  const rate = (title: string, more: Partial<ShippingRate> = {}): ShippingRate => ({
    id: title,
    title,
    kind: 'flat',
    steps: [{ from: 0, costMinor: 0 }],
    freeFromMinor: null,
    note: '',
    ...more,
  })
  const transitDays = { least: 1, most: 3 }
  const zone = (country: string, rates: readonly ShippingRate[]): ShippingZone => ({
    id: country,
    title: country,
    places: [{ country, regions: [], postalCodes: [] }],
    rates,
  })

  it('are those of the zone of the country, without pickups and those that say nothing', () => {
    const zones = [
      zone('*', [rate('World', { transitDays })]),
      zone('BE', [
        rate('Post', { transitDays }),
        rate('Courier'),
        rate('Shop', { transitDays, kind: 'pickup' }),
      ]),
    ]
    expect(timedDeliveries(zones, 'BE')).toEqual([{ title: 'Post', transitDays }])
    expect(timedDeliveries(zones, 'FR')).toEqual([{ title: 'World', transitDays }])
    expect(timedDeliveries([], '')).toEqual([])
  })
})
