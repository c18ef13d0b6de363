import { describe, expect, it } from 'vitest'
import { VIEW_MEDIA, withViewMedia } from './view-media.ts'

describe('withViewMedia', () => {
  it('writes out the queries of the two views, and nothing else', () => {
    expect(withViewMedia('@media print and (--phone) {a {b: var(--phone)}}')).toBe(
      `@media print and ${VIEW_MEDIA.phone} {a {b: var(--phone)}}`,
    )
    expect(withViewMedia('@media (--desktop){} @media (width > 9px){}')).toBe(
      `@media ${VIEW_MEDIA.desktop}{} @media (width > 9px){}`,
    )
  })

  it('refuses a name that there is not', () => {
    expect(() => withViewMedia('@media (--tablet) {}')).toThrow('(--tablet)')
  })
})

it('leaves no width between the two views', () => {
  expect(VIEW_MEDIA).toEqual({ desktop: '(min-width: 768px)', phone: '(max-width: 767.98px)' })
})
