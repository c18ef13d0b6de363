import { BLOCK_TYPES, type BlockTypeName } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { describe, expect, it } from 'vitest'
import { BLOCKS, type BlockDefinition, blockOfType } from '../registry.ts'
import {
  blockquote,
  heading,
  lineBreak,
  linked,
  paragraph,
  strong,
  textDocument,
} from '../rich-text/index.ts'
import { blockOf, DATA, IDS } from '../testing.ts'
import { converted } from './convert.ts'

const typeOf = (name: BlockTypeName) => blockOfType(BLOCK_TYPES[name]) as BlockDefinition

function become(from: BlockTypeName, to: BlockTypeName, props: JsonObject) {
  return converted(typeOf(from), blockOf(BLOCK_TYPES[from], props), typeOf(to), DATA.pagePaths)
}

const link = { href: `page:${IDS.page}`, newWindow: true }
const quote = { text: 'It holds\nsoup.', source: 'Ingrid Aas', role: 'Baker, Bergen', link }
const asText = textDocument(
  blockquote(
    paragraph(['It holds', lineBreak(), 'soup.']),
    paragraph([
      '— ',
      { ...linked('Ingrid Aas', link.href), marks: [{ type: 'link', attrs: link }] },
      ', Baker, Bergen',
    ]),
  ),
) as unknown as JsonObject

describe('a block of words', () => {
  it('can become the others, and no other block can', () => {
    const able = BLOCKS.filter(({ name }) => become('html', name, {})).map(({ name }) => name)
    expect(able).toEqual(BLOCKS.filter(({ family }) => family).map(({ name }) => name))
  })

  it('keeps a quote, who said it and its link as text', () => {
    const made = become('quote', 'html', quote)
    expect(made?.props).toMatchObject({ text: asText })
    expect(made?.lost).toEqual([])
  })

  it('keeps them on the way back', () => {
    expect(become('html', 'quote', { text: asText })?.props).toMatchObject(quote)
  })

  it('keeps a quote as Markdown, with the page’s address in its link', () => {
    const made = become('quote', 'markdown', { ...quote, portraitId: IDS.asset })
    expect(made?.props).toEqual({
      source: '> It holds\\\n> soup.\n>\n> — [Ingrid Aas](</about>), Baker, Bergen',
    })
    expect(made?.lost).toEqual(['portrait', 'newWindows'])
  })

  it('keeps headings and bold words as Markdown and back', () => {
    const doc = textDocument(heading(3, 'Care'), paragraph(['By ', strong('hand')]))
    const text = doc as unknown as JsonObject
    const made = become('html', 'markdown', { text })
    expect(made).toMatchObject({ props: { source: '### Care\n\nBy **hand**' }, lost: [] })
    expect(become('markdown', 'html', made?.props ?? {})?.props).toEqual({ text })
  })

  it('says what a quote cannot hold', () => {
    const source = '# Care\n\n- **By** [hand](/x)\n\n| a |\n| - |\n| b |'
    const made = become('markdown', 'quote', { source })
    expect(made?.props).toMatchObject({ text: 'Care\nBy hand\na\nb', source: '' })
    expect(made?.lost.toSorted()).toEqual(['formatting', 'headings', 'links', 'lists', 'tables'])
  })

  it('stays as it is where the other has no room for it', () => {
    expect(become('markdown', 'quote', { source: 'a '.repeat(2000) })).toBeUndefined()
  })

  it('is empty as another where it is empty', () => {
    for (const from of ['html', 'quote', 'markdown'] as const) {
      for (const to of ['html', 'quote', 'markdown'] as const) {
        expect(become(from, to, {})?.lost).toEqual([])
      }
    }
  })
})
