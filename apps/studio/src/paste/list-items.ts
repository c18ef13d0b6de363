/** Lists of word processors whose items are paragraphs that only say how deep they are. */

export interface ListItem {
  /** The element that stands in the document for the item. */
  readonly element: Element
  /** Depth, from 1. */
  readonly level: number
  readonly isOrdered: boolean
  /** Nodes inside the item. */
  readonly content: readonly Node[]
}

/** Builds nested lists from items that stand next to each other, in place of their elements. */
export function nestItems(items: readonly ListItem[]): void {
  const [first] = items
  if (!first) return
  const { ownerDocument } = first.element
  const place = ownerDocument.createElement('div')
  first.element.replaceWith(place)
  /** The open lists, the outermost first, each with the item that a deeper list goes into. */
  let open: { readonly level: number; readonly list: Element; item: Element }[] = []
  for (const { element, level, isOrdered, content } of items) {
    element.remove()
    const item = ownerDocument.createElement('li')
    item.append(...content)
    const name = isOrdered ? 'OL' : 'UL'
    open = open.filter((shallower) => shallower.level <= level)
    const current = open.at(-1)
    if (current?.level === level && current.list.nodeName === name) {
      current.list.append(item)
      current.item = item
      continue
    }
    if (current?.level === level) open.pop()
    const list = ownerDocument.createElement(name)
    list.append(item)
    const around = open.at(-1)?.item ?? place
    around.append(list)
    open.push({ level, list, item })
  }
  place.replaceWith(...place.childNodes)
}
