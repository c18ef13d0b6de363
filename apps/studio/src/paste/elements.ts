/** Small deeds on the elements of a pasted document, which is inert: it loads nothing and runs nothing. */

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
)

export function isBlock(node: Node | null): boolean {
  return node !== null && BLOCKS.has(node.nodeName)
}

export function all(root: ParentNode, selector: string): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)]
}

export function remove(root: ParentNode, selector: string): void {
  for (const element of all(root, selector)) element.remove()
}

/** Leaves what is in the element where the element was. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Gives an element another name. Its content and alignment come along, other attributes do not. */
export function rename(element: HTMLElement, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  if (element.style.textAlign) renamed.style.textAlign = element.style.textAlign
  element.replaceWith(renamed)
  return renamed
}

/** The `style` attribute as it was written: browsers drop the properties that only word processors know. */
export function styleText(element: Element): string {
  return element.getAttribute('style') ?? ''
}

export function wordsIn(node: Node): string {
  return (node.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The neighbour in a direction, past text that is nothing but white space and past comments. */
export function neighbour(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side]
  while (next && isNothing(next)) next = next[side]
  return next
}

function isNothing({ nodeType, textContent }: Node): boolean {
  return nodeType === 8 || (nodeType === 3 && /^[ \t\r\n\f]*$/.test(textContent ?? ''))
}
