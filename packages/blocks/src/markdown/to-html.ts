/**
 * HTML of texts in Markdown. Markup in them is shown as it was typed, only links that blocks may have become links, and no
 * picture is fetched from elsewhere.
 */

import { linkKind } from '@sitewright/core/links/link-address'
import MarkdownIt, { type MarkdownIt as Parser, type Token } from 'markdown-it'
import { remembered } from '../remembered.ts'

export interface MarkdownToHtml {
  /** HTML of a whole text: headings, tables, pictures and all else that Markdown has. */
  whole(source: string): string
  /** HTML of a few words below a title: paragraphs, lists, links, bold and italics. A line that ends is a line that ends. */
  short(source: string): string
}

const LINKABLE: ReadonlySet<string | undefined> = new Set([
  'anchor',
  'mail',
  'path',
  'phone',
  'web',
])

const whole = made(new MarkdownIt({ html: false }))
const short = made(
  new MarkdownIt('zero', { breaks: true }).enable(
    ['autolink', 'emphasis', 'entity', 'escape', 'link', 'list', 'newline', 'strikethrough'].concat(
      'balance_pairs',
    ),
  ),
)

function made(parser: Parser): Parser {
  parser.validateLink = (href) => LINKABLE.has(linkKind(href))
  Object.assign(parser.renderer.rules, {
    image: (tokens: Token[], at: number) => picture(parser, tokens, at),
    // Wide tables scroll by themselves, by keyboard too.
    table_open: () => '<div class="sw-markdown-table" tabindex="0"><table>\n',
    table_close: () => '</table></div>\n',
  })
  return parser
}

/** A picture of the site itself; one from elsewhere would tell others about visitors, so it is a link to it. */
function picture(parser: Parser, tokens: Token[], at: number): string {
  const { escapeHtml } = parser.utils
  const token = tokens[at]
  const address = escapeHtml(String(token?.attrGet('src') ?? ''))
  const words = escapeHtml(token?.content ?? '')
  if (/^\/(?!\/)/.test(address)) return `<img src="${address}" alt="${words}" loading="lazy">`
  const depth = tokens
    .slice(0, at)
    .reduce(
      (open, { type }) => open + Number(type === 'link_open') - Number(type === 'link_close'),
      0,
    )
  return depth > 0 ? words : `<a href="${address}">${words || address}</a>`
}

export const markdownToHtml: MarkdownToHtml = {
  whole: remembered((source) => whole.render(source)),
  short: remembered((source) => short.render(source)),
}
