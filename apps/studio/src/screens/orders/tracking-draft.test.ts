import { trackingPage } from '@sitewright/core/commerce/carriers'
import { describe, expect, it } from 'vitest'
import { draftOf, NO_TRACKING, OTHER, trackingOf } from './tracking-draft.ts'

describe('tracking that is changed in a form', () => {
  it.each([
    ['none', { carrier: '', trackingNumber: '', trackingUrl: null }, NO_TRACKING.chosen],
    ['a number alone', { carrier: '', trackingNumber: '42', trackingUrl: null }, 'none'],
    [
      'a known carrier',
      { carrier: 'UPS', trackingNumber: '1Z', trackingUrl: trackingPage('UPS', '1Z') },
      'UPS',
    ],
    [
      'a known carrier with a page of the owner’s',
      { carrier: 'UPS', trackingNumber: '1Z', trackingUrl: 'https://ups.example/' },
      OTHER,
    ],
    ['another', { carrier: 'Bike', trackingNumber: '', trackingUrl: 'https://b.example' }, OTHER],
    ['a page alone', { carrier: '', trackingNumber: '', trackingUrl: 'https://b.example' }, OTHER],
  ])('begins as it was with %s, and is sent back the same', (_what, tracking, chosen) => {
    const draft = draftOf(tracking)
    expect(draft.chosen).toBe(chosen)
    const sent = trackingOf(draft)
    expect({
      ...sent,
      trackingUrl: sent.trackingUrl || trackingPage(sent.carrier, sent.trackingNumber),
    }).toEqual({ ...tracking, trackingUrl: tracking.trackingUrl ?? '' })
  })
})
