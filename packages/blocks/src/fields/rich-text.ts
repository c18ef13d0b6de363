import { linkNeeds } from '../link/link.ts'
import {
  paragraph,
  type RichTextNode,
  richText as richTextSchema,
  richTextToText,
  textDocument,
} from '../rich-text/index.ts'
import type { Field } from './field.ts'

/**
 * Text with headings, lists and links, typed on the page itself: its panel has no control for it. At most one for
 * each block.
 */
export interface RichTextField extends Field<RichTextNode> {
  readonly kind: 'richText'
}

export function richText(): RichTextField {
  return {
    kind: 'richText',
    initial: textDocument(paragraph()),
    schema: richTextSchema,
    words: (doc) => [{ path: [], text: richTextToText(doc), isSearched: true }],
    needs: (doc) => linkNeeds(...linksIn(doc)),
  }
}

function linksIn({ marks = [], content = [] }: RichTextNode): string[] {
  return [...marks.flatMap(({ attrs }) => attrs?.href ?? []), ...content.flatMap(linksIn)]
}
