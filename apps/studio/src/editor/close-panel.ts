import { focusSoon } from '../focus-soon.ts'
import type { Panel } from './editor-context.ts'

/** Closes the panel that is open, and gives the keyboard back to the button that opens it. */
export function closePanel(panel: Panel, showPanel: (panel: Panel) => void): void {
  showPanel('none')
  focusSoon(`[data-opens="${panel}"]`)
}
