/**
 * Type-ahead buffer: keys that are pressed after someone asked for a text, with a click or with Enter, and before they
 * can type in it, since the studio has to be asked for the text first. They are kept, and typed when it is there.
 */

/** Milliseconds that keys are kept: a studio that says nothing by then has no text for them. */
const PATIENCE_MS = 1_000

export interface EarlyKeys {
  /** Clicks in quick succession on the text that was asked for, as the browser counts them. */
  clicks: number
  /** Place of the last press. */
  point: { readonly x: number; readonly y: number }
  /** Keys are kept from now on. */
  expect(): void
  /** Whether a key is kept. */
  keep(event: KeyboardEvent): boolean
  /** The keys that were kept, in their order. Ends the keeping: the text is there, or no longer wanted. */
  release(): readonly KeyboardEvent[]
}

/** `isAwaited` tells that the text comes for certain, however late: its code is being fetched. */
export function createEarlyKeys({
  now = () => performance.now(),
  isAwaited = () => false,
}: {
  now?(): number
  isAwaited?(): boolean
} = {}): EarlyKeys {
  let until = 0
  let kept: KeyboardEvent[] = []
  return {
    clicks: 1,
    point: { x: 0, y: 0 },
    expect() {
      until = now() + PATIENCE_MS
      kept = []
    },
    keep(event) {
      if (until === 0 || (now() >= until && !isAwaited())) return false
      kept.push(event)
      return true
    },
    release() {
      const released = kept
      until = 0
      kept = []
      return released
    },
  }
}

/**
 * Presses kept keys in the text that has the focus. What a key changes is read from the page in a microtask
 * (`MutationObserver`), so the next one waits for it: an Escape would end the text with the change unread. All of them are done
 * before any new event.
 */
export async function pressAllAgain(
  element: Element,
  events: readonly KeyboardEvent[],
): Promise<void> {
  for (const event of events) {
    pressAgain(element, event)
    await Promise.resolve()
  }
}

/** Does what a key does in the text that has the focus, as if it were pressed now. */
function pressAgain(element: Element, event: KeyboardEvent): void {
  const isUsed = !element.dispatchEvent(new KeyboardEvent(event.type, event))
  // AltGr: some keyboards write with Alt, or with what counts as Ctrl and Alt together.
  const isShortcut = event.metaKey || (event.ctrlKey && !event.getModifierState('AltGraph'))
  if (isUsed || isShortcut) return
  const { key } = event
  if (key.length === 1) document.execCommand('insertText', false, key)
  else BROWSERS_OWN[key]?.(event.shiftKey ? 'extend' : 'move')
}

/** The browser's own deeds for keys that no shortcut takes. */
const BROWSERS_OWN: Readonly<Record<string, (alter: 'move' | 'extend') => void>> = {
  Home: (alter) => getSelection()?.modify(alter, 'backward', 'lineboundary'),
  End: (alter) => getSelection()?.modify(alter, 'forward', 'lineboundary'),
  ArrowLeft: (alter) => getSelection()?.modify(alter, 'left', 'character'),
  ArrowRight: (alter) => getSelection()?.modify(alter, 'right', 'character'),
  ArrowUp: (alter) => getSelection()?.modify(alter, 'backward', 'line'),
  ArrowDown: (alter) => getSelection()?.modify(alter, 'forward', 'line'),
  Backspace: () => document.execCommand('delete'),
  Delete: () => document.execCommand('forwardDelete'),
}
