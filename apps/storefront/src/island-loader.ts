/**
 * Lazy hydration with event replay: islands come to life at the first touch, or at once where there is nothing to touch. A
 * click that came too early is held back, answered at once with "busy", and given again when the island is there. Where no
 * script comes, the page does without.
 */

export interface Island {
  readonly name: string
  /** Finds where the island lives; its root is `closest(root)` of what matches. */
  readonly selector: string
  readonly root: string
  /** Clicks and key presses on these wait for the island. */
  readonly holds: string
  /** It has nothing to touch until it lives, so it is not waited for. */
  readonly isEmptyBefore?: boolean
  /** Matches what is already chosen, as after going back: then the island follows it without being touched. */
  readonly startedBy?: string
  load(): Promise<{ mount(root: Element): () => void }>
}

export interface IslandRuntime {
  /** Looks for islands in new content. */
  scan(scope: ParentNode): void
  /** Takes islands of leaving content down. */
  destroy(scope: ParentNode): void
}

/** Events that wake an island. */
const WAKING = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'change'] as const
/** Events that are held back and replayed. */
const HELD = ['click', 'keydown'] as const

/** Retry: milliseconds until a script that did not arrive is asked for once more. */
const RETRY_AFTER_MS = 1000

export interface RuntimeOptions {
  /** Does without script what a press asked for, when no script came. */
  readonly giveWay: (root: Element, control: HTMLElement) => void
  readonly retryAfterMs?: number
}

export function createIslandRuntime(
  islands: readonly Island[],
  { giveWay, retryAfterMs = RETRY_AFTER_MS }: RuntimeOptions,
): IslandRuntime {
  const asleep = new Map<Element, Island>()
  const mounting = new WeakMap<Element, Promise<void>>()
  const mounted = new Map<Element, () => void>()

  const rootOf = (target: EventTarget | null) => {
    let element = target instanceof Element ? target : null
    while (element && !asleep.has(element)) element = element.parentElement
    return element
  }

  const wake = (root: Element): Promise<void> => {
    const island = asleep.get(root)
    const running = mounting.get(root)
    if (running || !island) return running ?? Promise.resolve()
    const waking = island.load().then(
      ({ mount }) => {
        if (asleep.delete(root)) mounted.set(root, mount(root))
      },
      () => {
        // The script did not arrive: the next touch tries again.
        mounting.delete(root)
      },
    )
    mounting.set(root, waking)
    return waking
  }

  const onWaking = (event: Event) => {
    const root = rootOf(event.target)
    if (root) void wake(root)
  }

  const onHeld = (event: Event) => {
    // A visitor who holds a key wants the link itself, in another tab or window.
    if (isWithKey(event)) return
    const root = rootOf(event.target)
    const control = root && heldControl(event, asleep.get(root)?.holds ?? '')
    if (!root || !control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.setAttribute('aria-busy', 'true')
    void press(root, control)
  }

  /** Gives the press again once the island is there. What did not come at the second try is done without. */
  const press = async (root: Element, control: HTMLElement) => {
    await wake(root)
    if (!mounted.has(root)) {
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
      await wake(root)
    }
    control.removeAttribute('aria-busy')
    if (mounted.has(root)) return control.click()
    asleep.delete(root)
    giveWay(root, control)
  }

  const wakeStarted = (root: Element, { isEmptyBefore, startedBy }: Island) => {
    if (isEmptyBefore || (startedBy && root.querySelector(startedBy))) void wake(root)
  }

  for (const type of WAKING) addEventListener(type, onWaking, { capture: true, passive: true })
  for (const type of HELD) addEventListener(type, onHeld, { capture: true })
  // Some browsers restore form values only at this event.
  addEventListener('pageshow', () =>
    asleep.forEach((island, root) => void wakeStarted(root, island)),
  )

  return {
    scan: (scope) => {
      for (const island of islands) {
        for (const element of scope.querySelectorAll(island.selector)) {
          const root = element.closest(island.root) ?? element
          if (mounted.has(root)) continue
          asleep.set(root, island)
          wakeStarted(root, island)
        }
      }
    },
    destroy: (scope) => {
      for (const [root, unmount] of mounted) {
        if (!scope.contains(root)) continue
        unmount()
        mounted.delete(root)
      }
      for (const root of asleep.keys()) if (scope.contains(root)) asleep.delete(root)
    },
  }
}

function isWithKey(event: Event): boolean {
  const isInput = event instanceof MouseEvent || event instanceof KeyboardEvent
  return isInput && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
}

function heldControl(event: Event, holds: string): HTMLElement | null {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(holds) : null
  const isPress = !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' '
  return isPress ? target : null
}
