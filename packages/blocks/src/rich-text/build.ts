/** Builders of rich text for starting points, defaults and tests. */

import type { RichTextMark, RichTextNode } from './model.ts'

type Alignment = NonNullable<NonNullable<RichTextNode['attrs']>['align']>
type Level = NonNullable<NonNullable<RichTextNode['attrs']>['level']>
/** Inline content: a plain string is text without marks, an empty one nothing. */
export type Inline = string | RichTextNode

export interface TextOptions {
  readonly align?: Alignment
}

export function textDocument(...content: readonly RichTextNode[]): RichTextNode {
  return { type: 'doc', content: content.length > 0 ? content : [paragraph()] }
}

export function paragraph(
  inline: Inline | readonly Inline[] = [],
  options: TextOptions = {},
): RichTextNode {
  return { type: 'paragraph', ...attributes(options), ...children(inline) }
}

export function heading(
  level: Level,
  inline: Inline | readonly Inline[],
  options: TextOptions = {},
): RichTextNode {
  return { type: 'heading', attrs: { level, ...options }, ...children(inline) }
}

export function bulletList(...items: readonly (Inline | readonly Inline[])[]): RichTextNode {
  return { type: 'bullet_list', content: items.map(listItem) }
}

export function orderedList(...items: readonly (Inline | readonly Inline[])[]): RichTextNode {
  return { type: 'ordered_list', content: items.map(listItem) }
}

export function blockquote(...content: readonly RichTextNode[]): RichTextNode {
  return { type: 'blockquote', content }
}

export function lineBreak(): RichTextNode {
  return { type: 'hard_break' }
}

export function text(words: string, ...marks: readonly RichTextMark[]): RichTextNode {
  return { type: 'text', text: words, ...(marks.length > 0 && { marks }) }
}

export function strong(words: string): RichTextNode {
  return text(words, { type: 'strong' })
}

export function em(words: string): RichTextNode {
  return text(words, { type: 'em' })
}

export function linked(words: string, href: string): RichTextNode {
  return text(words, { type: 'link', attrs: { href } })
}

function listItem(inline: Inline | readonly Inline[]): RichTextNode {
  return { type: 'list_item', content: [paragraph(inline)] }
}

function attributes({ align }: TextOptions): Pick<RichTextNode, 'attrs'> {
  return align ? { attrs: { align } } : {}
}

function children(inline: Inline | readonly Inline[]): Pick<RichTextNode, 'content'> {
  const content = (isList(inline) ? inline : [inline])
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'string' ? text(part) : part))
  return content.length > 0 ? { content } : {}
}

function isList(inline: Inline | readonly Inline[]): inline is readonly Inline[] {
  return Array.isArray(inline)
}
