/** The items that a collection's page lists, by the mark that themes give them, `data-item-id`, or by their ids in the page; outside of everything that has blocks. */

import type { Rect } from './protocol.ts'

/** On the root while items can be chosen: not on the page of one item, which lists others beside it. */
const MARK = 'data-sw-items'
const LISTED = `[${MARK}] body [data-item-id]`
/** The words that stand for an empty list; else what the list would be in, as far as a theme tells. */
const EMPTY = ['.sw-nothing', '.ProductList', '[data-collection-id]', 'main', 'body']
/** Characters of a name, of which more would be read out than is understood. */
const MAX_NAME = 80

/** Ids in the page that themes give to items which they do not mark: `post-` and the id of the item. */
const NAMED = /^(?:article|entry|event|item|post|product)-([0-9a-f]{24})$/

export function markItems(isOn: boolean): void {
  document.documentElement.toggleAttribute(MARK, isOn)
  markNamed()
}

/** Marks items that only their ids in the page tell of; to be done again for a page that was drawn anew. */
export function markNamed(): void {
  if (!document.documentElement.hasAttribute(MARK)) return
  for (const element of document.querySelectorAll<HTMLElement>('body [id]:not([data-item-id])')) {
    const [, itemId] = NAMED.exec(element.id) ?? []
    if (itemId !== undefined) element.dataset.itemId = itemId
  }
}

/** The item around an element: the outermost mark, since cards repeat it on what is inside them. */
export function itemAround(element: Element): HTMLElement | undefined {
  let found: HTMLElement | undefined
  let next = element.closest<HTMLElement>(LISTED)
  while (next) {
    found = next
    next = next.parentElement?.closest<HTMLElement>(LISTED) ?? null
  }
  return found?.closest('[data-document-id]') ? undefined : found
}

export function itemElement(itemId: string): HTMLElement | null {
  return listedItems().find((element) => element.dataset.itemId === itemId) ?? null
}

/** Each listed item once, in the order of the page. */
export function listedItems(): HTMLElement[] {
  const found = new Map<string, HTMLElement>()
  for (const element of document.querySelectorAll<HTMLElement>(LISTED)) {
    const { itemId = '' } = element.dataset
    if (itemId === '' || found.has(itemId) || itemAround(element) !== element) continue
    if (element.getClientRects().length > 0) found.set(itemId, element)
  }
  return [...found.values()]
}

/** The name that visitors read of it: its heading, its link, or what its picture shows. */
export function itemName(element: Element): string {
  const heading = element.querySelector('h1, h2, h3, h4, [class*="title" i]')
  const words = [heading, element.querySelector('a'), element].map((one) => wordsOf(one))
  const name = words.find(Boolean) ?? element.querySelector('img')?.alt.trim() ?? ''
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).trimEnd()}…` : name
}

/** Shows an item beside another one, where both are in one list: the page is drawn anew soon. */
export function moveItem(
  itemId: string,
  { besideId, side }: { besideId: string; side: 'before' | 'behind' },
): void {
  const item = itemElement(itemId)
  const beside = itemElement(besideId)
  if (!item || item.parentElement !== beside?.parentElement) return
  beside.insertAdjacentElement(side === 'before' ? 'beforebegin' : 'afterend', item)
}

/** Place of the list, or of the words that stand for an empty one; undefined where the page lists no items. */
export function listRect(items: readonly Element[]): Rect | undefined {
  if (!document.documentElement.hasAttribute(MARK)) return undefined
  const [first, ...others] = items.length > 0 ? items : [emptyList()]
  if (!first) return undefined
  const box = first.getBoundingClientRect()
  const around = others.reduce(
    (sum, item) => (item ? joined(sum, item.getBoundingClientRect()) : sum),
    box,
  )
  const { x, y, width, height } = around
  return { x, y, width, height }
}

/** Whether a press is on the words that stand for an empty list. */
export function isEmptyList(element: Element): boolean {
  const [words = ''] = EMPTY
  return element.closest(`[${MARK}] ${words}`) !== null && listedItems().length === 0
}

function emptyList(): Element | null {
  return EMPTY.reduce<Element | null>(
    (found, selector) => found ?? document.querySelector(selector),
    null,
  )
}

function joined(a: DOMRect, b: DOMRect): DOMRect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return new DOMRect(x, y, Math.max(a.right, b.right) - x, Math.max(a.bottom, b.bottom) - y)
}

function wordsOf(element: Element | null): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
