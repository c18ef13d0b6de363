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
  type RichTextNode,
  richTextToText,
  strong,
  text,
  textDocument,
} from '../rich-text/index.ts'
import { markdownToRichText } from './markdown-to-rich-text.ts'
import { richTextToMarkdown } from './rich-text-to-markdown.ts'

const NO_PATHS = new Map()
const markdownOf = (...content: readonly RichTextNode[]) =>
  richTextToMarkdown(textDocument(...content), NO_PATHS).result

describe('rich text as Markdown', () => {
  it.each([
    ['headings', '## A \\*b', heading(2, 'A *b')],
    ['bold and italic words', '**a** *b*', paragraph([strong('a '), em('b')])],
    ['words within words', 'a**b**c', paragraph(['a', strong('b'), 'c'])],
    ['signs beside words', '&#97;**.b.**&#99;', paragraph(['a', strong('.b.'), 'c'])],
    [
      'signs beside Japanese marks',
      '&#12399;**「太字」**&#12391;',
      paragraph(['は', strong('「太字」'), 'で']),
    ],
    ['links', '[a](</x>)', paragraph(linked('a', '/x'))],
    ['lines', 'a\\\nb', paragraph(['a', lineBreak(), 'b'])],
    ['lists', '- a\n- b', bulletList('a', 'b')],
    ['numbered lists', '1. a\n2. b', orderedList('a', 'b')],
    ['quotes', '> a\n>\n> b', blockquote(paragraph('a'), paragraph('b'))],
    ['what begins like a sign', '\\# a', paragraph('# a')],
    ['what begins like a number', '1\\. a', paragraph('1. a')],
  ])('has %s', (_what, markdown, node) => {
    expect(markdownOf(node)).toBe(markdown)
    expect(markdownOf(...(markdownToRichText(markdown).result.content ?? []))).toBe(markdown)
  })

  it('names pages by their address, and says what it cannot hold', () => {
    const id = 'd'.repeat(24)
    const doc = textDocument(
      paragraph([linked('a', `page:${id}`), linked('b', `asset:${id}`)], { align: 'center' }),
      paragraph(text('c', { type: 'underline' })),
    )
    const { result, lost } = richTextToMarkdown(doc, new Map([[id, '/about']]))
    expect(result).toBe('[a](</about>)b\n\nc')
    expect([...lost].sort()).toEqual(['alignment', 'files', 'underline'])
  })

  it('does without signs where they would be read as words', () => {
    const both = text('!', { type: 'strong' }, { type: 'em' })
    const doc = textDocument(paragraph([em('!'), strong('!'), both]))
    const { result, lost } = richTextToMarkdown(doc, NO_PATHS)
    expect(richTextToText(markdownToRichText(result).result)).toBe('!!!')
    expect([...lost]).toEqual(['formatting'])
  })

  it('keeps every word on its way there and back', () => {
    const words = fc.string({ unit: 'grapheme-ascii', minLength: 1 })
    const marked = fc.tuple(words, fc.subarray(['strong', 'em', 'strike'] as const))
    const run = marked.map(([one, marks]) => text(one, ...marks.map((type) => ({ type }))))
    const line = fc.array(fc.oneof(run, fc.constant(lineBreak())), { minLength: 1 })
    const block = line.chain((inline) =>
      fc.constantFrom(
        paragraph(inline),
        heading(2, inline),
        bulletList(inline, 'b'),
        orderedList(inline),
        blockquote(paragraph(inline)),
      ),
    )
    fc.assert(
      fc.property(fc.array(block, { minLength: 1 }), (blocks) => {
        const doc = textDocument(...blocks)
        const back = markdownToRichText(richTextToMarkdown(doc, NO_PATHS).result).result
        expect(richTextToText(back)).toBe(richTextToText(doc))
      }),
    )
  })
})

describe('Markdown as rich text', () => {
  it.each([
    ['| a | b |\n| - | - |\n| c | d |', 'a · b c · d', ['tables']],
    ['```\nx\ny\n```', 'x y', ['code']],
    ['a `b`', 'a b', []],
    ['a\n\n---\n\nb', 'a b', ['lines']],
    ['![a](/b)', 'a', ['images']],
    ['<b>a</b>', '<b>a</b>', []],
    ['[a](javascript:hit())', '[a](javascript:hit())', []],
    ['- ', '', []],
  ])('keeps the words of %j', (markdown, words, losses) => {
    const { result, lost } = markdownToRichText(markdown)
    expect(richTextToText(result)).toBe(words)
    expect([...lost]).toEqual(losses)
  })
})
