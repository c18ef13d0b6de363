/**
 * Shows a page that its theme hides until its own script comes, where that script did not come. What is looked at are the page
 * itself and whatever is around all of its main content, once: what a theme hides later, as on the way to another page, stays hidden.
 */
export function showHiddenPage(main: Element, pieces: readonly Element[]): void {
  const around = aroundContent(main, pieces)
  const hidden = [document.documentElement, document.body, ...around].filter(show)
  if (hidden.length === 0) return
  const names = [...new Set(hidden)].map(
    ({ localName, id, className }) => `<${localName} id="${id}" class="${className}">`,
  )
  console.warn(
    `The theme hid this page and did not show it in time, so it is shown now: ${names.join(', ')}`,
  )
}

/** Elements around all of the main content, from the outermost in. */
function aroundContent(main: Element, pieces: readonly Element[]): Element[] {
  const first = pieces[0] ?? main
  const around: Element[] = []
  for (let at: Element | null = first; at; at = at.parentElement) {
    if (at.contains(main) || pieces.every((piece) => at?.contains(piece))) around.unshift(at)
  }
  return around
}

const HIDING = {
  display: { hides: (value: string) => value === 'none', shown: 'block' },
  opacity: { hides: (value: string) => value !== '' && Number(value) < 0.05, shown: '1' },
  visibility: { hides: (value: string) => value === 'hidden', shown: 'visible' },
} as const

/** Overrides what hides an element; false where nothing does. */
function show(element: Element): boolean {
  let isHidden = false
  for (const [property, { hides, shown }] of Object.entries(HIDING)) {
    if (!hides(getComputedStyle(element).getPropertyValue(property))) continue
    ;(element as HTMLElement).style.setProperty(property, shown, 'important')
    isHidden = true
  }
  return isHidden
}
