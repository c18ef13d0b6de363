import { describe, expect, it } from 'vitest'
import { HOSTILE_ADDRESSES } from '../links/test-addresses.ts'
import { CARRIERS, isTrackingPage, trackingPage } from './carriers.ts'

describe('trackingPage', () => {
  it.each(CARRIERS.map(({ name }) => [name]))('leads to the page of %s', (name) => {
    const page = trackingPage(name, ' 1Z 999 ')
    expect(page).toContain('1Z999')
    expect(isTrackingPage(page)).toBe(true)
  })

  it.each([
    ['another carrier', 'Ada on her bike', '12'],
    ['no number', 'UPS', '  '],
  ])('is empty for %s', (_what, carrier, number) => {
    expect(trackingPage(carrier, number)).toBe('')
  })

  it('keeps a number within its place in the address', () => {
    expect(trackingPage('UPS', '1&x=2#"><')).toBe(
      'https://www.ups.com/track?tracknum=1%26x%3D2%23%22%3E%3C',
    )
  })
})

it.each([...HOSTILE_ADDRESSES, '/cart', 'mailto:a@b.example'])(
  '%j is no tracking page',
  (address) => {
    expect(isTrackingPage(address)).toBe(false)
  },
)
