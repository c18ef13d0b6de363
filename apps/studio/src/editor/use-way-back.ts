import type { KeyboardEvent } from 'react'
import { useEditor } from './editor-context.ts'

/** Handler for keys in a bar over the canvas: Escape leads back to the page. */
export function useWayBack(): (event: KeyboardEvent) => void {
  const { visit, frame } = useEditor()
  return ({ key }) => {
    if (key !== 'Escape') return
    frame.current?.focus()
    visit.focusCanvas()
  }
}
