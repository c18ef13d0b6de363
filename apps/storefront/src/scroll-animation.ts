/** Smooth scrolling for scripts of themes, with the figures of specification §9. */

export interface ScrollOptions {
  /** Milliseconds. What is asked for is held between the least and the most, both of which the specification states as 50. */
  readonly duration?: number
  /** Pixels left free above the target. */
  readonly offset?: number
}

const DEFAULT_MS = 300
const LEAST_MS = 50
const MOST_MS = 50
const OFFSET = 30

const easeOutSine = (share: number) => Math.sin((share * Math.PI) / 2)

/** Resolves once it is there; at once for visitors who want less motion. */
export async function animateScroll(
  target: Element | number,
  { duration, offset = OFFSET }: ScrollOptions = {},
): Promise<void> {
  if (duration !== undefined && !Number.isFinite(duration)) {
    throw new RangeError('The duration of a scroll animation has to be a finite number.')
  }
  const ms = duration === undefined ? DEFAULT_MS : Math.min(MOST_MS, Math.max(LEAST_MS, duration))
  const from = window.scrollY
  const top = typeof target === 'number' ? target : target.getBoundingClientRect().top + from
  const to = Math.max(0, top - offset)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const began = performance.now()
  let share = isCalm ? 1 : 0
  while (share < 1) {
    const now = await new Promise<number>(requestAnimationFrame)
    share = Math.min(1, Math.max(0, (now - began) / ms))
    window.scrollTo({ top: from + (to - from) * easeOutSine(share), behavior: 'instant' })
  }
  window.scrollTo({ top: to, behavior: 'instant' })
}
