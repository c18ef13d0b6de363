/** Rich text as HTML. Pure; the editor's own DOM is the same, element for element. */

import { escapeHtml } from '@sitewright/core/html'
import { type LinkTargets, resolveLink } from '../link/link.ts'
import { RICH_TEXT_MARKS, type RichTextMark, type RichTextNode } from './model.ts'

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

const MARK_ELEMENTS = { strong: 'strong', em: 'em', underline: 'u', strike: 's' } as const

function markTags(node: RichTextNode, targets: LinkTargets): MarkTags[] {
  return (node.marks ?? [])
    .toSorted((a, b) => RICH_TEXT_MARKS.indexOf(a.type) - RICH_TEXT_MARKS.indexOf(b.type))
    .flatMap((mark) => {
      if (mark.type === 'link') return linkTags(mark, targets)
      const name = MARK_ELEMENTS[mark.type]
      return [{ start: `<${name}>`, end: `</${name}>` }]
    })
}

function linkTags({ attrs }: RichTextMark, targets: LinkTargets): MarkTags[] {
  const href = attrs && resolveLink(attrs.href, targets)
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
