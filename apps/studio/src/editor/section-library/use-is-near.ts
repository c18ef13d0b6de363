import { type RefObject, useEffect, useState } from 'react'

/** Distance in pixels from the window at which something counts as about to be seen. */
const NEAR = '300px'

/** Whether an element has come near what can be seen; it stays so from then on. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
