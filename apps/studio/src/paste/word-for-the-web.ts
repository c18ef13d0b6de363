/** Word for the web's clipboard: every item is a list of its own, and headings are paragraphs that say so. */

import { all, neighbour, remove, rename } from './elements.ts'
import { type ListItem, nestItems } from './list-items.ts'

export function readWordForTheWeb(body: HTMLElement): void {
  remove(body, '.EOP')
  for (const heading of all(body, '[role="heading"][aria-level]')) {
    rename(heading, `h${Math.min(Math.max(Number(heading.getAttribute('aria-level')) || 2, 1), 6)}`)
  }
  for (const wrapper of all(body, '.ListContainerWrapper')) wrapper.replaceWith(...wrapper.children)
  readLists(body)
}

function readLists(body: HTMLElement): void {
  let run: ListItem[] = []
  for (const list of all(body, 'ul,ol')) {
    const items = itemsOf(list)
    if (items.length === 0) continue
    const last = run.at(-1)?.element.parentElement
    if (last && neighbour(last, 'nextSibling') !== list) {
      nest(run)
      run = []
    }
    run.push(...items)
  }
  nest(run)
}

/** Items of a list that says of each how deep it is, as Word for the web's does. */
function itemsOf(list: HTMLElement): ListItem[] {
  return [...list.children].flatMap((element) => {
    const level = Number(element.getAttribute('data-aria-level'))
    if (element.nodeName !== 'LI' || !level) return []
    const isOrdered = list.nodeName === 'OL'
    return [{ element, level, isOrdered, content: [...element.childNodes] }]
  })
}

function nest(items: readonly ListItem[]): void {
  const lists = new Set(items.map(({ element }) => element.parentElement))
  const [first] = lists
  // The nested list begins inside the first of them, and then takes its place.
  nestItems(items)
  for (const list of lists) {
    if (list === first) list?.replaceWith(...list.childNodes)
    else list?.remove()
  }
}
