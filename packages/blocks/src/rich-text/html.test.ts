import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blockquote,
  bulletList,
  em,
  heading,
  lineBreak,
  linked,
  orderedList,
  paragraph,
  strong,
  text,
  textDocument,
} from './build.ts'
import { richTextToHtml } from './html.ts'
import type { RichTextNode } from './model.ts'

const page = 'd'.repeat(24)
const asset = 'c'.repeat(24)
const html = (...content: RichTextNode[]) =>
  richTextToHtml(textDocument(...content), {
    pagePaths: new Map([[page, '/about']]),
    assetUrl: (id) => (id === asset ? '/s/prices.pdf' : undefined),
  })

describe('richTextToHtml', () => {
  it.each<[string, RichTextNode, string]>([
    ['headings', heading(3, 'Hours', { align: 'center' }), '<h3 class="sw-text-center">Hours</h3>'],
    ['paragraphs', paragraph('Hi', { align: 'right' }), '<p class="sw-text-right">Hi</p>'],
    ['lists', bulletList('a', 'b'), '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['numbers', orderedList('a'), '<ol><li><p>a</p></li></ol>'],
    ['quotes', blockquote(paragraph('So')), '<blockquote><p>So</p></blockquote>'],
    ['breaks', paragraph(['a', lineBreak(), 'b']), '<p>a<br>b</p>'],
    ['no words', paragraph(), '<p></p>'],
    ['markup in words', paragraph('<b> & "c"'), '<p>&lt;b&gt; &amp; &quot;c&quot;</p>'],
  ])('writes %s', (_name, node, expected) => {
    expect(html(node)).toBe(expected)
  })

  it('shares the elements of marks that neighbours begin with', () => {
    const link = { type: 'link', attrs: { href: '/shop' } } as const
    expect(html(paragraph([text('See ', link), text('all', { type: 'strong' }, link)]))).toBe(
      '<p><a href="/shop">See <strong>all</strong></a></p>',
    )
  })

  it('writes colours and sizes of the theme as classes, and none of another name', () => {
    const named = (type: 'color' | 'size', name: string) => ({ type, attrs: { name } }) as const
    expect(
      html(
        paragraph([text('a', { type: 'code' }, named('size', 'large'), named('color', 'accent'))]),
      ),
    ).toBe(
      '<p><span class="sw-ink-accent"><span class="sw-size-large"><code>a</code></span></span></p>',
    )
    expect(html(paragraph([text('a', named('color', '"><script>'))]))).toBe('<p>a</p>')
  })

  it('opens and closes marks in one order', () => {
    expect(html(paragraph([strong('a'), em('b')]))).toBe('<p><strong>a</strong><em>b</em></p>')
  })

  it.each([
    [`page:${page}`, '/about'],
    [`asset:${asset}`, '/s/prices.pdf'],
    ['mailto:me@example.com', 'mailto:me@example.com'],
    ['tel:+1 (212) 555-0100', 'tel:+1 (212) 555-0100'],
    ['#prices', '#prices'],
    ['/shop?sort="new"', '/shop?sort=&quot;new&quot;'],
    ['https://example.com/a', 'https://example.com/a'],
  ])('links to %s', (href, written) => {
    expect(html(paragraph(linked('x', href)))).toBe(`<p><a href="${written}">x</a></p>`)
  })

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil',
    'vbscript:x',
    `page:${'0'.repeat(24)}`,
    `asset:${page}`,
    'page:../../x',
    '',
  ])('leaves the words alone for %j', (href) => {
    expect(html(paragraph(linked('x', href)))).toBe('<p>x</p>')
  })

  it('opens another window only with the old one out of its reach', () => {
    const mark = { type: 'link', attrs: { href: '/a', newWindow: true } } as const
    expect(html(paragraph(text('x', mark)))).toContain('target="_blank" rel="noopener"')
  })

  it('never lets words become markup', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (words, href) => {
        const written = html(paragraph(text(words, { type: 'link', attrs: { href } })))
        const tags = written.match(/<[^>]*>/g) ?? []
        expect(tags.every((tag) => /^<(\/?p|\/a|a href="[^"]*")>$/.test(tag))).toBe(true)
        expect(/href="\s*(javascript|data|vbscript):/i.test(written)).toBe(false)
      }),
    )
  })
})
