/** Tables as lines of text: a row is a paragraph, and its cells are kept apart. */

import { all, isBlock, rename, styleText, unwrap, wordsIn } from './elements.ts'

/**
 * Between the cells of a row. A tab would be a gap of another width on every screen, nothing at all in feeds, mails and
 * searches, and unheard by screen readers.
 */
const BETWEEN_CELLS = ' · '

/** Inner tables first, so that a table in a cell is lines of text by the time its row is one. */
export function readTables(body: HTMLElement): void {
  for (const table of all(body, 'table').toReversed()) {
    const lines = all(table, 'caption,tr').flatMap(lineOf)
    table.replaceWith(...lines)
  }
}

function lineOf(row: HTMLElement): readonly Node[] {
  if (row.nodeName === 'CAPTION') return [rename(row, 'p')]
  const cells = ([...row.children] as HTMLElement[]).filter(wordsIn)
  const [only] = cells
  // One cell alone is a table for the layout, or one cell of a sheet: what it holds stays as it is.
  if (cells.length === 1 && only) {
    return [...only.childNodes].some(isBlock) ? [...only.childNodes] : [inParagraph(styled(only))]
  }
  const parts = cells.flatMap((cell, index) => {
    makeInline(cell)
    return index === 0 ? [styled(cell)] : [BETWEEN_CELLS, styled(cell)]
  })
  return parts.length === 0 ? [] : [inParagraph(...parts)]

  function inParagraph(...nodes: (Node | string)[]): HTMLElement {
    const paragraph = row.ownerDocument.createElement('p')
    paragraph.append(...nodes)
    return paragraph
  }
}

/** A cell's content with the cell's own style: sheets make the cell bold, not the words in it. */
function styled(cell: HTMLElement): HTMLElement {
  const span = cell.ownerDocument.createElement('span')
  span.setAttribute('style', styleText(cell))
  span.append(...cell.childNodes)
  return span
}

/** Paragraphs of a cell become words of one line, apart by a space. */
function makeInline(cell: HTMLElement): void {
  for (const element of all(cell, '*').toReversed()) {
    if (element.nodeName === 'BR') element.replaceWith(' ')
    else if (isBlock(element)) {
      element.after(' ')
      unwrap(element)
    }
  }
}
