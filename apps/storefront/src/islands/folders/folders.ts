/** Hover intent: a folder of the header opens once a mouse rests on it, and closes a little after the mouse has left. */

/** Milliseconds of rest before it opens; a mouse that only crosses it opens nothing. */
const OPENS_AFTER_MS = 80
/** Milliseconds before it closes, so that the way to its list may lead past its edge. */
const CLOSES_AFTER_MS = 300

export function mount(root: Element): () => void {
  const folder = root as HTMLDetailsElement
  const summary = folder.querySelector('summary')
  let timer = 0
  /** It was opened by the mouse, so a press on its name keeps it open. */
  let isByHover = false

  const later = (ms: number, work: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(work, ms)
  }
  const open = () => {
    if (folder.open) return
    isByHover = true
    folder.open = true
  }
  /** A keyboard in its list would be lost with it. */
  const isInList = () =>
    folder.contains(document.activeElement) && document.activeElement !== summary
  const close = () => {
    if (isByHover && !isInList()) folder.open = false
  }
  const onEnter = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'mouse') later(OPENS_AFTER_MS, open)
  }
  const onLeave = () => later(CLOSES_AFTER_MS, close)
  const onClick = (event: Event) => {
    clearTimeout(timer)
    if (folder.open && isByHover) event.preventDefault()
    isByHover = false
  }
  const onToggle = () => {
    if (folder.open) return
    isByHover = false
    // Closed by Escape or a press: a mouse that rests on it all the while does not open it again.
    clearTimeout(timer)
  }

  folder.addEventListener('pointerenter', onEnter)
  folder.addEventListener('pointerleave', onLeave)
  folder.addEventListener('toggle', onToggle)
  summary?.addEventListener('click', onClick)
  // The mouse came before this script, and has pressed nothing yet.
  const isPressed = folder.contains(document.activeElement)
  if (folder.matches(':hover') && !isPressed) later(OPENS_AFTER_MS, open)
  return () => {
    clearTimeout(timer)
    folder.removeEventListener('pointerenter', onEnter)
    folder.removeEventListener('pointerleave', onLeave)
    folder.removeEventListener('toggle', onToggle)
    summary?.removeEventListener('click', onClick)
  }
}
