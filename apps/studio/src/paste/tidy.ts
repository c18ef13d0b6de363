/** Clean-up that text from any program needs before it is read as rich text. */

import { all, isBlock, neighbour, remove, rename, styleText, unwrap, wordsIn } from './elements.ts'

const NO_TEXT =
  'script,style,template,col,colgroup,noscript,iframe,object,embed,svg,math,canvas,video,audio,input,select,textarea,title,xml,link,meta'

export function tidy(body: HTMLElement): void {
  remove(body, NO_TEXT)
  remove(body, 'br.Apple-interchange-newline')
  readPreformatted(body)
  readTitles(body)
  // Browsers write down how a heading looks, which is bold; that is the theme's business.
  for (const heading of all(body, 'h1,h2,h3,h4,h5,h6')) {
    heading.style.removeProperty('font-weight')
    heading.style.removeProperty('font')
  }
  readLinks(body)
  for (const line of all(body, 'br')) {
    if (
      isBoundary(neighbour(line, 'previousSibling')) &&
      isBoundary(neighbour(line, 'nextSibling'))
    )
      line.remove()
  }
  narrowSpaces(body)
  for (const block of all(body, 'p,h1,h2,h3,h4,h5,h6,li,blockquote').toReversed()) {
    if (!wordsIn(block) && !block.querySelector('img')) block.remove()
  }
}

/** Lines of preformatted text stay lines. */
function readPreformatted(body: HTMLElement): void {
  for (const pre of all(body, 'pre')) {
    const lines = (pre.textContent ?? '').replace(/\n$/, '').split('\n')
    pre.replaceChildren(
      ...lines.flatMap((line, index) => [
        ...(index > 0 ? [pre.ownerDocument.createElement('br')] : []),
        line.replace(/\t/g, '  ').replace(/ {2}/g, '\u00a0\u00a0'),
      ]),
    )
  }
}

/** Points from which a paragraph of Google Docs is its title, which only its size tells. */
const TITLE_POINTS = 20

function readTitles(body: HTMLElement): void {
  for (const paragraph of all(body, '[id^="docs-internal-guid"] > p')) {
    const spans = all(paragraph, 'span').filter(wordsIn)
    const points = spans.map((span) => Number(/font-size:\s*([\d.]+)pt/.exec(styleText(span))?.[1]))
    if (points.length > 0 && points.every((size) => size >= TITLE_POINTS)) rename(paragraph, 'h1')
  }
}

/** Links into the document they were copied from lead nowhere; a link is underlined by being one. */
function readLinks(body: HTMLElement): void {
  for (const link of all(body, 'a')) {
    const href = link.getAttribute('href') ?? ''
    if (/^#(_|heading=|bookmark=)/.test(href)) link.removeAttribute('href')
    if (!link.hasAttribute('href')) continue
    for (const element of [link, ...all(link, '*')]) {
      element.style.removeProperty('text-decoration')
      element.style.removeProperty('text-decoration-line')
      if (element.nodeName === 'U') unwrap(element)
    }
  }
}

function isBoundary(node: Node | null): boolean {
  return node === null || isBlock(node) || node.nodeName === 'BR'
}

/** Runs of spaces that word processors hold open with spaces that do not break. */
function narrowSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, 4)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('pre')) continue
    const words = node.textContent ?? ''
    const narrow = words.replace(/[\u00a0 ]{2,}/g, ' ')
    if (narrow !== words) node.textContent = narrow
  }
}
