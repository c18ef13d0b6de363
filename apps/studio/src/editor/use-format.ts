import type { TextFormat } from '../canvas/protocol.ts'
import { useEditor } from './editor-context.ts'

/** Menus and dialogs give the focus back to their button first; the text takes it after that. */
const AFTER_CLOSING_MS = 80

export interface FormatOptions {
  readonly href?: string
  readonly newWindow?: boolean
  readonly isAfterClosing?: boolean
}

/** Formats the text being typed, and goes back to it. */
export function useFormat(): (format: TextFormat, options?: FormatOptions) => void {
  const { visit, frame } = useEditor()
  return (format, { href = '', newWindow = false, isAfterClosing = false } = {}) => {
    const apply = () => {
      frame.current?.focus()
      visit.link.send({ type: 'format', format, href, newWindow })
    }
    setTimeout(apply, isAfterClosing ? AFTER_CLOSING_MS : 0)
  }
}
