import type { OfferedMethod } from '@sitewright/api/pages/props'
import { expect, it } from 'vitest'
import { methodsFor } from './PaymentChoices.tsx'

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
