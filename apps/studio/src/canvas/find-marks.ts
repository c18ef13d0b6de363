/** Highlights of words that are looked for, which leave the page's own elements alone (CSS Custom Highlight API). */

import type { ToCanvas } from './protocol.ts'

type Find = Extract<ToCanvas, { type: 'find' }>

const ALL = 'sw-found'
const CURRENT = 'sw-found-current'
const CSS_OF_MARKS = `
::highlight(${ALL}) { background-color: #ffe08a; color: #1d1a12; }
::highlight(${CURRENT}) { background-color: #f28c28; color: #1d1a12; }
`

let wanted: Find | undefined
let observer: MutationObserver | undefined

/** Marks the words on the page as it is, and as it becomes; a match that is out of sight is scrolled to. */
export function markWords(find: Find, overlay: Element): void {
  observer?.disconnect()
  wanted = find.pattern === '' ? undefined : find
  const current = draw()
  if (!wanted) return
  if (current) reveal(current)
  observer ??= watcher(overlay)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}

function watcher(overlay: Element): MutationObserver {
  addStyles()
  return new MutationObserver((records) => {
    if (records.some(({ target }) => !overlay.contains(target))) draw()
  })
}

function draw(): Range | undefined {
  const pattern = wanted && new RegExp(wanted.pattern, wanted.flags)
  const blocks = pattern ? [...document.querySelectorAll<HTMLElement>(PLACES)] : []
  const found = blocks.map((block) => ({
    id: block.dataset.blockId ?? '',
    ranges: pattern ? rangesIn(block, pattern) : [],
  }))
  const { current } = wanted ?? {}
  const own = current && found.find(({ id }) => id === current.blockId)?.ranges
  const chosen = own?.[current?.nth ?? 0] ?? own?.[0]
  if ('highlights' in CSS) {
    CSS.highlights.set(ALL, new Highlight(...found.flatMap(({ ranges }) => ranges)))
    const marked = new Highlight(...(chosen ? [chosen] : []))
    marked.priority = 1
    CSS.highlights.set(CURRENT, marked)
  }
  return chosen
}

const PLACES = '[data-block-id], body header'

function rangesIn(block: Element, pattern: RegExp): Range[] {
  return linesIn(block).flatMap((nodes) => {
    const line = nodes.map(({ data }) => data).join('')
    return [...line.matchAll(pattern)].map(({ 0: match, index }) => {
      const range = document.createRange()
      range.setStart(...pointAt(nodes, index))
      range.setEnd(...pointAt(nodes, index + match.length))
      return range
    })
  })
}

/** Words of one line of text, whose marks may part it into several nodes. */
function linesIn(block: Element): Text[][] {
  const lines = new Map<Element, Text[]>()
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('script, style')) continue
    const line = lineAround(parent, block)
    lines.set(line, [...(lines.get(line) ?? []), node as Text])
  }
  return [...lines.values()]
}

function lineAround(element: Element, block: Element): Element {
  const isInline = element !== block && getComputedStyle(element).display === 'inline'
  return isInline && element.parentElement ? lineAround(element.parentElement, block) : element
}

function pointAt(nodes: readonly Text[], offset: number): [Text, number] {
  let rest = offset
  for (const node of nodes) {
    if (rest <= node.length) return [node, rest]
    rest -= node.length
  }
  const last = nodes.at(-1) as Text
  return [last, last.length]
}

function reveal(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  range.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
}

function addStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS_OF_MARKS)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
