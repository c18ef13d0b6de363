/** Calls back in the next frame, once however often it is asked to until then. */
export function inNextFrame(onFrame: () => void): () => void {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      onFrame()
    })
  }
}

/** Calls back after anything that may have moved something on the page. */
export function watchGeometry(onMoved: () => void): void {
  addEventListener('scroll', onMoved, { capture: true, passive: true })
  addEventListener('resize', onMoved)
  addEventListener('load', onMoved, { capture: true })
  addEventListener('transitionend', onMoved, { capture: true })
  new ResizeObserver(onMoved).observe(document.body)
  new MutationObserver(onMoved).observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
}
