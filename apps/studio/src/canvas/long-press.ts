/**
 * Long press: a finger that stays where it was put asks for the context menu. iOS sends no `contextmenu` for it, where other
 * systems do; whichever comes first counts.
 */

/** Milliseconds; a little longer than systems take that have a long press of their own. */
const LONG_MS = 650
/** Pixels of the page that a resting finger may move. */
const REST_PX = 8

/** `onLong` is called with the place of the press; the release of the finger is then no click. */
export function watchLongPress(onLong: (event: PointerEvent) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: PointerEvent | undefined
  let isLong = false
  const end = () => {
    clearTimeout(timer)
    start = undefined
  }
  const capture = { capture: true } as const

  addEventListener(
    'pointerdown',
    (event) => {
      end()
      isLong = false
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      start = event
      timer = setTimeout(() => {
        end()
        isLong = true
        // Whatever the press has begun, such as a drag, ends without the release that it waits for.
        const { pointerId, pointerType } = event
        dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType }))
        onLong(event)
      }, LONG_MS)
    },
    capture,
  )
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!start) return
      if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > REST_PX) end()
    },
    { capture: true, passive: true },
  )
  addEventListener(
    'pointerup',
    (event) => {
      end()
      if (isLong && event.pointerType === 'touch') event.stopImmediatePropagation()
    },
    capture,
  )
  addEventListener('pointercancel', end, capture)
  addEventListener('contextmenu', end, capture)
}
