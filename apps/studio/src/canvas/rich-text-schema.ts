/** The rich text model as ProseMirror knows it. Its DOM is the server's, element for element. */

import {
  HEADING_LEVELS,
  MARK_NAMES,
  markClass,
  RICH_TEXT_MARKS,
  type RICH_TEXT_NODES,
  TEXT_ALIGNMENTS,
  withoutBadLinks,
} from '@sitewright/blocks/rich-text'
import { linkKind } from '@sitewright/core/links/link-address'
import {
  type Attrs,
  type Mark,
  type MarkSpec,
  type Node,
  type NodeSpec,
  Schema,
  type StyleParseRule,
} from 'prosemirror-model'

type NodeName = (typeof RICH_TEXT_NODES)[number]
type MarkName = (typeof RICH_TEXT_MARKS)[number]

const BLOCKS = '(paragraph | heading | bullet_list | ordered_list | blockquote)+'

function alignedAttrs({ attrs }: Node): Record<string, string> {
  return attrs.align === 'left' ? {} : { class: `sw-text-${attrs.align}` }
}

/** Whatever a page elsewhere says: its own class of ours, or the style of a word processor. */
function alignmentOf(element: HTMLElement): string {
  const found = TEXT_ALIGNMENTS.find(
    (align) => element.style.textAlign === align || element.classList.contains(`sw-text-${align}`),
  )
  return found ?? 'left'
}

const NODES: Record<NodeName, NodeSpec> = {
  doc: { content: BLOCKS },
  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: { align: { default: 'left' } },
    parseDOM: [{ tag: 'p', getAttrs: (element) => ({ align: alignmentOf(element) }) }],
    toDOM: (node) => ['p', alignedAttrs(node), 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 }, align: { default: 'left' } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element: HTMLElement) => ({
        level: Math.min(level, HEADING_LEVELS.length),
        align: alignmentOf(element),
      }),
    })),
    toDOM: (node) => [`h${node.attrs.level}`, alignedAttrs(node), 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  list_item: {
    content: BLOCKS,
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  blockquote: {
    content: BLOCKS,
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
}

function isStrong({ type }: Mark): boolean {
  return type.name === 'strong'
}

/** A line under or through words, which programs write as one property or by its parts. */
function decorated(line: string): StyleParseRule[] {
  const getAttrs = (value: string) => value.split(/\s+/).includes(line) && null
  return ['text-decoration', 'text-decoration-line'].map((style) => ({ style, getAttrs }))
}

/** Words in a colour or size of the theme. From elsewhere only our own classes are read, never a value. */
function named(type: keyof typeof MARK_NAMES): MarkSpec {
  return {
    attrs: { name: {} },
    parseDOM: MARK_NAMES[type].map((name) => ({
      tag: `span.${markClass(type, name)}`,
      attrs: { name },
    })),
    toDOM: ({ attrs }) => ['span', { class: markClass(type, attrs.name) }, 0],
  }
}

const MARKS: Record<MarkName, MarkSpec> = {
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps everything it copies in a <b> that is not bold.
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d{2})$/.test(value) && null },
      { style: 'font-weight=normal', clearMark: isStrong },
      { style: 'font-weight=400', clearMark: isStrong },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i' },
      { style: 'font-style=italic' },
      { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'em' },
    ],
    toDOM: () => ['em', 0],
  },
  underline: {
    parseDOM: [{ tag: 'u' }, ...decorated('underline')],
    toDOM: () => ['u', 0],
  },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, ...decorated('line-through')],
    toDOM: () => ['s', 0],
  },
  color: named('color'),
  size: named('size'),
  code: {
    parseDOM: [{ tag: 'code' }, { tag: 'tt' }],
    toDOM: () => ['code', 0],
  },
  link: {
    inclusive: false,
    attrs: { href: {}, newWindow: { default: false } },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs(element) {
          const href = element.getAttribute('href') ?? ''
          return linkKind(href) !== undefined && { href, newWindow: element.hasAttribute('target') }
        },
      },
    ],
    // The server draws no link either where the address is none that is allowed.
    toDOM: ({ attrs }) =>
      linkKind(attrs.href) === undefined
        ? ['span', 0]
        : [
            'a',
            { href: attrs.href, ...(attrs.newWindow && { target: '_blank', rel: 'noopener' }) },
            0,
          ],
  },
}

/** Marks lie around each other in the model's order, outermost first. */
const marksInOrder = Object.fromEntries(
  RICH_TEXT_MARKS.map((name) => [name, MARKS[name]]),
) as typeof MARKS

export const richTextSchema = new Schema<NodeName, MarkName>({ nodes: NODES, marks: marksInOrder })

/** Stored text as ProseMirror holds it, without links that are refused today; an empty paragraph where it cannot be read. */
export function parseRichText(json: unknown): Node {
  try {
    const doc = richTextSchema.nodeFromJSON(withoutBadLinks(json))
    doc.check()
    return doc
  } catch {
    return richTextSchema.node('doc', null, [richTextSchema.node('paragraph')])
  }
}

interface JsonNode {
  readonly type: string
  readonly attrs?: Attrs
  readonly content?: readonly JsonNode[]
  readonly marks?: readonly { readonly type: string; readonly attrs?: Attrs }[]
  readonly text?: string
}

type Stored = { readonly [key: string]: string | object }

/** Memo of blocks as they are stored: nodes never change, so a key pressed makes anew only the block it is in. */
const stored = new WeakMap<Node, Stored>()

/** The text as it is stored: without attributes that only repeat a default. */
export function storedRichText(doc: Node): Stored {
  const content = doc.children.map((block) => {
    const kept = stored.get(block) ?? lean(block.toJSON() as JsonNode)
    stored.set(block, kept)
    return kept
  })
  return { type: doc.type.name, ...(content.length > 0 && { content }) }
}

function lean({ type, attrs, content, marks, text }: JsonNode): Stored {
  const kept = attrs && withoutDefaults(attrs)
  return {
    type,
    ...(kept && { attrs: kept }),
    ...(content && { content: content.map(lean) }),
    ...(text !== undefined && { text }),
    ...(marks && { marks: marks.map((mark) => lean(mark)) }),
  }
}

function withoutDefaults(attrs: Attrs): Attrs | undefined {
  const said = Object.entries(attrs).filter(
    ([name, value]) =>
      !(name === 'align' && value === 'left') && !(name === 'newWindow' && value === false),
  )
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
