import { useEffect } from 'react'
import { panelOfKey } from '../canvas/panel-keys.ts'
import type { OpenDrafts } from './open-drafts.ts'
import { togglePanel } from './workspace.ts'

type Replayable = Pick<OpenDrafts, 'flush' | 'undo' | 'redo'>

/** Undo, redo and save by keyboard while the focus is on the studio's side. Fields keep their own undo. */
export function useShortcuts(drafts: Replayable): void {
  useKeys((event) => deedOf(event, drafts))
}

/** The panels beside the page by keyboard. */
export function usePanelShortcuts(): void {
  useKeys((event) => {
    const panel = panelOfKey(event)
    return panel && (() => togglePanel(panel))
  })
}

function useKeys(deedFor: (event: KeyboardEvent) => (() => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const deed = deedFor(event)
      if (!deed) return
      event.preventDefault()
      deed()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

function deedOf(event: KeyboardEvent, drafts: Replayable): (() => void) | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 's') return () => void drafts.flush()
  if (isTextField(event.target)) return undefined
  if (key === 'y' || (key === 'z' && event.shiftKey)) return drafts.redo
  return key === 'z' ? drafts.undo : undefined
}

/** Kinds of `input` that hold no text, and so have no undo of their own. */
const TEXTLESS = ['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']

/** Whether keys are typed into a text there, which has an undo of its own. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest('input, textarea, [contenteditable]')
  return field instanceof HTMLInputElement ? !TEXTLESS.includes(field.type) : field !== null
}
