/** Rich text as HTML. Pure; the editor's own DOM is the same, element for element. */

import { escapeHtml } from '@sitewright/core/html'
import { type LinkTargets, resolveLink } from '../link/link.ts'
import {
  MARK_NAMES,
  markClass,
  RICH_TEXT_MARKS,
  type RichTextMark,
  type RichTextMarkType,
  type RichTextNode,
} from './model.ts'

/** HTML of a text. Links whose target was removed, or that are not allowed, become plain text. */
export function richTextToHtml(doc: RichTextNode, targets: LinkTargets): string {
  return blocks(doc.content, targets)
}

type Element = (node: RichTextNode, targets: LinkTargets) => string

const ELEMENTS: Readonly<Record<RichTextNode['type'], Element>> = {
  doc: (node, targets) => blocks(node.content, targets),
  paragraph: (node, targets) => `<p${alignment(node)}>${inline(node.content, targets)}</p>`,
  heading(node, targets) {
    const tag = `h${headingLevel(node)}`
    return `<${tag}${alignment(node)}>${inline(node.content, targets)}</${tag}>`
  },
  bullet_list: (node, targets) => `<ul>${blocks(node.content, targets)}</ul>`,
  ordered_list: (node, targets) => `<ol>${blocks(node.content, targets)}</ol>`,
  list_item: (node, targets) => `<li>${blocks(node.content, targets)}</li>`,
  blockquote: (node, targets) => `<blockquote>${blocks(node.content, targets)}</blockquote>`,
  hard_break: () => '<br>',
  text: (node) => escapeHtml(node.text ?? ''),
}

function blocks(nodes: readonly RichTextNode[] | undefined, targets: LinkTargets): string {
  return (nodes ?? []).map((node) => ELEMENTS[node.type](node, targets)).join('')
}

/** HTML of inline nodes. Neighbours that begin with the same marks share their elements, as in the editor. */
function inline(nodes: readonly RichTextNode[] | undefined, targets: LinkTargets): string {
  let html = ''
  let open: readonly MarkTags[] = []
  for (const node of nodes ?? []) {
    const marks = markTags(node, targets)
    const kept = sharedStart(open, marks)
    html += closing(open.slice(kept)) + opening(marks.slice(kept))
    html += ELEMENTS[node.type](node, targets)
    open = marks
  }
  return html + closing(open)
}

interface MarkTags {
  readonly start: string
  readonly end: string
}

const MARK_TAGS: Readonly<
  Record<RichTextMarkType, (mark: RichTextMark, targets: LinkTargets) => MarkTags[]>
> = {
  link: linkTags,
  color: (mark) => namedTags('color', mark),
  size: (mark) => namedTags('size', mark),
  strong: () => [{ start: '<strong>', end: '</strong>' }],
  em: () => [{ start: '<em>', end: '</em>' }],
  underline: () => [{ start: '<u>', end: '</u>' }],
  strike: () => [{ start: '<s>', end: '</s>' }],
  code: () => [{ start: '<code>', end: '</code>' }],
}

/** Words in a colour or size of the theme; of no other name, whatever is stored. */
function namedTags(type: 'color' | 'size', { attrs }: RichTextMark): MarkTags[] {
  const names: readonly string[] = MARK_NAMES[type]
  const name = attrs?.name ?? ''
  return names.includes(name)
    ? [{ start: `<span class="${markClass(type, name)}">`, end: '</span>' }]
    : []
}

function markTags(node: RichTextNode, targets: LinkTargets): MarkTags[] {
  return (node.marks ?? [])
    .toSorted((a, b) => RICH_TEXT_MARKS.indexOf(a.type) - RICH_TEXT_MARKS.indexOf(b.type))
    .flatMap((mark) => MARK_TAGS[mark.type](mark, targets))
}

function linkTags({ attrs }: RichTextMark, targets: LinkTargets): MarkTags[] {
  const href = attrs?.href === undefined ? undefined : resolveLink(attrs.href, targets)
  if (href === undefined) return []
  const window = attrs?.newWindow ? ' target="_blank" rel="noopener"' : ''
  return [{ start: `<a href="${escapeHtml(href)}"${window}>`, end: '</a>' }]
}

function sharedStart(open: readonly MarkTags[], marks: readonly MarkTags[]): number {
  const differs = marks.findIndex((mark, index) => mark.start !== open[index]?.start)
  return differs < 0 ? marks.length : differs
}

function opening(marks: readonly MarkTags[]): string {
  return marks.map(({ start }) => start).join('')
}

function closing(marks: readonly MarkTags[]): string {
  return marks
    .map(({ end }) => end)
    .reverse()
    .join('')
}

function headingLevel({ attrs }: RichTextNode): number {
  return attrs?.level ?? 2
}

function alignment({ attrs }: RichTextNode): string {
  return attrs?.align === 'center' || attrs?.align === 'right'
    ? ` class="sw-text-${attrs.align}"`
    : ''
}
