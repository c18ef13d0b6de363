import { expect, it } from 'vitest'
import { SHARE_SERVICES, shareAddress, shareButtonOptions } from './share-services.ts'

const page = { url: 'https://clay.example/mug?a=1&b=2', title: 'Mug & "bowl"', image: '' }

it.each(SHARE_SERVICES.map((one) => [one.label, one] as const))(
  '%s is told the whole address of the page, and nothing of it leaks into its own',
  (_label, service) => {
    const { protocol, href } = new URL(shareAddress(service, page))
    expect(['https:', 'mailto:']).toContain(protocol)
    expect(decodeURIComponent(href)).toContain(page.url)
    expect(href).not.toMatch(/\{|"|b=2/)
  },
)

it('templates know the chosen services by their numbers', () => {
  expect(shareButtonOptions(['twitter', 'facebook'])).toEqual({ '3': true, '18': true })
  expect(shareButtonOptions([])).toEqual({})
})
