import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'

const TYPE = BLOCK_TYPES.newsletter

describe('the newsletter block', () => {
  it.each([
    ['email', ['email']],
    ['first', ['given-name', 'email']],
    ['name', ['given-name', 'family-name', 'email']],
  ])('asks for %s', (asks, tokens) => {
    const html = htmlOf(TYPE, { asks }, 'edit')
    expect([...html.matchAll(/autocomplete="([^"]*)"/g)].map(([, token]) => token)).toEqual(tokens)
    expect(html).toContain('<button class="newsletter-form-button ')
  })

  it('asks visitors to agree, where its owner has written to what', () => {
    expect(htmlOf(TYPE, {}, 'edit')).not.toContain('type="checkbox"')
    expect(htmlOf(TYPE, { consent: 'Yes <b>' }, 'edit')).toContain(
      '<input type="checkbox" name="consent" required> <span>Yes &lt;b&gt;</span>',
    )
  })

  it('tells visitors that signing up is not open, and keeps the owner’s words', () => {
    const html = htmlOf(TYPE, { title: 'News', footnote: 'No **spam**' })
    expect(html).not.toMatch(/<form|<input/)
    expect(html).toContain('News</h3>')
    expect(html).toContain('Signing up is not open yet.')
    expect(html).toContain('No <strong>spam</strong>')
  })
})
