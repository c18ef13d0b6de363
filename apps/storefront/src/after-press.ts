/** Events that end a press; its click comes right behind. */
const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const

/** Does something once nothing in the element is being pressed: where the page moves under a press, its click goes elsewhere. */
export function afterPress(element: Element, work: () => void): void {
  if (!element.matches(':active')) {
    work()
    return
  }
  const waiting = new AbortController()
  const end = () => {
    waiting.abort()
    setTimeout(work)
  }
  for (const type of ENDS) addEventListener(type, end, { capture: true, signal: waiting.signal })
}
