/** Formats of words as buttons and menus show them; the bar above the page and the one at the words share them. */

import { TEXT_COLORS, TEXT_SIZES } from '@sitewright/blocks/rich-text'
import {
  ALargeSmall,
  Bold,
  Code,
  type IconComponent,
  Italic,
  Palette,
  Strikethrough,
  Underline,
} from '@sitewright/ui/icons'
import type { TextFormat } from '../canvas/protocol.ts'
import type { EditorMessage } from './messages.ts'

export interface FormatButton {
  readonly format: TextFormat
  readonly label: EditorMessage
  readonly icon: IconComponent
  readonly shortcut?: string
}

export const MARK_BUTTONS: readonly FormatButton[] = [
  { format: 'bold', label: 'bold', icon: Bold, shortcut: 'Ctrl+B' },
  { format: 'italic', label: 'italic', icon: Italic, shortcut: 'Ctrl+I' },
  { format: 'underline', label: 'underline', icon: Underline, shortcut: 'Ctrl+U' },
  { format: 'strike', label: 'strike', icon: Strikethrough, shortcut: 'Ctrl+Shift+X' },
  { format: 'code', label: 'codeMark', icon: Code, shortcut: 'Ctrl+E' },
]

export interface NamedFormat {
  readonly format: 'color' | 'size'
  readonly label: EditorMessage
  readonly icon: IconComponent
  /** Names of the theme's, with what owners read; the empty one is that of the words around. */
  readonly names: readonly { readonly name: string; readonly label: EditorMessage }[]
}

const COLOR_LABELS: Readonly<Record<(typeof TEXT_COLORS)[number], EditorMessage>> = {
  accent: 'colorAccent',
  muted: 'colorMuted',
}
const SIZE_LABELS: Readonly<Record<(typeof TEXT_SIZES)[number], EditorMessage>> = {
  small: 'sizeSmall',
  large: 'sizeLarge',
  huge: 'sizeHuge',
}

export const NAMED_FORMATS: readonly NamedFormat[] = [
  {
    format: 'color',
    label: 'textColor',
    icon: Palette,
    names: [
      { name: '', label: 'colorText' },
      ...TEXT_COLORS.map((name) => ({ name, label: COLOR_LABELS[name] })),
    ],
  },
  {
    format: 'size',
    label: 'textSize',
    icon: ALargeSmall,
    names: [
      { name: '', label: 'sizeText' },
      ...TEXT_SIZES.map((name) => ({ name, label: SIZE_LABELS[name] })),
    ],
  },
]
