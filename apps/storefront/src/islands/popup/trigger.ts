/**
 * When a popup comes: after some seconds, once part of the page was scrolled past, as the pointer leaves at the top, or as a link to it
 * is pressed.
 */

export interface PopupTime {
  readonly trigger: string | undefined
  /** Seconds for a delay, per cent for scrolling. */
  readonly when: number
}

/** Seconds after which a popup for leaving comes by itself where there is no pointer that could leave, as on phones. */
const WITHOUT_POINTER_S = 30

/** Windows up to this width in pixels are those of phones (specification §2). */
const PHONE = '(max-width: 432px)'

/** Whether a popup for these devices comes by itself in this window. */
export function isForDevice(devices: string | undefined): boolean {
  const isPhone = matchMedia(PHONE).matches
  return devices === 'phones' ? isPhone : devices !== 'computers' || !isPhone
}

/** Runs each time that a link to the popup's own page is pressed, which then does not open. */
export function onLinkTo(path: string, run: () => void, end: AbortSignal): void {
  const look = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.pathname !== path) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    run()
  }
  document.addEventListener('click', look, { signal: end })
}

/** Runs once, or never where only a press brings it. */
export function startTrigger(
  { trigger, when }: PopupTime,
  run: () => void,
  end: AbortSignal,
): void {
  if (trigger === 'press') return
  const isExit = trigger === 'exit' && matchMedia('(hover: hover)').matches
  if (isExit) onExit(run, end)
  else if (trigger === 'scroll') onScrolled(when, run, end)
  else after(trigger === 'exit' ? WITHOUT_POINTER_S : when, run, end)
}

function after(seconds: number, run: () => void, end: AbortSignal): void {
  const timer = setTimeout(run, seconds * 1000)
  end.addEventListener('abort', () => clearTimeout(timer))
}

function onExit(run: () => void, end: AbortSignal): void {
  const once = new AbortController()
  end.addEventListener('abort', () => once.abort())
  const look = ({ clientY, relatedTarget }: MouseEvent) => {
    if (clientY > 0 || relatedTarget) return
    once.abort()
    run()
  }
  document.documentElement.addEventListener('mouseout', look, { signal: once.signal })
}

function onScrolled(share: number, run: () => void, end: AbortSignal): void {
  const once = new AbortController()
  end.addEventListener('abort', () => once.abort())
  const look = () => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    const rest = scrollHeight - clientHeight
    if (rest > 0 && (scrollTop / rest) * 100 < share) return
    once.abort()
    run()
  }
  addEventListener('scroll', look, { passive: true, signal: once.signal })
  look()
}
