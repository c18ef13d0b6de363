import { describe, expect, it } from 'vitest'
import { handoverOf, isFulfilled, type MadeFulfillment, unitsLeft } from './fulfillment.ts'

const LINES = [
  { id: 'mugs', quantity: 3, isHandedOut: false },
  { id: 'lesson', quantity: 1, isHandedOut: false },
  { id: 'recipes', quantity: 1, isHandedOut: true },
]

const made = (state: MadeFulfillment['state'], units: Record<string, number>): MadeFulfillment => ({
  state,
  units: Object.entries(units).map(([lineId, quantity]) => ({ lineId, quantity })),
})

describe('unitsLeft', () => {
  it.each([
    ['nothing is sent', [], { mugs: 3, lesson: 1 }],
    ['a part is sent', [made('sent', { mugs: 2 })], { mugs: 1, lesson: 1 }],
    ['it is ready to be picked up', [made('ready', { mugs: 3, lesson: 1 })], {}],
    ['a sending was undone', [made('undone', { mugs: 3 })], { mugs: 3, lesson: 1 }],
    [
      'it goes in two parcels',
      [made('sent', { mugs: 1 }), made('sent', { mugs: 2, lesson: 1 })],
      {},
    ],
  ])('when %s', (_what, fulfillments, left) => {
    expect(Object.fromEntries(unitsLeft(LINES, fulfillments))).toEqual(left)
  })
})

describe('isFulfilled', () => {
  it.each([
    ['nothing is sent', [], false],
    ['a part is sent', [made('sent', { mugs: 3 })], false],
    ['it waits to be picked up', [made('ready', { mugs: 3, lesson: 1 })], false],
    ['all of it is sent', [made('sent', { mugs: 3, lesson: 1 })], true],
    [
      'it was undone and sent again',
      [made('undone', { mugs: 3 }), made('sent', { mugs: 3, lesson: 1 })],
      true,
    ],
  ])('when %s: %s', (_what, fulfillments, expected) => {
    expect(isFulfilled(LINES, fulfillments)).toBe(expected)
  })

  it('of downloads alone, as soon as they are handed out', () => {
    expect(isFulfilled([{ id: 'recipes', quantity: 1, isHandedOut: true }], [])).toBe(true)
  })
})

it.each([
  ['pickup', 'Studio', 'pickup'],
  ['flat', 'Standard', 'parcel'],
  [null, 'Standard, from before kinds were kept', 'parcel'],
  [null, '', 'none'],
] as const)(
  'a delivery of kind %s called %j is handed over as %s',
  (shippingKind, shippingLabel, as) => {
    expect(handoverOf({ shippingKind, shippingLabel })).toBe(as)
  },
)
