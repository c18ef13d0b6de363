/** Reads what another program put on the clipboard as HTML: the same few elements, whoever wrote it. */

import { MAX_RICH_TEXT_NODES } from '@sitewright/blocks/rich-text'
import { all, styleText, unwrap } from './elements.ts'
import { takeData } from './embedded-data.ts'
import { type FoundPictures, NO_PICTURES, takePictures } from './pictures.ts'
import { readTables } from './tables.ts'
import { tidy } from './tidy.ts'
import { readWord } from './word.ts'
import { readWordForTheWeb } from './word-for-the-web.ts'

export interface PastedHtml extends FoundPictures {
  /** Markup for the rich text schema to parse; empty for a paste without words. */
  readonly html: string
  /** Whether it was copied from a text of ours, which needs no reading. */
  readonly isOurs: boolean
  /** Why nothing of it can be pasted. */
  readonly refusal: 'tooLong' | 'tooDeep' | undefined
}

/** Limits of the markup, pictures not counted: several times what the longest text takes in the wordiest programs. */
const MAX_MARKUP = 4_000_000
const MAX_TAGS = 100_000

/** Elements within elements: pages nest some thirty, and reading takes the longer the deeper they are. */
const MAX_DEPTH = 100

/** Elements of which each becomes at least one piece of a text. */
const PIECES = 'p,h1,h2,h3,h4,h5,h6,li,br'

/**
 * The document is parsed apart from the page (`DOMParser`): its scripts do not run and its pictures are not fetched. What
 * is left of it goes through the schema of rich text, which knows no other elements and asks the rule for links.
 */
export function readPastedHtml(written: string, rtf = ''): PastedHtml {
  const { html, fileAt } = takeData(written)
  if (html.length > MAX_MARKUP || tagsIn(html) > MAX_TAGS) return refused('tooLong')
  const { body, head } = new DOMParser().parseFromString(html, 'text/html')
  if (isDeeperThan(MAX_DEPTH, body)) return refused('tooDeep')
  const copied = body.querySelector('[data-pm-slice]')
  if (copied && !body.querySelector('table,img')) {
    return { ...NO_PICTURES, html, isOurs: true, refusal: undefined }
  }
  copied?.removeAttribute('data-pm-slice')
  readCocoaStyles(body, head.textContent ?? '')
  readWord(body)
  readWordForTheWeb(body)
  const found = takePictures(body, { fileAt, rtf })
  readTables(body)
  tidy(body)
  if (body.querySelectorAll(PIECES).length > MAX_RICH_TEXT_NODES) return refused('tooLong')
  return { ...found, html: body.innerHTML, isOurs: false, refusal: undefined }
}

function refused(refusal: 'tooLong' | 'tooDeep'): PastedHtml {
  return { ...NO_PICTURES, html: '', isOurs: false, refusal }
}

/** Walks without recursion, which a hostile document could make as deep as it likes. */
function isDeeperThan(limit: number, body: Element): boolean {
  let depth = 0
  let element = body
  while (true) {
    if (element.firstElementChild) {
      element = element.firstElementChild
      depth += 1
      if (depth > limit) return true
      continue
    }
    while (element !== body && !element.nextElementSibling && element.parentElement) {
      element = element.parentElement
      depth -= 1
    }
    if (element === body || !element.nextElementSibling) return false
    element = element.nextElementSibling
  }
}

function tagsIn(html: string): number {
  let count = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) count += 1
  return count
}

/** Apple's programs underline and strike by classes of spans, `s1`, `s2` …, with a style sheet in the head. */
function readCocoaStyles(body: HTMLElement, sheet: string): void {
  const rules = sheet.matchAll(/span\.(s\d{1,3})\s*\{([^{}]{0,500})\}/g)
  const styles = new Map([...rules].map(([, name, style]) => [name, style] as const))
  if (styles.size === 0) return
  for (const span of all(body, 'span[class]')) {
    const style = styles.get(span.className)
    if (style !== undefined) span.setAttribute('style', `${style};${styleText(span)}`)
    if (!span.hasChildNodes()) unwrap(span)
  }
}
