import { describe, expect, it } from 'vitest'
import { documentText } from './document-text.ts'
import { heading, lineBreak, paragraph, strong, textDocument } from './rich-text/index.ts'
import { blockOf, documentOf, sectionOf } from './testing.ts'

const idOf = (digit: number) => String(digit).repeat(24)
const block = (digit: number, type: number, props: object) => ({
  ...blockOf(type, props as never),
  id: idOf(digit),
})

describe('the text of a document', () => {
  it('is what can be read, in reading order', () => {
    const text = textDocument(
      heading(2, 'Our clay'),
      paragraph(['Dug ', strong('he'), 're', lineBreak(), '& fired.']),
    )
    const document = documentOf(
      sectionOf(
        block(1, 2, { text }),
        block(2, 5, { caption: 'The kiln', altText: 'A round kiln' }),
        block(3, 53, { label: ' Visit us ' }),
      ),
    )
    expect(documentText(document)).toBe('Our clay Dug here & fired. A round kiln The kiln Visit us')
  })

  it('leaves out code, and blocks nobody knows', () => {
    const code = block(1, 23, { code: '{.if secret}<b>hidden</b>{.end}' })
    const unknown = { id: idOf(2), type: 9999, version: 1, props: { text: 'secret' } }
    expect(documentText(documentOf(sectionOf(code, unknown)))).toBe('')
  })
})
