import { shippingZones } from '@sitewright/api/commerce/zone-shapes'
import { DEFAULT_SHIPPING_ZONES } from '@sitewright/core/commerce/pricing/flat-rate'
import { expect, it } from 'vitest'
import { completeZones, problemWithin } from './zone-problems.ts'

it('leaves zones out that are still being filled in', () => {
  const [whole] = DEFAULT_SHIPPING_ZONES
  const unfinished = { id: 'new', title: '', places: [], rates: [] }
  expect(completeZones(shippingZones, [unfinished, whole])).toEqual([whole])
  expect(completeZones(shippingZones, [whole])).toEqual([whole])
})

it('finds a problem at a field and below it, not beside it', () => {
  const problems = { 'zones.1.places.0.regions.2': 'Wrong.' }
  expect(problemWithin(problems, 'zones.1.places')).toBe('Wrong.')
  expect(problemWithin(problems, 'zones.1.place')).toBeUndefined()
})
