/** Pages without a theme, for when there is none to show: one sentence each, no files and no scripts. */

import { escapeHtml } from '@sitewright/core/html'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'

const STYLE =
  'body{box-sizing:border-box;margin:0;min-height:100vh;min-height:100svh;display:grid;place-content:center;padding:2rem;text-wrap:balance;font:1.125rem/1.5 system-ui,sans-serif;text-align:center;color:#222;background:#fff}h1{margin:0 0 .5rem;font-size:1.5rem}p{margin:0}'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export interface PlainPage {
  readonly status: number
  readonly title: string
  readonly text: string
  /** A way on, below the text. */
  readonly link?: { readonly href: string; readonly label: string }
  readonly headers?: Readonly<Record<string, string>>
  /** Language of the words; English by default. */
  readonly language?: string
  /** HTML behind the words. */
  readonly more?: string
}

export function plainPage({
  status,
  title,
  text,
  link,
  headers,
  language = 'en',
  more = '',
}: PlainPage): PreparedResponse {
  return prepareResponse({
    status,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    headers: { 'content-security-policy': POLICY, 'x-robots-tag': 'noindex', ...headers },
    body: [
      `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
      `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${link ? linkTo(link) : ''}${more}</main></body></html>\n`,
    ].join(''),
  })
}

function linkTo({ href, label }: NonNullable<PlainPage['link']>): string {
  return `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`
}

export type PlainPages = Readonly<
  Record<
    'unknownHost' | 'unpublished' | 'malformed' | 'unexpected' | 'noFavicon' | 'noFile' | 'tooMany',
    PreparedResponse
  >
>

export function plainPages({ studioOrigin }: { studioOrigin: string }): PlainPages {
  return {
    unknownHost: plainPage({
      status: 404,
      title: 'There is no site at this address.',
      text: 'Please check the address.',
    }),
    unpublished: plainPage({
      status: 404,
      title: 'This site is not published yet',
      text: 'Please come back soon. If it is yours, publish it in the studio.',
      link: { href: studioOrigin, label: 'Open the studio' },
    }),
    malformed: plainPage({
      status: 400,
      title: 'That address is not valid',
      text: 'Please check it for mistakes.',
    }),
    unexpected: plainPage({
      status: 503,
      title: 'Something went wrong',
      text: 'Please try again in a few seconds.',
      headers: { 'retry-after': '2' },
    }),
    noFile: plainPage({
      status: 404,
      title: 'There is no file at this address.',
      text: 'Please check the address.',
    }),
    noFavicon: plainPage({ status: 404, title: 'This site has no icon', text: '' }),
    tooMany: plainPage({
      status: 429,
      title: 'That was a lot at once',
      text: 'Please try again in a minute.',
      headers: { 'retry-after': '60' },
    }),
  }
}
