/** Puts the server's HTML into the page without losing caret, focus or scroll position. */

import { Idiomorph } from 'idiomorph'
import { markNamed } from './items.ts'
import { documentElement, sectionElement } from './page.ts'

/** Swaps one section, or adds it at the end of its document. `typing` is left as it is. */
export function swapSection(
  documentId: string,
  { id, html }: { id: string; html: string },
  typing: Element | undefined,
): void {
  const existing = sectionElement(id)
  if (!existing) {
    documentElement(documentId)?.insertAdjacentHTML('beforeend', html)
    return
  }
  Idiomorph.morph(existing, html, {
    morphStyle: 'outerHTML',
    callbacks: { beforeNodeMorphed: (node) => node !== typing },
  })
}

/** Shows the page around its documents anew. Documents, scripts, what is being typed in and the editor's own elements stay. */
export function redrawPage(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const isLeft = (node: Node) =>
    node instanceof Element &&
    node.matches('script, style, link, [data-document-id], sw-overlay, [contenteditable]')
  Idiomorph.morph(document.body, [...page.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (node) => !isLeft(node),
      beforeNodeAdded: (node) => !(node instanceof Element && node.matches('script')),
      beforeNodeRemoved: (node) => !isLeft(node),
      // A menu that the owner has opened stays open.
      beforeAttributeUpdated: (name) => name !== 'open',
    },
  })
  markNamed()
}

/** Brings the document's sections into order; those that are not named go. */
export function orderSections(documentId: string, sectionIds: readonly string[]): void {
  const body = documentElement(documentId)
  if (!body) return
  const wanted = new Set(sectionIds)
  for (const section of body.querySelectorAll<HTMLElement>('[data-section-id]')) {
    if (!wanted.has(section.dataset.sectionId ?? '')) section.remove()
  }
  let next: Element | null = body.firstElementChild
  for (const id of sectionIds) {
    const section = sectionElement(id)
    if (!section) continue
    if (section === next) next = section.nextElementSibling
    else body.insertBefore(section, next)
  }
  body.classList.toggle('empty', sectionIds.length === 0)
}
