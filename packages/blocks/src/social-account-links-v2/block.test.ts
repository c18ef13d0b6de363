import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'

const SOCIAL = 54
const at = (...addresses: string[]) => ({
  source: 'own',
  accounts: addresses.map((address) => ({ address, label: '' })),
})

describe('the block of social links', () => {
  it('leads to the site’s profiles', () => {
    expect(htmlOf(SOCIAL)).toContain(
      '<a class="sqs-svg-icon--wrapper instagram" href="https://www.instagram.com/clay" target="_blank" rel="me noopener" aria-label="Instagram (clay)">',
    )
  })

  it('tells the brand from the address, however it was typed', () => {
    const html = htmlOf(
      SOCIAL,
      at('youtube.com/@clay', 'mailto:hello@clay.example', 'clay.example'),
    )
    expect(html.match(/sqs-svg-icon--wrapper (\w+)/g)?.map((one) => one.slice(22))).toEqual([
      'youtube',
      'email',
      'url',
    ])
    expect(html).toContain('href="mailto:hello@clay.example" aria-label')
  })

  it('has the brands’ own colours where it is asked to, but for black ones', () => {
    const profiles = at('https://facebook.com/clay', 'https://x.com/clay')
    expect(htmlOf(SOCIAL, profiles)).not.toContain('--sw-brand')
    expect(htmlOf(SOCIAL, { ...profiles, color: 'standard' }).match(/--sw-brand:[^"]*/g)).toEqual([
      '--sw-brand:#1877f2',
    ])
  })

  it('wears its style, size and side, and shows names', () => {
    const html = htmlOf(SOCIAL, {
      style: 'border',
      size: 'large',
      alignment: 'center',
      showNames: true,
    })
    expect(html).toContain(
      'social-icon-alignment-center social-icons-color-text social-icons-size-large social-icons-style-border',
    )
    expect(html).toContain('<span class="sw-profile-name">Instagram</span>')
  })

  it('says in the editor only that there are none', () => {
    expect(htmlOf(SOCIAL, at())).toBe('')
    expect(htmlOf(SOCIAL, at(), 'edit')).toContain('Add the address of a profile')
  })

  it.each([19, 48])('draws its older version %i', (type) => {
    expect(htmlOf(type)).toBe(htmlOf(SOCIAL))
  })
})
