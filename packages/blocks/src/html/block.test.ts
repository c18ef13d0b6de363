import { describe, expect, it } from 'vitest'
import { documentNeeds } from '../needs.ts'
import { linked, paragraph, textDocument } from '../rich-text/index.ts'
import { blockOf, documentOf, htmlOf, IDS, sectionOf } from '../testing.ts'
import { htmlBlock } from './block.ts'

const HTML = 2

describe('the text block', () => {
  it('is the text in its container', () => {
    const text = textDocument(paragraph('Fish & <chips>'))
    expect(htmlOf(HTML, { text })).toBe(
      '<div class="sqs-html-content"><p>Fish &amp; &lt;chips&gt;</p></div>',
    )
  })

  it('tells the editor where to type', () => {
    expect(htmlOf(HTML, {}, 'edit')).toBe(
      '<div class="sqs-html-content" data-edit-field="text"><p></p></div>',
    )
  })

  it('links to pages by what they are called now', () => {
    const text = textDocument(paragraph(linked('About', `page:${IDS.page}`)))
    expect(htmlOf(HTML, { text })).toContain('<a href="/about">About</a>')
    expect(documentNeeds(documentOf(sectionOf(blockOf(HTML, { text })))).pages).toEqual([IDS.page])
  })

  it('never reads words as instructions', () => {
    const text = textDocument(paragraph('{html} {.if isEdited}{@|json}'))
    expect(htmlOf(HTML, { text })).toContain('<p>{html} {.if isEdited}{@|json}</p>')
  })

  it('takes its own defaults', () => {
    expect(htmlBlock.schema.safeParse(htmlBlock.defaults()).success).toBe(true)
  })
})
