import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'

const TYPE = BLOCK_TYPES.markdown

const shown = (source: string) =>
  htmlOf(TYPE, { source })
    .replace('<div class="sqs-html-content sw-markdown">', '')
    .replace(/<\/div>$/, '')
    .trim()

describe('the markdown block', () => {
  it.each([
    ['a heading', '## Care', '<h2>Care</h2>'],
    ['bold and italic words', '**a** *b* ~~c~~', '<p><strong>a</strong> <em>b</em> <s>c</s></p>'],
    ['a link', '[Shop](/shop "All")', '<p><a href="/shop" title="All">Shop</a></p>'],
    [
      'a picture of the site',
      '![Bowl](/b.jpg)',
      '<p><img src="/b.jpg" alt="Bowl" loading="lazy"></p>',
    ],
    ['HTML as it was typed', 'a <b onclick="x">', '<p>a &lt;b onclick=&quot;x&quot;&gt;</p>'],
  ])('shows %s', (_what, source, html) => expect(shown(source)).toBe(html))

  it('lets wide tables scroll', () => {
    expect(shown('| a |\n| --- |\n| b |')).toMatch(
      /^<div class="sw-markdown-table" tabindex="0"><table>[\s\S]*<td>b<\/td>[\s\S]*<\/table><\/div>$/,
    )
  })

  it('fetches no picture from elsewhere', () => {
    expect(shown('![Bowl](https://a.example/b.jpg)')).toBe(
      '<p><a href="https://a.example/b.jpg">Bowl</a></p>',
    )
    expect(shown('[![Bowl](https://a.example/b.jpg)](/shop)')).toBe(
      '<p><a href="/shop">Bowl</a></p>',
    )
  })

  it.each([
    'javascript:hit()',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    '&#106;avascript:x',
  ])('makes no link of %s', (address) =>
    expect(shown(`[x](${address}) <${address}> ![x](${address})`)).not.toMatch(/<a|<img/),
  )

  it('asks for a text in the editor only', () => {
    expect(htmlOf(TYPE, { source: '\n' })).toBe('')
    expect(htmlOf(TYPE, { source: '\n' }, 'edit')).toContain('Write a text')
  })
})
