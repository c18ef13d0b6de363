import { HOSTILE_ADDRESSES } from '@sitewright/core/links/test-addresses'
import { describe, expect, it } from 'vitest'
import { withoutBadLinks } from '../link/old-links.ts'
import { bulletList, paragraph, text, textDocument } from './build.ts'
import {
  MAX_RICH_TEXT_DEPTH,
  MAX_RICH_TEXT_LENGTH,
  MAX_RICH_TEXT_NODES,
  type RichTextNode,
} from './model.ts'
import { richText } from './schema.ts'

const problem = (value: unknown) => richText.safeParse(value).error?.issues[0]?.message
const doc = (...content: unknown[]) => ({ type: 'doc', content })

const marked = (mark: object) => paragraph({ type: 'text', text: 'x', marks: [mark as never] })

function nested(levels: number): RichTextNode {
  return levels === 0 ? paragraph() : { type: 'blockquote', content: [nested(levels - 1)] }
}

describe('richText', () => {
  it('takes what the editor makes, unchanged', () => {
    const made = textDocument(bulletList(['a', text('b', { type: 'strong' })]), paragraph())
    expect(richText.parse(made)).toEqual(made)
  })

  it.each([
    ['nothing', undefined],
    ['a string', 'Hello'],
    ['an empty document', doc()],
    ['an unknown node', doc({ type: 'script' })],
    ['a name from the prototype', doc({ type: 'constructor' })],
    ['text between blocks', doc({ type: 'text', text: 'x' })],
    ['empty text', doc({ type: 'paragraph', content: [{ type: 'text', text: '' }] })],
    ['a list without items', doc({ type: 'bullet_list' })],
    ['a document in a document', doc(doc(paragraph()))],
    [
      'an unknown mark',
      doc(paragraph({ type: 'text', text: 'x', marks: [{ type: 'blink' }] as never })),
    ],
    ['a colour of no theme', doc(marked({ type: 'color', attrs: { name: '#f00' } }))],
    ['a size without a name', doc(marked({ type: 'size' }))],
    ['a name for bold words', doc(marked({ type: 'strong', attrs: { name: 'accent' } }))],
    ['an unknown level', doc({ type: 'heading', attrs: { level: 7 } })],
    ['unknown attributes', doc({ type: 'paragraph', attrs: { onclick: 'x' } })],
  ])('refuses %s', (_name, value) => {
    expect(problem(value)).toBe('That is not a text.')
  })

  it.each(HOSTILE_ADDRESSES)('refuses a link to %j, and drops it from stored text', (href) => {
    const linked = textDocument(paragraph(text('words', { type: 'link', attrs: { href } })))
    expect(problem(linked)).toBe('That is not an address to link to.')
    expect(richText.parse(withoutBadLinks(linked))).toEqual(
      textDocument(paragraph({ type: 'text', text: 'words', marks: [] })),
    )
  })

  it('refuses what is too long or too deep, without running out of stack', () => {
    expect(problem(doc(paragraph('x'.repeat(MAX_RICH_TEXT_LENGTH + 1))))).toContain('too long')
    expect(problem(doc(...Array(MAX_RICH_TEXT_NODES).fill(paragraph())))).toContain('too long')
    expect(problem(doc(nested(MAX_RICH_TEXT_DEPTH)))).toContain('too many levels')
    expect(problem(doc(nested(5_000)))).toContain('too many levels')
  })
})
