/**
 * Rich text as it is stored: ProseMirror JSON of this closed set of nodes and marks. The editor's
 * schema and the serializer both follow these tables.
 */

export const RICH_TEXT_NODES = [
  'doc',
  'paragraph',
  'heading',
  'bullet_list',
  'ordered_list',
  'list_item',
  'blockquote',
  'hard_break',
  'text',
] as const
export type RichTextNodeType = (typeof RICH_TEXT_NODES)[number]

/** Marks, the outermost first, so that a link around words of several styles stays one link. */
export const RICH_TEXT_MARKS = ['link', 'strong', 'em', 'underline', 'strike'] as const

export const HEADING_LEVELS = [1, 2, 3, 4] as const
export const TEXT_ALIGNMENTS = ['left', 'center', 'right'] as const

/** Nesting limit of elements; nested lists take two levels each. */
export const MAX_RICH_TEXT_DEPTH = 20
/** The most elements and runs of words of one text. */
export const MAX_RICH_TEXT_NODES = 5_000
/** The most characters of one text. */
export const MAX_RICH_TEXT_LENGTH = 200_000

export type RichTextMark = {
  readonly type: (typeof RICH_TEXT_MARKS)[number]
  /** Attributes of links: `page:<id>`, `asset:<id>`, `mailto:…`, `tel:…`, `#anchor`, a path or a web address. */
  readonly attrs?: { readonly href: string; readonly newWindow?: boolean }
}

export type RichTextNode = {
  readonly type: RichTextNodeType
  /** `level` of headings; `align` of paragraphs and headings. */
  readonly attrs?: {
    readonly level?: (typeof HEADING_LEVELS)[number]
    readonly align?: (typeof TEXT_ALIGNMENTS)[number]
  }
  readonly content?: readonly RichTextNode[]
  readonly text?: string
  readonly marks?: readonly RichTextMark[]
}
