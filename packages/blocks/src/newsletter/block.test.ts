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
    const html = htmlOf(TYPE, { asks })
    const fields = [...html.matchAll(/autocomplete="([^"]*)"/g)].map(([, token]) => token)
    expect(fields.filter((token) => token !== 'off')).toEqual(tokens)
    expect(html).toContain('<button class="newsletter-form-button ')
  })

  it('can be sent without script, to the list that its owner chose', () => {
    expect(htmlOf(TYPE, {})).toMatch(
      /<form class="newsletter-form[^>]* method="post" action="\/forms\/newsletter" data-form-id="newsletter">/,
    )
    const listId = 'a'.repeat(24)
    const html = htmlOf(TYPE, { listId })
    expect(html).toContain(`data-form-id="newsletter-${listId}"`)
    expect(html).toContain(`<input type="hidden" name="listId" value="${listId}">`)
  })

  it('asks visitors to agree, where its owner has written to what, and sends the words along', () => {
    expect(htmlOf(TYPE, {})).not.toContain('type="checkbox"')
    const html = htmlOf(TYPE, { consent: 'Yes <b>' })
    expect(html).toMatch(/<input type="checkbox"[^>]* required> <span>Yes &lt;b&gt;<\/span>/)
    expect(html).toContain('name="agreesTo" value="Yes &lt;b&gt;"')
  })

  it('says what its owner wrote, before and after', () => {
    const html = htmlOf(TYPE, { title: 'News', footnote: 'No **spam**', thanks: '*Danke*' })
    expect(html).toContain('News</h3>')
    expect(html).toContain('No <strong>spam</strong>')
    expect(html).toMatch(/form-submission-text" tabindex="-1" hidden><p><em>Danke<\/em>/)
    expect(htmlOf(TYPE, {})).toContain('Please look into your inbox')
  })
})
