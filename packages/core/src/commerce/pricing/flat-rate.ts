import { EVERYWHERE } from './places.ts'
import type { ShippingZone } from './shipping.ts'

/** Id of the zone and of its rate in stores that send everything everywhere at one price. */
export const FLAT_RATE = 'flat'

/** Zones of a store that sends everything everywhere at one price. */
export function flatRateZones({
  title,
  costMinor,
}: {
  title: string
  costMinor: number
}): ShippingZone[] {
  return [
    {
      id: FLAT_RATE,
      title: 'Everywhere',
      places: [{ country: EVERYWHERE, regions: [], postalCodes: [] }],
      rates: [
        {
          id: FLAT_RATE,
          title,
          kind: 'flat',
          steps: [{ from: 0, costMinor }],
          freeFromMinor: null,
          note: '',
        },
      ],
    },
  ]
}

/** Zones of a store before its owner sets any. */
export const DEFAULT_SHIPPING_ZONES = flatRateZones({ title: 'Standard shipping', costMinor: 0 })
