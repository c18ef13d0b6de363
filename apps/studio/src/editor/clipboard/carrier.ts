/** Form in which copied blocks travel on the clipboard: HTML that other programs read as words, with the blocks as data in it. */

import { blockOfType } from '@sitewright/blocks/registry'
import { richTextToText } from '@sitewright/blocks/rich-text'
import { placements, readingOrder } from '@sitewright/core/document/layout'
import type { Block } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Clipping } from '../../document/clipping.ts'

export interface Carried extends Clipping {
  readonly siteId: Id
}

/** Attribute of the element that holds the data. */
const MARK = 'data-sitewright'

/** Characters of HTML that are looked into: as much as a section of the largest blocks takes. */
const MAX_LENGTH = 4_000_000

export interface Carrier {
  readonly html: string
  readonly text: string
}

export function carrierOf(carried: Carried): Carrier {
  const json = JSON.stringify(carried)
  const lines = linesOf(carried)
  const words = lines.map((line) => `<p>${escaped(line)}</p>`).join('')
  return { html: `<div ${MARK}="${escaped(json)}">${words}</div>`, text: lines.join('\n') }
}

/** The data in HTML from the clipboard, which anyone may have written; undefined where there is none. */
export function dataIn(html: string): unknown {
  if (html.length > MAX_LENGTH || !html.includes(MARK)) return undefined
  // Parsed apart from the page: nothing of it runs, and nothing is fetched.
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const json = parsed.querySelector(`[${MARK}]`)?.getAttribute(MARK)
  try {
    return json === null || json === undefined ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

function linesOf({ section }: Carried): readonly string[] {
  return readingOrder(placements(section, 'phone')).flatMap((id) => {
    const block = section.blocks[id]
    return block ? [wordsOf(block)].filter((words) => words !== '') : []
  })
}

function wordsOf({ type, props }: Block): string {
  const field = blockOfType(type)?.richTextField
  const text = field && props[field]
  return text ? richTextToText(text as never) : ''
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
