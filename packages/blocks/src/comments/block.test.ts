import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'

const TYPE = BLOCK_TYPES.comments

describe('the comments block', () => {
  it('shows its owner the form, with or without an email address', () => {
    const html = htmlOf(TYPE, {}, 'edit')
    expect(html.match(/<(?:input|textarea) /g)).toHaveLength(3)
    expect(htmlOf(TYPE, { asksEmail: false }, 'edit')).not.toContain('type="email"')
  })

  it.each([
    ['not open yet', true, 'Comments cannot be written here yet.'],
    ['closed', false, 'Comments are closed.'],
  ])('tells visitors that comments are %s', (_state, isOpen, words) => {
    const html = htmlOf(TYPE, { isOpen })
    expect(html).toContain(`<p class="sw-ask-closed">${words}</p>`)
    expect(html).not.toMatch(/<form|<input/)
  })

  it('has a name for screen readers, with a title and without', () => {
    const titled = htmlOf(TYPE, { title: 'Talk' })
    expect(titled).toMatch(/aria-labelledby="([^"]+)">\n<h3 [^>]*id="\1"/)
    expect(htmlOf(TYPE, { title: ' ' })).toContain('aria-label="Comments"')
  })
})
