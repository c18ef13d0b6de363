import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { closePanel } from './close-panel.ts'
import type { Panel } from './editor-context.ts'

/** Media query of windows in which panels stand below the page and are opened one at a time. */
const NARROW = '(max-width: 900px)'

/** In narrow windows Escape and the back button close the panel that is open, before they do anything else. */
export function useClosingPanels(panel: Panel, showPanel: (panel: Panel) => void): void {
  const isOpen = () => panel !== 'none' && matchMedia(NARROW).matches

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Element && event.target.closest('[data-side]')
      if (event.key !== 'Escape' || event.defaultPrevented || !isInside || !isOpen()) return
      closePanel(panel, showPanel)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  useBlocker({
    shouldBlockFn({ action }) {
      const isClosing = action === 'BACK' && isOpen()
      if (isClosing) closePanel(panel, showPanel)
      return isClosing
    },
    enableBeforeUnload: false,
  })
}
