import { useEffect } from 'react'
import type { Visit } from './visit.ts'

/**
 * Undo, redo and save by keyboard while the focus is on the studio's side; `steps` are those of the page, or of its look.
 * Fields keep their own undo.
 */
export function useShortcuts(visit: Visit, steps: Pick<Visit, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const deed = deedOf(event, visit, steps)
      if (!deed) return
      event.preventDefault()
      deed()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [visit, steps])
}

function deedOf(
  event: KeyboardEvent,
  visit: Visit,
  { undo, redo }: Pick<Visit, 'undo' | 'redo'>,
): (() => void) | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 's') return () => void visit.flush()
  if (isField(event.target)) return undefined
  if (key === 'y' || (key === 'z' && event.shiftKey)) return redo
  return key === 'z' ? undo : undefined
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
}
