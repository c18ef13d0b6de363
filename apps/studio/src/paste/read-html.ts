/** Reads what another program put on the clipboard as HTML: the same few elements, whoever wrote it. */

import { MAX_RICH_TEXT_NODES } from '@sitewright/blocks/rich-text'
import { all, styleText, unwrap } from './elements.ts'
import { takeData } from './embedded-data.ts'
import { sizeUp } from './markup-size.ts'
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

/** Elements within elements: pages nest some thirty. */
const MAX_DEPTH = 100

/** Elements of which each becomes at least one piece of a text. */
const PIECES = 'p,h1,h2,h3,h4,h5,h6,li,br'

/**
 * The document is parsed apart from the page (`DOMParser`): its scripts do not run and its pictures are not fetched. What
 * is left of it goes through the schema of rich text, which knows no other elements and asks the rule for links.
 */
export function readPastedHtml(written: string, rtf = ''): PastedHtml {
  const { html, fileAt } = takeData(written)
  if (html.length > MAX_MARKUP) return refused('tooLong')
  const { tags, depth } = sizeUp(html)
  if (tags > MAX_TAGS) return refused('tooLong')
  if (depth > MAX_DEPTH) return refused('tooDeep')
  const { body, head } = new DOMParser().parseFromString(html, 'text/html')
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
