import { type RefObject, useEffect } from 'react'

/**
 * Focus containment: gives an element the focus when what had it inside is taken away, say a button that has done its work.
 * Firefox tells nobody that the focus is lost then, and keys, Escape too, would no longer come to a dialog.
 */
export function useFocusKept(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = ref
    if (!current) return
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) current.focus()
    })
    observer.observe(current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [ref])
}
