import { describe, expect, it } from 'vitest'
import { handoverOf, isFulfilled, type MadeFulfillment, unitsLeft } from './fulfillment.ts'

const LINES = [
  { id: 'mugs', quantity: 3, isHandedOut: false, unitsGone: 0 },
  { id: 'lesson', quantity: 1, isHandedOut: false, unitsGone: 0 },
  { id: 'recipes', quantity: 1, isHandedOut: true, unitsGone: 0 },
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

describe('units that were given back', () => {
  const lines = [{ id: 'mugs', quantity: 3, isHandedOut: false, unitsGone: 1 }]
  it.each([
    ['nothing is sent', [], { mugs: 2 }],
    ['one is sent', [made('sent', { mugs: 1 })], { mugs: 1 }],
    ['the others are sent', [made('sent', { mugs: 2 })], {}],
    ['all were sent before', [made('sent', { mugs: 3 })], {}],
  ])('are not to be sent when %s', (_what, fulfillments, left) => {
    expect(Object.fromEntries(unitsLeft(lines, fulfillments))).toEqual(left)
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
    expect(isFulfilled([{ id: 'recipes', quantity: 1, isHandedOut: true, unitsGone: 0 }], [])).toBe(
      true,
    )
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
