import type { EditorMessage } from '../editor/messages.ts'
import { MARK_BUTTONS } from '../editor/text-tools.ts'

export interface TextShortcut {
  readonly label: EditorMessage
  readonly values?: Readonly<Record<string, number>>
  readonly chord: string
}

/** Keys of a text on the canvas, which its own key map (`canvas/text-session.ts`) reads. */
export const TEXT_SHORTCUTS: readonly TextShortcut[] = [
  ...MARK_BUTTONS.flatMap(({ label, shortcut }) =>
    shortcut ? [{ label, chord: shortcut.replace('Ctrl', 'Mod') }] : [],
  ),
  { label: 'link', chord: 'Mod+K' },
  { label: 'paragraph', chord: 'Mod+Alt+0' },
  ...[1, 2, 3, 4].map((level) => ({
    label: 'heading' as const,
    values: { level },
    chord: `Mod+Alt+${level}`,
  })),
  { label: 'slashMenu', chord: '/' },
  { label: 'selectedTools', chord: 'Alt+F10' },
]
