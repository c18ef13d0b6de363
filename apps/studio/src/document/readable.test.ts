import { describe, expect, it } from 'vitest'
import type { JournalEntry } from './journal.ts'
import { isOfOtherVersion, isReadableEntry } from './readable.ts'

const entry = (change: unknown) => ({ visitId: 'visit', sequence: 1, change }) as JournalEntry
const onPage = (operation: object) => entry({ documentId: 'a'.repeat(24), operation })
const onSite = (operation: object) => entry({ documentId: 'site', operation })
const setProps = { kind: 'setProps', sectionId: 'a'.repeat(24), blockId: 'b'.repeat(24), props: {} }
const layout = { kind: 'setPhoneLayout', sectionId: 'a'.repeat(24) }

describe('an edit kept on the device', () => {
  it.each([
    ['of a block', onPage(setProps)],
    ['of a phone’s order', onPage({ ...layout, phone: { auto: true } })],
    ['of the header', onSite({ kind: 'setHeader', values: { title: 'Clay' } })],
    [
      'that the server will refuse',
      onSite({ kind: 'setHeader', values: { title: 'x'.repeat(200) } }),
    ],
    ['of an id that is none', onPage({ ...setProps, blockId: 'block' })],
  ])('can be read: %s', (_what, kept) => {
    expect(isReadableEntry(kept)).toBe(true)
  })

  it.each([
    ['nothing', entry(undefined)],
    ['no operation', entry({ documentId: 'a' })],
    ['settings that are none', onPage({ ...setProps, props: 'none' })],
    ['an order without its blocks', onPage({ ...layout, phone: { auto: false } })],
    ['values that are none', onSite({ kind: 'setHeader', values: null })],
    ['an edit of the page under the name of the site', onSite(setProps)],
  ])('cannot be read: %s', (_what, kept) => {
    expect(isReadableEntry(kept)).toBe(false)
    expect(isOfOtherVersion(kept)).toBe(false)
  })

  it('of a kind that is not known yet is of another version', () => {
    const kept = onPage({ kind: 'paintBlock', color: 'red' })
    expect(isReadableEntry(kept)).toBe(false)
    expect(isOfOtherVersion(kept)).toBe(true)
  })
})
