/** Escaping of text in XML. Characters that XML 1.0 cannot represent are left out. */

import { escapeHtml } from '@sitewright/core/html'

// Lone surrogates are matched because of the flag `u`.
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text escaped for use between tags and inside double-quoted attributes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(UNWRITABLE, ''))
}

/** One element: `<name>text</name>`; empty for an empty text. */
export function element(name: string, text: string): string[] {
  return text === '' ? [] : [`<${name}>${escapeXml(text)}</${name}>`]
}

/** HTML in a CDATA section; `]]>`, which would end it early, is split in two. */
export function cdata(html: string): string {
  return `<![CDATA[${html.replace(UNWRITABLE, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
