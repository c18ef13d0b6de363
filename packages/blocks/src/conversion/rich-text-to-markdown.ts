/** Markdown of rich text, with what Markdown cannot hold. */

import type { Id } from '@sitewright/core/id'
import { linkKind, linkReference } from '@sitewright/core/links/link-address'
import { type RichTextMark, type RichTextNode, richTextToText } from '../rich-text/index.ts'
import type { Loss } from './losses.ts'
import { type Converted, markdownToRichText } from './markdown-to-rich-text.ts'

/** Paths of pages by id: Markdown can only name their addresses. */
export type PagePaths = ReadonlyMap<Id, string>

interface Around {
  readonly paths: PagePaths
  readonly lost: Set<Loss>
}

export function richTextToMarkdown(doc: RichTextNode, paths: PagePaths): Converted<string> {
  const lost = new Set<Loss>()
  return { result: blocksOf(doc.content ?? [], { paths, lost }), lost }
}

function blocksOf(nodes: readonly RichTextNode[], around: Around): string {
  let signs = 0
  return nodes
    .map((node, at) => {
      // Two lists behind each other would be one, so every other has other signs.
      signs = nodes[at - 1]?.type === node.type ? 1 - signs : 0
      return blockOf(node, around, signs)
    })
    .filter((words) => words !== '')
    .join('\n\n')
}

/** Signs of lists, and those of a list right behind another. */
const BULLETS = ['- ', '* ']
const NUMBERS = ['. ', ') ']

function blockOf(node: RichTextNode, around: Around, signs: number): string {
  const { type, attrs = {}, content = [] } = node
  if (attrs.align !== undefined && attrs.align !== 'left') around.lost.add('alignment')
  switch (type) {
    case 'heading': {
      // Signs at the end would close the heading instead of being read.
      const words = inlineOf(content.map(onOneLine), around).replace(/(^|\s)(#+)$/, '$1\\$2')
      return words === '' ? '' : `${'#'.repeat(attrs.level ?? 2)} ${words}`
    }
    case 'bullet_list':
      return content.map((item) => itemOf(item, BULLETS[signs] ?? '- ', around)).join('\n')
    case 'ordered_list':
      return content
        .map((item, at) => itemOf(item, `${at + 1}${NUMBERS[signs]}`, around))
        .join('\n')
    case 'blockquote':
      return indented(blocksOf(content, around), '> ', '> ')
    default:
      return startSafe(inlineOf(content, around))
  }
}

/** Headings of Markdown have one line. */
function onOneLine(node: RichTextNode): RichTextNode {
  return node.type === 'hard_break' ? { type: 'text', text: ' ' } : node
}

function itemOf({ content = [] }: RichTextNode, sign: string, around: Around): string {
  return indented(blocksOf(content, around), sign, ' '.repeat(sign.length))
}

function indented(words: string, first: string, others: string): string {
  return words
    .split('\n')
    .map((line, at) => `${at === 0 ? first : others}${line}`.trimEnd())
    .join('\n')
}

/** Signs that mean something at the beginning of a line. */
function startSafe(words: string): string {
  return words
    .split('\n')
    .map((line) => line.replace(/^([#+=-])/, '\\$1').replace(/^(\d+)([.)])/, '$1\\$2'))
    .join('\n')
}

/** Pairs of signs around words, by mark. */
const SIGNS: Partial<Readonly<Record<RichTextMark['type'], string>>> = {
  em: '*',
  strike: '~~',
  strong: '**',
}

/** Marks that Markdown has no sign for, and those whose words it would read as they are. */
const LOST_MARKS: Partial<Readonly<Record<RichTextMark['type'], Loss>>> = {
  code: 'code',
  color: 'colors',
  size: 'colors',
  underline: 'underline',
}

const isWordly = (sign: string) => /[^\s\p{P}\p{S}]/u.test(sign)
const isPunctuation = (sign: string) => /[\p{P}\p{S}]/u.test(sign)
/** Signs of different kinds, which are punctuation to each other. */
const isMixed = (signs: string) => new Set(signs).size > 1
const entity = (sign: string) => `&#${sign.codePointAt(0)};`

/** Words with their signs, or without them where signs beside signs would be read as words. */
function inlineOf(nodes: readonly RichTextNode[], around: Around): string {
  const written = new InlineWriter(around).write(nodes)
  const read = richTextToText(markdownToRichText(startSafe(written)).result)
  if (read === richTextToText({ type: 'paragraph', content: nodes })) return written
  around.lost.add('formatting')
  return new InlineWriter(around).write(nodes.map(({ marks: _marks, ...plain }) => plain))
}

/** Writes runs of words with their signs; space at the edge of a run stands outside of its signs, as Markdown wants it. */
class InlineWriter {
  readonly #around: Around
  #output = ''
  /** Closing signs of the marks around what is written next, the outermost first. */
  #open: readonly string[] = []

  constructor(around: Around) {
    this.#around = around
  }

  write(nodes: readonly RichTextNode[]): string {
    for (const node of nodes) {
      if (node.type === 'hard_break') this.#breakLine()
      else this.#run(node)
    }
    this.#switchTo([], ' ')
    return this.#output.replace(/(?:\\\n\s*)+$/, '').trim()
  }

  #breakLine(): void {
    this.#switchTo([], ' ')
    this.#output = `${this.#output.replace(/[^\S\n]+$/, '')}\\\n`
  }

  #run({ text = '', marks = [] }: RichTextNode): void {
    const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
    this.#space(before)
    if (words === '') return
    const [first = ''] = words
    const isHidden = this.#switchTo(signsOf(marks, this.#around), first)
    this.#output += isHidden ? entity(first) + escaped(words.slice(first.length)) : escaped(words)
    this.#space(after)
  }

  #space(space: string): void {
    if (space === '') return
    this.#switchTo([], ' ')
    this.#output += space
  }

  /**
   * Ends marks and begins others. A sign between a letter and punctuation would be neither an end nor a beginning: then the
   * letter is written as a number, the one behind by whoever asked (true).
   */
  #switchTo(wanted: readonly string[], next: string): boolean {
    const differs = wanted.findIndex((sign, at) => sign !== this.#open[at])
    const common = Math.min(differs < 0 ? wanted.length : differs, this.#open.length)
    const closing = this.#open.slice(common).toReversed().join('')
    const opening = wanted.slice(common).map(openingOf).join('')
    const last = [...this.#output].at(-1) ?? ''
    if (touches(opening) && isWordly(last) && (isPunctuation(next) || isMixed(opening))) {
      this.#output = this.#output.slice(0, -last.length) + entity(last)
    }
    this.#output += closing + opening
    this.#open = wanted
    return touches(closing) && isWordly(next) && (isPunctuation(last) || isMixed(closing))
  }
}

/** Whether signs are read by what is beside them; brackets around a link may stand beside anything. */
const touches = (signs: string) => signs !== '' && !/[[\]]/.test(signs)

const openingOf = (closing: string) => (closing.startsWith('](') ? '[' : closing)

/** The closing sign of each mark, from the outermost; a link's has its address. */
function signsOf(marks: readonly RichTextMark[], { paths, lost }: Around): string[] {
  return marks.flatMap(({ type, attrs }) => {
    const loss = LOST_MARKS[type]
    if (loss) lost.add(loss)
    return type === 'link' ? linkSign(attrs, paths, lost) : (SIGNS[type] ?? [])
  })
}

function linkSign(
  { href = '', newWindow = false }: RichTextMark['attrs'] & object = {},
  paths: PagePaths,
  lost: Set<Loss>,
): string[] {
  const address = addressOf(href, paths)
  if (newWindow) lost.add('newWindows')
  if (address !== undefined) return [`](<${address.replace(/[<>]/g, encodeURIComponent)}>)`]
  lost.add(linkKind(href) === 'asset' ? 'files' : 'links')
  return []
}

function addressOf(href: string, paths: PagePaths): string | undefined {
  const reference = linkReference(href)
  if (!reference) return linkKind(href) && href
  const path = reference.kind === 'page' ? paths.get(reference.id) : undefined
  return path && `${path}${reference.fragment}`
}

/** Every sign that Markdown could read as its own. */
function escaped(words: string): string {
  return words.replace(/[\\`*_[\]<>~|&!]/g, '\\$&').replace(/\n/g, ' ')
}
