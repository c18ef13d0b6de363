import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'

const TYPE = BLOCK_TYPES['member-area']

describe('the member area block', () => {
  it('shows its owner the buttons, and visitors that nobody can join yet', () => {
    const props = { title: 'Films <b>', price: '€9 a month' }
    expect(htmlOf(TYPE, props, 'edit').match(/<button /g)).toHaveLength(2)
    const html = htmlOf(TYPE, props)
    expect(html).not.toContain('<button')
    expect(html).toContain('<h3 class="sw-ask-title">Films &lt;b&gt;</h3>')
    expect(html).toContain('€9 a month')
    expect(html).toContain('Joining is not open yet.')
  })

  it('can do without the button to sign in', () => {
    const props = { title: 'a', signInLabel: ' ' }
    expect(htmlOf(TYPE, props, 'edit').match(/<button /g)).toHaveLength(1)
  })

  it('asks for a title in the editor only', () => {
    expect(htmlOf(TYPE)).toBe('')
    expect(htmlOf(TYPE, {}, 'edit')).toContain('Write a title')
  })
})
