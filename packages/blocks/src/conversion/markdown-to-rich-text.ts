/** Rich text of a text in Markdown, with what rich text cannot hold. */

import { linkKind } from '@sitewright/core/links/link-address'
import MarkdownIt, { type Token } from 'markdown-it'
import {
  HEADING_LEVELS,
  lineBreak,
  paragraph,
  RICH_TEXT_MARKS,
  type RichTextMark,
  type RichTextNode,
  type RichTextNodeType,
  text,
  textDocument,
} from '../rich-text/index.ts'
import type { Loss } from './losses.ts'

export interface Converted<Result> {
  readonly result: Result
  readonly lost: ReadonlySet<Loss>
}

const parser = new MarkdownIt({ html: false })

/** A node whose end has not come yet. */
interface Open {
  readonly type: RichTextNodeType
  readonly attrs?: NonNullable<RichTextNode['attrs']>
  readonly content: RichTextNode[]
}

const BLOCKS: Readonly<Record<string, RichTextNodeType>> = {
  blockquote: 'blockquote',
  bullet_list: 'bullet_list',
  heading: 'heading',
  list_item: 'list_item',
  ordered_list: 'ordered_list',
  paragraph: 'paragraph',
}

const MARKS: Readonly<Record<string, RichTextMark['type']>> = {
  em: 'em',
  link: 'link',
  s: 'strike',
  strong: 'strong',
}

/** Elements that need something in them. */
const NEVER_EMPTY: ReadonlySet<RichTextNodeType> = new Set([
  'blockquote',
  'bullet_list',
  'list_item',
  'ordered_list',
])

export function markdownToRichText(source: string): Converted<RichTextNode> {
  const lost = new Set<Loss>()
  const open: Open[] = [{ type: 'doc', content: [] }]
  const top = () => open.at(-1) as Open
  for (const token of parser.parse(source, {})) {
    const [, name = '', side] = /^(.*?)(?:_(open|close))?$/.exec(token.type) ?? []
    const type = BLOCKS[name]
    if (type && side === 'open') open.push({ type, ...headingLevel(token), content: [] })
    else if (type && side === 'close') close(open)
    else if (token.type === 'inline') top().content.push(...inlineOf(token, lost))
    else if (token.type === 'tr_close') close(open)
    else other(token, open, lost)
  }
  return { result: textDocument(...top().content), lost }
}

function headingLevel({ tag }: Token): Pick<RichTextNode, 'attrs'> {
  const wanted = Number(/^h(\d)$/.exec(tag)?.[1])
  const level = HEADING_LEVELS.find((one) => one === Math.min(wanted, HEADING_LEVELS.length))
  return level ? { attrs: { level } } : {}
}

function close(open: Open[]): void {
  const ended = open.pop()
  if (!ended) return
  const { content, ...node } = ended
  const inside = content.length === 0 && NEVER_EMPTY.has(node.type) ? [paragraph()] : content
  open.at(-1)?.content.push({ ...node, ...(inside.length > 0 && { content: inside }) })
}

/** Elements that rich text does not have: their words become paragraphs, one for each row of a table. */
function other({ type, content }: Token, open: Open[], lost: Set<Loss>): void {
  const into = open.at(-1)?.content ?? []
  switch (type) {
    case 'hr':
      lost.add('lines')
      return
    case 'fence':
    case 'code_block':
      lost.add('code')
      into.push(paragraph(linesOf(content.replace(/\n$/, ''))))
      return
    case 'tr_open':
      lost.add('tables')
      open.push({ type: 'paragraph', content: [] })
      return
    case 'td_open':
    case 'th_open':
      if (into.length > 0) into.push(text(' · '))
      return
    default:
  }
}

function linesOf(words: string): RichTextNode[] {
  return words
    .split('\n')
    .flatMap((line, at) => [...(at > 0 ? [lineBreak()] : []), ...(line === '' ? [] : [text(line)])])
}

function inlineOf(token: Token, lost: Set<Loss>): RichTextNode[] {
  const marks: RichTextMark[] = []
  return (token.children ?? []).flatMap((child): RichTextNode[] => {
    const [, name = '', side] = /^(.*?)(?:_(open|close))?$/.exec(child.type) ?? []
    const mark = MARKS[name]
    if (!mark) return runOf(child, marks, lost)
    if (side === 'open') marks.push(markOf(mark, child))
    else
      marks.splice(
        marks.findLastIndex(({ type }) => type === mark),
        1,
      )
    return []
  })
}

function runOf(
  { type, content }: Token,
  marks: readonly RichTextMark[],
  lost: Set<Loss>,
): RichTextNode[] {
  if (type === 'hardbreak') return [lineBreak()]
  if (type === 'image') lost.add('images')
  const words = type === 'softbreak' ? ' ' : content
  const looks: RichTextMark[] = type === 'code_inline' ? [...marks, { type: 'code' }] : [...marks]
  return words === '' ? [] : [text(words, ...inOrder(looks))]
}

function markOf(type: RichTextMark['type'], token: Token): RichTextMark {
  return type === 'link' ? { type, attrs: { href: String(token.attrGet('href') ?? '') } } : { type }
}

/** Each mark once, in the model's order, without links that no block may have. */
function inOrder(marks: readonly RichTextMark[]): RichTextMark[] {
  return RICH_TEXT_MARKS.flatMap((type) => {
    const mark = marks.findLast((one) => one.type === type)
    return mark && (mark.attrs?.href === undefined || linkKind(mark.attrs.href)) ? [mark] : []
  })
}
