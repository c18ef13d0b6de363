/** The keys that collapse the panels beside the page, wherever the keyboard is. */

/** Places of digits that are pressed with Ctrl and Shift. */
const PANELS: Readonly<Record<string, PanelKey>> = { Digit1: 'add', Digit2: 'settings' }

export type PanelKey = 'add' | 'settings'

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
  return (ctrlKey || metaKey) && shiftKey && !altKey ? PANELS[code] : undefined
}

/** The shortcut of a panel, as `SHORTCUTS` has those of commands. */
export function panelShortcut(panel: PanelKey): string {
  const [code = ''] = Object.entries(PANELS).find(([, name]) => name === panel) ?? []
  return `Mod+Shift+${code.replace('Digit', '')}`
}
