/** Calls back in the next frame after anything that may have moved something on the page. */
export function watchGeometry(onFrame: () => void): () => void {
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(onFrame)
  }
  addEventListener('scroll', soon, { capture: true, passive: true })
  addEventListener('resize', soon)
  addEventListener('load', soon, { capture: true })
  addEventListener('transitionend', soon, { capture: true })
  new ResizeObserver(soon).observe(document.body)
  new MutationObserver(soon).observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  return soon
}
