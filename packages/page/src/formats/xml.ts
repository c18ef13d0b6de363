/** Text in XML. Characters that XML 1.0 knows no way to write are left out. */

import { escapeHtml } from '@sitewright/core/html'

// Lone surrogates are matched because of the flag `u`.
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Safe between tags and inside double-quoted attributes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(UNWRITABLE, ''))
}

/** `<name>text</name>`; nothing for an empty text. */
export function element(name: string, text: string): string[] {
  return text === '' ? [] : [`<${name}>${escapeXml(text)}</${name}>`]
}

/** HTML as it is; the one thing that would end it early is cut in two. */
export function cdata(html: string): string {
  return `<![CDATA[${html.replace(UNWRITABLE, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
