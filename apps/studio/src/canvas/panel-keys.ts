/** The keys that collapse the panels beside the page, wherever the keyboard is. */

/** Digits that are pressed with Ctrl and Shift. */
export const PANEL_KEYS = { add: 1, settings: 2 } as const

export type PanelKey = keyof typeof PANEL_KEYS

interface Press {
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** The panel that a press is about. By the key's place, since Shift makes other characters of digits on every keyboard. */
export function panelOfKey({
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Press): PanelKey | undefined {
  if (!((ctrlKey || metaKey) && shiftKey) || altKey) return undefined
  return (['add', 'settings'] as const).find((panel) => code === `Digit${PANEL_KEYS[panel]}`)
}
