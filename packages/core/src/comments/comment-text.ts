/** Comments are plain text: what is kept of it, and its HTML. Pure. */

import { escapeHtml } from '../html.ts'
import { linkKind } from '../links/link-address.ts'

/** Characters of one comment. */
export const MAX_COMMENT = 5_000
export const MAX_NAME = 80

/** Control and formatting characters that could hide or reorder text; line breaks and tabs stay. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu
const KEPT = /[\n\t]/

/** Text as it is kept: without control characters and trailing space, with at most one empty line in a row. */
export function cleanComment(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, (character) => (KEPT.test(character) ? character : ''))
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A name on one line. */
export function cleanName(text: string): string {
  return cleanComment(text).replace(/\s+/g, ' ')
}

const WEB_ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi
/** Punctuation that ends the sentence rather than the address. */
const ENDING = /[.,;:!?'’”)\]}]+$/

export function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0
}

/** Escaped paragraphs. Links say that a visitor wrote them, so that nobody gains rank by them. */
export function commentHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${withLinks(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function withLinks(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: found, index } of text.matchAll(WEB_ADDRESS)) {
    const address = found.replace(ENDING, '')
    if (linkKind(address) !== 'web') continue
    html += escapeHtml(text.slice(end, index))
    html += `<a href="${escapeHtml(address)}" rel="nofollow ugc noopener">${escapeHtml(address)}</a>`
    end = index + address.length
  }
  return html + escapeHtml(text.slice(end))
}
