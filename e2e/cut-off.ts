import type { Page } from '@playwright/test'

/** Texts that end beyond the window or beyond a box that hides what is over its edge, without an ellipsis that says so. */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (element: Element) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
      return {
        hides: /hidden|clip/.test(overflowX),
        isMeant: textOverflow === 'ellipsis' || clipPath !== 'none',
      }
    }
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    /** The right and left edge that a text may not pass; undefined where it is meant to be cut, or can be scrolled to. */
    const edgesOf = (start: Element): { left: number; right: number } | undefined => {
      let [left, right] = [0, document.documentElement.clientWidth]
      for (let box: Element | null = start; box; box = box.parentElement) {
        const { hides, isMeant } = clips(box)
        if (isMeant || scrolls(box) || box.matches('svg, textarea, [aria-hidden="true"]'))
          return undefined
        if (!hides) continue
        const rect = box.getBoundingClientRect()
        left = Math.max(left, rect.left)
        right = Math.min(right, rect.right)
      }
      return { left, right }
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim())
        continue
      const edges = edgesOf(parent)
      if (!edges) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width > 0 && (left < edges.left - 1 || right > edges.right + 1))
        found.push(node.textContent.trim())
    }
    return found
  })
}
