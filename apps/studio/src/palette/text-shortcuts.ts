import type { EditorMessage } from '../editor/messages.ts'

/** Keys of a text on the canvas, which its own key map (`canvas/text-session.ts`) reads. */
export const TEXT_SHORTCUTS: readonly { readonly label: EditorMessage; readonly chord: string }[] =
  [
    { label: 'bold', chord: 'Mod+B' },
    { label: 'italic', chord: 'Mod+I' },
    { label: 'underline', chord: 'Mod+U' },
    { label: 'link', chord: 'Mod+K' },
    { label: 'paragraph', chord: 'Mod+Alt+0' },
  ]
