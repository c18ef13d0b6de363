import { defineBlock } from '../block-definition.ts'
import { richText } from '../fields/index.ts'
import { linkTargets } from '../link/link.ts'
import { paragraph, richTextToHtml, textDocument } from '../rich-text/index.ts'
import css from './block.css'
import markup from './block.html'

/** Headings, paragraphs, lists and quotes, typed on the page itself. */
export const htmlBlock = defineBlock({
  name: 'html',
  label: 'Text',
  summary: 'Headings, paragraphs, lists and quotes.',
  icon: 'Type',
  paletteSection: 'basics',
  keywords: ['title', 'words', 'writing'],
  family: 'words',
  fields: { text: richText() },
  hint: 'Click the text on the page and type. Select words to make them bold, a heading or a link.',
  example: { text: textDocument(paragraph('Thrown by hand, glazed twice, and meant to be used.')) },
  size: { desktop: { w: 12, h: 4 }, phone: { h: 4 } },
  markup,
  css,
  context: ({ text }, { data, mode }) => ({
    html: richTextToHtml(text, linkTargets(data)),
    isEdited: mode === 'edit',
  }),
  themeContext({ text }, { data, mode }) {
    const marker = mode === 'edit' ? ' data-edit-field="text"' : ''
    const html = richTextToHtml(text, linkTargets(data))
    return { html: `<div class="sqs-html-content"${marker}>${html}</div>` }
  },
})
