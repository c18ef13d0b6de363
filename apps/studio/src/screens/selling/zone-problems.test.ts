import { shippingZones } from '@sitewright/api/commerce/zone-shapes'
import { DEFAULT_SHIPPING_ZONES } from '@sitewright/core/commerce/pricing/flat-rate'
import { expect, it } from 'vitest'
import { completeZones, problemWithin, stillThere } from './zone-problems.ts'

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

it('drops problems of fields that were changed, and of zones that were removed', () => {
  const sent = { zones: [{ title: '', rates: [{ title: '' }] }] }
  const problems = { 'zones.0.title': 'Name it.', 'zones.0.rates.0.title': 'Name it.' }
  expect(stillThere(problems, { sent, draft: sent })).toEqual(problems)
  const named = { zones: [{ title: 'Home', rates: [{ title: '' }] }] }
  expect(Object.keys(stillThere(problems, { sent, draft: named }))).toEqual([
    'zones.0.rates.0.title',
  ])
  expect(stillThere(problems, { sent, draft: { zones: [] } })).toEqual({})
})
