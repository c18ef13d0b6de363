import { useEffect } from 'react'
import { panelOfKey } from '../canvas/panel-keys.ts'
import type { Visit } from './visit.ts'
import { togglePanel } from './workspace.ts'

/** Undo, redo, save and the panels by keyboard while the focus is on the studio's side. Fields keep their own undo. */
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
  const panel = panelOfKey(event)
  if (panel) return () => togglePanel(panel)
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 's') return () => void visit.flush()
  if (isTextField(event.target)) return undefined
  if (key === 'y' || (key === 'z' && event.shiftKey)) return visit.redo
  return key === 'z' ? visit.undo : undefined
}

/** Kinds of `input` that hold no text, and so have no undo of their own. */
const TEXTLESS = ['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest('input, textarea, [contenteditable]')
  return field instanceof HTMLInputElement ? !TEXTLESS.includes(field.type) : field !== null
}
