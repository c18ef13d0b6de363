import { type RefObject, useEffect, useState } from 'react'

/** Distance in pixels from the window at which something counts as about to be seen. */
const NEAR = '600px'
/** Milliseconds for which something stays near before it is worth drawing: who only passes through a list loads nothing. */
const DWELL_MS = 600

/** Whether an element has been near what can be seen for a while. */
export function useIsLookedAt(element: RefObject<Element | null>): boolean {
  const [isLookedAt, setLookedAt] = useState(false)
  useEffect(() => {
    if (!element.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(() => setLookedAt(true), DWELL_MS)
        else setLookedAt(false)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element])
  return isLookedAt
}
