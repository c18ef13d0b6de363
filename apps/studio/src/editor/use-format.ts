import type { TextFormat } from '../canvas/protocol.ts'
import { useEditor } from './editor-context.ts'

/** Milliseconds after which a menu or dialog that gave the focus to nobody is no longer waited for. */
const GIVES_BACK_MS = 1_000

export interface FormatOptions {
  readonly href?: string
  readonly newWindow?: boolean
  /** Name of the theme's colour or size. */
  readonly name?: string
  /** Asked from a menu or dialog that closes: it gives the focus back to its button first, and the text takes it after that. */
  readonly isAfterClosing?: boolean
}

/** Formats the text being typed, and goes back to it. */
export function useFormat(): (format: TextFormat, options?: FormatOptions) => void {
  const { visit, frame } = useEditor()
  return (format, { href = '', newWindow = false, name = '', isAfterClosing = false } = {}) => {
    const apply = () => {
      frame.current?.focus()
      visit.link.send({ type: 'format', format, href, newWindow, name })
    }
    if (isAfterClosing) onceGivenBack(apply)
    else setTimeout(apply)
  }
}

/** Gives the keyboard back to the text when a menu closes that left the text as it was. */
export function useBackToText(): () => void {
  const { frame } = useEditor()
  return () => onceGivenBack(() => frame.current?.focus())
}

/** Calls back when what is closing has given the focus back. */
function onceGivenBack(deed: () => void): void {
  const finish = () => {
    removeEventListener('focusin', look)
    removeEventListener('blur', finish)
    clearTimeout(timer)
    // The focus is on its way yet while its event is told.
    setTimeout(deed)
  }
  const look = ({ target }: FocusEvent) => {
    const isClosing =
      target instanceof Element && target.closest('[role=listbox], [role=menu], [role=dialog]')
    if (!isClosing) finish()
  }
  const timer = setTimeout(finish, GIVES_BACK_MS)
  addEventListener('focusin', look)
  // Firefox tells of no focus that comes to a frame, only that the window around it has lost it.
  addEventListener('blur', finish)
}
