/** Keyboard shortcuts of the page's commands: the canvas carries them out, bars and menus show them. */

import type { CanvasCommand } from './protocol.ts'

/** The first one is shown. `Mod` is Control, or Command on a Mac. */
export const SHORTCUTS = {
  undo: ['Mod+Z'],
  redo: ['Mod+Shift+Z', 'Mod+Y'],
  save: ['Mod+S'],
  copy: ['Mod+C'],
  cut: ['Mod+X'],
  // The browser's own key: only its event brings what is on the clipboard.
  paste: ['Mod+V'],
  duplicate: ['Mod+D'],
  remove: ['Delete', 'Backspace'],
  selectAll: ['Mod+A'],
  hide: ['Mod+Shift+H'],
  lock: ['Mod+Shift+L'],
  group: ['Mod+G'],
  ungroup: ['Mod+Shift+G'],
  forward: ['Mod+]'],
  backward: ['Mod+['],
  front: ['Mod+Shift+]'],
  back: ['Mod+Shift+['],
  alignLeft: ['Alt+A'],
  alignCenter: ['Alt+H'],
  alignRight: ['Alt+D'],
  alignTop: ['Alt+W'],
  alignMiddle: ['Alt+V'],
  alignBottom: ['Alt+S'],
  distributeAcross: ['Alt+Shift+H'],
  distributeDown: ['Alt+Shift+V'],
  sectionUp: ['Alt+ArrowUp'],
  sectionDown: ['Alt+ArrowDown'],
  find: ['Mod+F'],
  palette: ['/'],
  // Asked for outside of a text, it is the studio's command palette.
  link: ['Mod+K'],
  // To the bar beside what is selected.
  tools: ['Alt+F10'],
  help: ['?'],
} as const satisfies { readonly [Name in CanvasCommand]?: readonly string[] }

export interface KeyPress {
  readonly key: string
  /** Place of the key, which Alt and Shift do not change. */
  readonly code?: string
  readonly shift: boolean
  readonly alt: boolean
  /** Control, or Command on a Mac. */
  readonly mod: boolean
}

const BRACKETS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' }

/** A press as shortcuts are written: "Mod+Shift+Z". */
export function chordOf({ key, code = '', shift, alt, mod }: KeyPress): string {
  const letter = alt && !mod ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  const bracket = mod ? BRACKETS[code] : undefined
  const name = letter ?? bracket ?? (key.length === 1 ? key.toUpperCase() : key)
  const isPlain = !(mod || alt)
  return [
    ...(mod ? ['Mod'] : []),
    ...(alt ? ['Alt'] : []),
    // Shift alone only makes another character of a key.
    ...(shift && !isPlain ? ['Shift'] : []),
    name,
  ].join('+')
}

const COMMANDS: ReadonlyMap<string, CanvasCommand> = new Map(
  Object.entries(SHORTCUTS).flatMap(([name, chords]) =>
    chords.map((chord) => [chord, name as CanvasCommand] as const),
  ),
)

/** The command of a press; undefined where the key is the browser's. */
export function commandOf(press: KeyPress): CanvasCommand | undefined {
  const name = COMMANDS.get(chordOf(press))
  return name === 'paste' ? undefined : name
}
