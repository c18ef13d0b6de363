/** Word's clipboard: lists are paragraphs with `mso-list`, styles are classes, and comments come along. */

import { all, neighbour, remove, rename, styleText, wordsIn } from './elements.ts'
import { type ListItem, nestItems } from './list-items.ts'

const NOT_FOR_VISITORS =
  '[style*="mso-element:comment"],[style*="mso-hide:all"],.MsoCommentReference,.MsoCommentText'

const STYLES: readonly (readonly [selector: string, element: string])[] = [
  ['p.MsoTitle', 'h1'],
  ['p.MsoSubtitle', 'h2'],
]

export function readWord(body: HTMLElement): void {
  remove(body, NOT_FOR_VISITORS)
  for (const [selector, name] of STYLES) {
    for (const element of all(body, selector)) rename(element, name)
  }
  for (const tab of all(body, '[style*="mso-tab-count"],[style*="mso-spacerun"]')) {
    tab.textContent = ' '
  }
  readLists(body)
  readQuotes(body)
}

/** `mso-list:l0 level2 lfo1` of an item; `none`, `skip` and the marker's `Ignore` are none. */
const LIST = /mso-list:\s*(l\d+)\s+level(\d+)/i

interface Listed {
  readonly element: HTMLElement
  readonly level: number
}

function readLists(body: HTMLElement): void {
  let run: (ListItem & { content: Node[] })[] = []
  const end = () => {
    nestItems(run)
    run = []
  }
  for (const element of all(body, 'p,h1,h2,h3,h4,h5,h6')) {
    const listed = listedAs(element)
    const last = run.at(-1)
    const isNext = last !== undefined && neighbour(last.element, 'nextSibling') === element
    if (listed && element.nodeName !== 'P') {
      keepNumber(element)
    } else if (listed) {
      if (!isNext) end()
      run.push(asItem(listed))
    } else if (isNext && /^MsoListParagraph/.test(element.className) && wordsIn(element)) {
      // Another paragraph of the item before it.
      last.content.push(withoutStyle(element))
      element.replaceWith(last.element)
    }
  }
  end()
}

function listedAs(element: HTMLElement): Listed | undefined {
  const [, , level] = LIST.exec(styleText(element)) ?? []
  return level === undefined ? undefined : { element, level: Number(level) }
}

function asItem({ element, level }: Listed): ListItem & { content: Node[] } {
  const marker = takeMarker(element)
  // Bullets are single signs, also letters of symbol fonts; numbers have a digit, a dot or a bracket.
  const isOrdered = /^[([]?[a-z0-9]+(?:\.[a-z0-9]+)*[.)\]]|^\d/i.test(marker)
  return { element, level, isOrdered, content: [withoutStyle(element)] }
}

/** A numbered heading is a heading; the number that Word drew is part of its words. */
function keepNumber(heading: HTMLElement): void {
  const marker = takeMarker(heading)
  if (/[a-z0-9]/i.test(marker)) heading.prepend(`${marker} `)
}

function takeMarker(element: HTMLElement): string {
  const markers = all(element, 'span').filter((span) => /mso-list:\s*ignore/i.test(styleText(span)))
  const words = markers.map(wordsIn).join('')
  for (const marker of markers) marker.remove()
  return words
}

/** The item's paragraph as it stands in a list: an indent of its own says nothing there. */
function withoutStyle(element: HTMLElement): HTMLElement {
  const paragraph = element.ownerDocument.createElement('p')
  paragraph.append(...element.childNodes)
  return paragraph
}

function readQuotes(body: HTMLElement): void {
  let quote: HTMLElement | undefined
  for (const element of all(body, 'p.MsoQuote,p.MsoIntenseQuote')) {
    const isNext = quote !== undefined && neighbour(quote, 'nextSibling') === element
    if (!isNext || !quote) {
      quote = element.ownerDocument.createElement('blockquote')
      element.before(quote)
    }
    quote.append(element)
  }
}
