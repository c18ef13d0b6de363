/**
 * Turns a block of words into one of another type: over rich text, which can hold the most of what they have in common. A new type
 * of words is one more entry of `WORDS`, and says in its definition that it is of the family.
 */

import type { Block } from '@sitewright/core/document/page-document'
import type { JsonObject } from '@sitewright/core/json'
import { type BlockDefinition, readProps } from '../registry.ts'
import {
  blockquote,
  lineBreak,
  paragraph,
  type RichTextMark,
  type RichTextNode,
  text,
  textDocument,
} from '../rich-text/index.ts'
import type { Loss } from './losses.ts'
import { type Converted, markdownToRichText } from './markdown-to-rich-text.ts'
import { type PagePaths, richTextToMarkdown } from './rich-text-to-markdown.ts'

export type { PagePaths } from './rich-text-to-markdown.ts'

interface WordsType {
  toRichText(props: JsonObject): Converted<RichTextNode>
  fromRichText(doc: RichTextNode, paths: PagePaths): Converted<JsonObject>
}

const NOTHING: ReadonlySet<Loss> = new Set()

const WORDS: Readonly<Record<string, WordsType>> = {
  html: {
    toRichText: ({ text }) => ({ result: text as RichTextNode, lost: NOTHING }),
    fromRichText: (doc) => ({ result: { text: doc as unknown as JsonObject }, lost: NOTHING }),
  },
  markdown: {
    toRichText: ({ source }) => markdownToRichText(String(source)),
    fromRichText(doc, paths) {
      const { result, lost } = richTextToMarkdown(doc, paths)
      return { result: { source: result }, lost }
    },
  },
  quote: { toRichText: quoteToRichText, fromRichText: richTextToQuote },
}

export interface NewType {
  readonly definition: BlockDefinition
  readonly props: JsonObject
  /** Contents that the new type cannot hold. */
  readonly lost: readonly Loss[]
}

/** The block's content as one of another type; undefined where there is more of it than that can hold. */
export function converted(
  definition: BlockDefinition,
  block: Block,
  target: BlockDefinition,
  paths: PagePaths,
): NewType | undefined {
  const from = WORDS[definition.name]
  const to = WORDS[target.name]
  if (!(from && to)) return undefined
  const words = from.toRichText(readProps(definition, block))
  const made = to.fromRichText(words.result, paths)
  const props = { ...target.defaults(), ...made.result }
  if (!target.schema.safeParse(props).success) return undefined
  return { definition: target, props, lost: [...new Set([...words.lost, ...made.lost])] }
}

/** Between the quote and who said it, in rich text and Markdown. */
const SAID_BY = '— '

function quoteToRichText(props: JsonObject): Converted<RichTextNode> {
  const [words, source, role] = ['text', 'source', 'role'].map((name) => String(props[name]).trim())
  const { href, newWindow } = props.link as { href: string; newWindow: boolean }
  const link =
    href === '' ? [] : [{ type: 'link' as const, attrs: { href, ...(newWindow && { newWindow }) } }]
  const said = [
    ...(source ? [text(SAID_BY), text(source, ...link)] : []),
    ...(role ? [text(source ? `, ${role}` : SAID_BY + role)] : []),
  ]
  const inside = [
    ...(words ? [paragraph(inLines(words))] : []),
    ...(said.length > 0 ? [paragraph(said)] : []),
  ]
  return {
    result: textDocument(...(inside.length > 0 ? [blockquote(...inside)] : [])),
    lost: new Set<Loss>(props.portraitId === '' ? [] : ['portrait']),
  }
}

function inLines(words: string): RichTextNode[] {
  return words
    .split('\n')
    .flatMap((line, at) => [...(at > 0 ? [lineBreak()] : []), ...(line === '' ? [] : [text(line)])])
}

function richTextToQuote(doc: RichTextNode): Converted<JsonObject> {
  const lost = new Set<Loss>()
  const lines = linesOf(doc, lost)
  const last = lines.at(-1)
  const said = lines.length > 1 && last?.words.startsWith(SAID_BY) ? last : undefined
  const words = said ? lines.slice(0, -1) : lines
  if (words.some(({ href }) => href !== undefined)) lost.add('links')
  const [source = '', role = ''] = said ? parted(said) : []
  return {
    result: {
      text: words
        .map((line) => line.words)
        .join('\n')
        .trim(),
      source,
      role,
      ...(said?.href !== undefined && { link: { href: said.href, newWindow: said.newWindow } }),
    },
    lost,
  }
}

interface Line {
  readonly words: string
  readonly linked: string
  readonly href?: string
  readonly newWindow: boolean
}

/** Who said it, and what follows: the linked words are a name as a whole. */
function parted({ words, linked }: Line): [source: string, role: string] {
  const said = words.slice(SAID_BY.length)
  const end = linked !== '' && said.startsWith(linked) ? linked.length : said.search(/,\s/)
  return end < 0
    ? [said.trim(), '']
    : [said.slice(0, end).trim(), said.slice(end).replace(/^,\s*/, '').trim()]
}

const LOST_NODES: Partial<Readonly<Record<RichTextNode['type'], Loss>>> = {
  bullet_list: 'lists',
  heading: 'headings',
  ordered_list: 'lists',
}

const LOST_MARKS: Readonly<Record<string, Loss>> = {
  code: 'code',
  color: 'colors',
  em: 'formatting',
  size: 'colors',
  strike: 'formatting',
  strong: 'formatting',
  underline: 'underline',
}

/** Plain lines of rich text; paragraphs are apart by an empty one. */
function linesOf(node: RichTextNode, lost: Set<Loss>): Line[] {
  const loss = LOST_NODES[node.type]
  if (loss) lost.add(loss)
  if (node.attrs?.align !== undefined && node.attrs.align !== 'left') lost.add('alignment')
  const { content = [] } = node
  if (node.type !== 'paragraph' && node.type !== 'heading') {
    return content.flatMap((child) => linesOf(child, lost))
  }
  const runs: RichTextNode[][] = [[]]
  for (const run of content) {
    if (run.type === 'hard_break') runs.push([])
    else runs.at(-1)?.push(run)
  }
  return runs.map((line) => lineOf(line, lost))
}

function lineOf(runs: readonly RichTextNode[], lost: Set<Loss>): Line {
  let linked = ''
  let link: NonNullable<RichTextMark['attrs']> | undefined
  for (const { text = '', marks = [] } of runs) {
    for (const { type, attrs } of marks) {
      const loss = LOST_MARKS[type]
      if (loss) lost.add(loss)
      if (type === 'link' && attrs) {
        link = attrs
        linked += text
      }
    }
  }
  return {
    words: runs.map(({ text = '' }) => text).join(''),
    linked,
    ...(link?.href !== undefined && { href: link.href }),
    newWindow: link?.newWindow ?? false,
  }
}
