import { useCallback, useState } from 'react'

const roots = new WeakMap<Element, ShadowRoot>()

/** Closed shadow root of an element: what goes through the studio's page, to check or to change it, finds nothing in it. */
export function useClosedRoot() {
  const [root, setRoot] = useState<ShadowRoot>()
  const host = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const known = roots.get(element) ?? element.attachShadow({ mode: 'closed' })
    roots.set(element, known)
    setRoot(known)
  }, [])
  return { host, root }
}
