/** Milliseconds after which a page that its theme still hides is shown. */
const PATIENCE_MS = 3_000

/**
 * Shows a page that its theme hides until its own script comes, where that script does not come. Looked at once: what a theme
 * hides later, as on the way to another page, stays hidden.
 */
export function showHiddenPage({ after = PATIENCE_MS }: { after?: number } = {}): void {
  setTimeout(() => {
    const hidden = [document.documentElement, document.body].filter(isHidden)
    for (const element of hidden) {
      for (const [property, value] of SHOWN) {
        if (isHiding[property](getComputedStyle(element))) {
          element.style.setProperty(property, value, 'important')
        }
      }
    }
    if (hidden.length > 0) {
      console.warn(
        `The theme hid this page and did not show it within ${after / 1000} seconds, so it is shown now.`,
      )
    }
  }, after)
}

const isHiding = {
  display: ({ display }: CSSStyleDeclaration) => display === 'none',
  opacity: ({ opacity }: CSSStyleDeclaration) => opacity !== '' && Number(opacity) < 0.05,
  visibility: ({ visibility }: CSSStyleDeclaration) => visibility === 'hidden',
} as const

const SHOWN = [
  ['display', 'block'],
  ['opacity', '1'],
  ['visibility', 'visible'],
] as const

function isHidden(element: Element): boolean {
  const style = getComputedStyle(element)
  return Object.values(isHiding).some((hides) => hides(style))
}
