/** In the editor the page is looked at, not used: links, forms and buttons do nothing. */

/** `isEditor` says which elements are the editor's own: the text being typed, handles and outlines. */
export function makeInert(isEditor: (target: EventTarget | null) => boolean): void {
  const stop = (event: Event) => {
    if (isEditor(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of ['click', 'auxclick', 'dblclick', 'submit', 'dragstart']) {
    addEventListener(type, stop, { capture: true })
  }
  // A pressed mouse neither selects the page's words nor moves the focus into its fields.
  addEventListener(
    'mousedown',
    (event) => {
      if (!isEditor(event.target)) event.preventDefault()
    },
    { capture: true },
  )
  // Even links in the text being typed stay closed.
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    },
    { capture: true },
  )
}
