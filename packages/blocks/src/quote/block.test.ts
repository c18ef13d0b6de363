import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const TYPE = BLOCK_TYPES.quote

describe('the quote block', () => {
  it('shows the words in its style, size and alignment', () => {
    const props = { text: ' It holds\nsoup. ', style: 'line', size: 'large', alignment: 'center' }
    expect(htmlOf(TYPE, props)).toBe(
      '<figure class="sw-quote sw-quote--line sw-quote--large sw-quote--center">\n' +
        '<blockquote><p>It holds\nsoup.</p></blockquote>\n\n</figure>',
    )
  })

  it('says who said it, with a link and a portrait', () => {
    const link = { href: `page:${IDS.page}`, newWindow: true }
    const html = htmlOf(TYPE, {
      ...{ text: 'a', source: 'Ingrid', role: 'Baker', link, portraitId: IDS.asset },
    })
    expect(html).toContain(
      '<cite><a href="/about" target="_blank" rel="noopener">Ingrid</a></cite><span class="sw-quote-role">Baker</span>',
    )
    expect(html).toMatch(/<span class="sw-quote-portrait"><img [^>]*alt=""/)
  })

  it('keeps hostile words inside', () => {
    const html = htmlOf(TYPE, { text: '<img src=x>', source: '<b>', role: '<i>' })
    expect(html).toContain('<p>&lt;img src=x&gt;</p>')
    expect(html).not.toMatch(/<b>|<i>/)
  })

  it('asks for a quote in the editor only', () => {
    expect(htmlOf(TYPE, { text: ' ', source: 'Ingrid' })).toBe('')
    expect(htmlOf(TYPE, {}, 'edit')).toContain('Write a quote')
  })
})
