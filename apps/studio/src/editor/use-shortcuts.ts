import { useEffect } from 'react'
import type { Visit } from './visit.ts'

/** Undo, redo and save by keyboard while the focus is on the studio's side. Fields keep their own undo. */
export function useShortcuts(visit: Visit): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const deed = deedOf(event, visit)
      if (!deed) return
      event.preventDefault()
      deed()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [visit])
}

function deedOf(event: KeyboardEvent, visit: Visit): (() => void) | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 's') return () => void visit.flush()
  if (isField(event.target)) return undefined
  if (key === 'y' || (key === 'z' && event.shiftKey)) return visit.redo
  return key === 'z' ? visit.undo : undefined
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
}
