/** Keyboard shortcuts of the whole studio as one table: the keyboard is read by it, and the sheet lists it. */

import { chordOf } from '../canvas/shortcuts.ts'
import type { MessageId } from '../messages.ts'
import { showPalette } from './palette-store.ts'

interface StudioShortcut {
  readonly chord: string
  readonly label: MessageId
  /** Whether it is left to a text that the keyboard is in: all of them, or only texts with links. */
  readonly leftTo: 'fields' | 'richTexts'
  run(): void
}

export const STUDIO_SHORTCUTS: readonly StudioShortcut[] = [
  {
    chord: 'Mod+K',
    label: 'palette.open',
    leftTo: 'richTexts',
    run: () => showPalette('palette'),
  },
  { chord: '?', label: 'shortcuts.open', leftTo: 'fields', run: () => showPalette('shortcuts') },
]

const TEXTS = {
  fields: 'input, textarea, select, [contenteditable]',
  richTexts: '[contenteditable]',
}

/** Dialogs that have the keyboard while they are open. A message at the edge of the screen has the role without being one. */
const DIALOGS = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])'

/** The shortcut that a press means where the keyboard is; undefined where the press is somebody else's. */
export function studioShortcutOf(event: KeyboardEvent): StudioShortcut | undefined {
  if (event.defaultPrevented || event.isComposing || document.querySelector(DIALOGS))
    return undefined
  const { key, code, shiftKey: shift, altKey: alt } = event
  const chord = chordOf({ key, code, shift, alt, mod: event.ctrlKey || event.metaKey })
  const shortcut = STUDIO_SHORTCUTS.find((one) => one.chord === chord)
  const isTypedIn =
    shortcut && event.target instanceof Element && event.target.closest(TEXTS[shortcut.leftTo])
  return isTypedIn ? undefined : shortcut
}
