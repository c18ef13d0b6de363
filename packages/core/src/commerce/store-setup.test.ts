import { describe, expect, it } from 'vitest'
import { type StoreFacts, setupOf } from './store-setup.ts'

const ready: StoreFacts = {
  products: 2,
  visibleProducts: 2,
  sendsGoods: true,
  country: 'GB',
  ratesByZone: [1, 2],
  taxZones: 1,
  chargesNoTax: false,
  payment: 'real',
  hasRefusedKeys: false,
  isPublished: true,
}
const missing = (facts: Partial<StoreFacts>) =>
  setupOf({ ...ready, ...facts }).flatMap((step) => step.missing)

describe('the set-up of a store', () => {
  it('is done where nothing is missing', () => {
    expect(setupOf(ready)).toEqual([
      { step: 'sell', isNeeded: true, missing: [] },
      { step: 'send', isNeeded: true, missing: [] },
      { step: 'tax', isNeeded: true, missing: [] },
      { step: 'pay', isNeeded: true, missing: [] },
    ])
  })

  it.each([
    [{ products: 0, visibleProducts: 0 }, ['noProduct']],
    [{ visibleProducts: 0 }, ['onlyDrafts']],
    [{ isPublished: false }, ['notPublished']],
    [{ ratesByZone: [] }, ['noZone']],
    [{ ratesByZone: [1, 0] }, ['zoneWithoutRate']],
    [{ country: '' }, ['noCountry']],
    [{ taxZones: 0 }, ['taxOpen']],
    [{ taxZones: 0, chargesNoTax: true }, []],
    [{ payment: 'none' as const }, ['noPayment']],
    [{ payment: 'practice' as const }, ['onlyPractice']],
    [{ hasRefusedKeys: true }, ['keysRefused']],
  ])('with %j lacks %j', (facts, gaps) => {
    expect(missing(facts)).toEqual(gaps)
  })

  it('asks for no delivery where nothing is sent, once there are products', () => {
    const nothingSent = { sendsGoods: false, ratesByZone: [] }
    expect(missing(nothingSent)).toEqual([])
    expect(missing({ ...nothingSent, products: 0, visibleProducts: 0 })).toContain('noZone')
  })
})
