import { describe, expect, it } from 'vitest'
import { draftOf, emptyDraft, inputOf, isAllDay, withAllDay, withDays } from './item-draft.ts'
import type { StoredItem } from './stored-item.ts'

const BERLIN = 'Europe/Berlin'
const utc = (text: string) => Date.parse(`${text}Z`)
const base = { ...emptyDraft(1), title: 'Tea' }

function stored(fields: Partial<StoredItem>): StoredItem {
  const input = inputOf(base, { timeZone: BERLIN })
  return {
    ...input,
    urlId: 'tea',
    status: 'public',
    publishOn: 0,
    sale: null,
    ...fields,
  } as StoredItem
}

describe('what is sent', () => {
  it.each([
    ['2026-03-28T09:00', '2026-03-28T08:00'],
    ['2026-03-29T09:00', '2026-03-29T07:00'],
    ['2026-10-25T09:00', '2026-10-25T08:00'],
  ])('is the moment when the site’s clocks show %s', (publishAt, expected) => {
    const draft = { ...base, status: 'scheduled' as const, publishAt }
    expect(inputOf(draft, { timeZone: BERLIN }).publishOn).toBe(utc(expected))
  })

  it('leaves the date open for what is published now, and for drafts', () => {
    expect(inputOf({ ...base, status: 'public' }, { timeZone: BERLIN })).not.toHaveProperty(
      'publishOn',
    )
    const draft = { ...base, publishAt: '2026-03-28T09:00' }
    expect(inputOf(draft, { timeZone: BERLIN })).not.toHaveProperty('publishOn')
  })

  it('gives back untouched dates to the millisecond', () => {
    // The second time that clocks show 2:30 in that night.
    const publishOn = utc('2026-10-25T01:30') + 12_345
    const item = stored({ publishOn })
    const draft = { ...draftOf(item, BERLIN), title: 'Green tea' }
    expect(draft.publishAt).toBe('2026-10-25T02:30')
    expect(inputOf(draft, { timeZone: BERLIN, stored: item }).publishOn).toBe(publishOn)
  })

  it('has no place where none was entered', () => {
    expect(inputOf(base, { timeZone: BERLIN }).location).toBeNull()
    const location = { ...base.location, addressTitle: 'Harbour' }
    expect(inputOf({ ...base, location }, { timeZone: BERLIN }).location).toEqual(location)
  })
})

describe('all-day events', () => {
  const event = { ...base, startsAt: '2026-05-01T18:30', endsAt: '2026-05-02T01:00' }

  it('last from the first minute to the last', () => {
    const all = withAllDay(event, true)
    expect(all).toMatchObject({ startsAt: '2026-05-01T00:00', endsAt: '2026-05-02T23:59' })
    expect(isAllDay(all)).toBe(true)
    expect(isAllDay(withAllDay(all, false))).toBe(false)
  })

  it('never end before they begin', () => {
    const all = withAllDay(event, true)
    expect(withDays(all, { first: '2026-06-01' })).toMatchObject({
      startsAt: '2026-06-01T00:00',
      endsAt: '2026-06-01T23:59',
    })
  })
})
