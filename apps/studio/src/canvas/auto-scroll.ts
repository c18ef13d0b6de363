/** Scrolls the page while something is dragged near its upper or lower edge. */

/** Distance from an edge, in pixels, within which the page scrolls. */
const EDGE_PX = 56
/** Pixels scrolled in a frame at the very edge. */
const FASTEST_PX = 18

export interface AutoScroll {
  start(): void
  /** Tells the pointer's place in the window now. */
  at(y: number): void
  stop(): void
}

export function createAutoScroll(onScroll: () => void): AutoScroll {
  let pointer: number | undefined
  let frame = 0

  const step = () => {
    frame = requestAnimationFrame(step)
    const speed = pointer === undefined ? 0 : speedAt(pointer, innerHeight)
    if (speed === 0) return
    const before = scrollY
    scrollBy({ top: speed, behavior: 'instant' })
    if (scrollY !== before) onScroll()
  }

  return {
    start() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(step)
    },
    at(y) {
      pointer = y
    },
    stop() {
      cancelAnimationFrame(frame)
      pointer = undefined
    },
  }
}

/** Faster towards the edge; negative is up. */
export function speedAt(y: number, height: number): number {
  if (y < EDGE_PX) return -Math.ceil((FASTEST_PX * (EDGE_PX - Math.max(y, 0))) / EDGE_PX)
  if (y > height - EDGE_PX) {
    return Math.ceil((FASTEST_PX * (EDGE_PX - Math.max(height - y, 0))) / EDGE_PX)
  }
  return 0
}
