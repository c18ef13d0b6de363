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
export const RICH_TEXT_MARKS = [
  ...(['link', 'color', 'size'] as const),
  ...(['strong', 'em', 'underline', 'strike', 'code'] as const),
] as const
export type RichTextMarkType = (typeof RICH_TEXT_MARKS)[number]

export const HEADING_LEVELS = [1, 2, 3, 4] as const
export const TEXT_ALIGNMENTS = ['left', 'center', 'right'] as const

/** Colours of the theme that words can have; each section theme has its own of each. */
export const TEXT_COLORS = ['accent', 'muted'] as const
/** Steps of the theme's scale, from the size that the words have around them. */
export const TEXT_SIZES = ['small', 'large', 'huge'] as const

/** Names of the theme's that a mark can have: never a value, so that another theme has a look for it, too. */
export const MARK_NAMES = { color: TEXT_COLORS, size: TEXT_SIZES } as const

/** Class of words with a colour or size of the theme; the same on the page and while they are written. */
export const markClass = (type: keyof typeof MARK_NAMES, name: string): string =>
  `${CLASSES[type]}-${name}`

const CLASSES = { color: 'sw-ink', size: 'sw-size' } as const

/** Nesting limit of elements; nested lists take two levels each. */
export const MAX_RICH_TEXT_DEPTH = 20
/** The most elements and runs of words of one text. */
export const MAX_RICH_TEXT_NODES = 5_000
/** The most characters of one text. */
export const MAX_RICH_TEXT_LENGTH = 200_000

export type RichTextMark = {
  readonly type: RichTextMarkType
  readonly attrs?: {
    /** Target of a link: `page:<id>`, `item:<id>`, `asset:<id>`, `mailto:…`, `tel:…`, `#anchor`, a path or a web address. */
    readonly href?: string
    /** Whether a link opens a new window. */
    readonly newWindow?: boolean
    /** Name of the theme's colour or size. */
    readonly name?: string
  }
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
