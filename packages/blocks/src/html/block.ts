import * as z from 'zod'
import { type BlockNeeds, defineBlock } from '../block-definition.ts'
import { linkNeeds } from '../link/link.ts'
import {
  paragraph,
  type RichTextNode,
  richText,
  richTextToHtml,
  textDocument,
} from '../rich-text/index.ts'
import css from './block.css'
import markup from './block.html'

const schema = z.object({ text: richText })
type HtmlProps = z.infer<typeof schema>

/** Headings, paragraphs, lists and quotes, typed on the page itself. */
export const htmlBlock = defineBlock<HtmlProps>({
  type: 2,
  name: 'html',
  label: 'Text',
  summary: 'Headings, paragraphs, lists and quotes.',
  version: 1,
  schema,
  defaults: () => ({ text: textDocument(paragraph()) }),
  migrations: [],
  size: { desktop: { w: 12, h: 4 }, phone: { h: 4 } },
  markup,
  css,
  richTextField: 'text',
  needs: ({ text }) => textNeeds(text),
  context: ({ text }, { data, mode }) => ({
    html: richTextToHtml(text, {
      pagePaths: data.pagePaths,
      assetUrl: (id) => data.assets.get(id)?.assetUrl,
    }),
    isEdited: mode === 'edit',
  }),
})

function textNeeds(text: RichTextNode): BlockNeeds {
  return linkNeeds(...linksIn(text))
}

function linksIn({ marks = [], content = [] }: RichTextNode): string[] {
  return [...marks.flatMap(({ attrs }) => attrs?.href ?? []), ...content.flatMap(linksIn)]
}
