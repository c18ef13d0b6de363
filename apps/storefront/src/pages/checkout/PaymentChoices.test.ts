import type { OfferedMethod } from '@sitewright/api/pages/props'
import { expect, it } from 'vitest'
import { methodsFor, wayToPayBy } from './PaymentChoices.tsx'

const method = (title: string, isForPickup: boolean): OfferedMethod => ({
  title,
  sentence: '',
  isPractice: false,
  isPaidLater: true,
  isForPickup,
  choices: [],
})
const METHODS = [method('Transfer', false), method('At the shop', true)]
const option = (kind: 'flat' | 'pickup') => ({ id: 'a', name: 'A', costCents: 0, note: '', kind })

it.each([
  ['a pickup', option('pickup'), ['Transfer', 'At the shop']],
  ['a parcel', option('flat'), ['Transfer']],
  ['nothing that is sent', null, ['Transfer']],
])('offers for %s what can pay for it', (_what, selectedShippingOption, titles) => {
  expect(methodsFor({ selectedShippingOption }, METHODS).map(({ title }) => title)).toEqual(titles)
})

const choice = (token: string) => ({ token, label: token, hint: '' })
const CARD = { isPaidLater: false, choices: [choice('card')] }
const TRANSFER = { isPaidLater: true, choices: [choice('transfer')] }

it.each([
  ['a card', 'card', 'later', 'now'],
  ['a transfer', 'transfer', 'later', 'later'],
  ['nothing yet, as without a script', undefined, 'later', 'later'],
  ['a method that is no longer there', 'gone', 'later', 'later'],
  ['a card where nothing is due', 'card', 'nothingDue', 'nothingDue'],
  ['a card where only a pickup can be paid', 'card', 'pickupOnly', 'pickupOnly'],
] as const)('calls it by what is chosen: %s', (_what, token, way, named) => {
  expect(wayToPayBy(token, way, [CARD, TRANSFER])).toBe(named)
})
