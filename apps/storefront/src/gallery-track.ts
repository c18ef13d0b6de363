/** A track of pictures that scrolls sideways: which one is at its beginning, and how to bring another one there. */

/** The slide that is seen now. */
export function shownSlide(
  slides: readonly HTMLElement[],
  track: Element,
): HTMLElement | undefined {
  const start = startOf(track)
  const distance = (slide: HTMLElement) => Math.abs(startOf(slide) - start)
  const [first, ...others] = slides
  return others.reduce(
    (best, slide) => (best && distance(slide) < distance(best) ? slide : best),
    first,
  )
}

export function scrollToSlide(slide: HTMLElement, track: Element): void {
  track.scrollBy({ left: startOf(slide) - startOf(track) })
}

/** The edge at which a line of text would begin: the right one where the language is written from there. */
function startOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return getComputedStyle(element).direction === 'rtl' ? right : left
}
